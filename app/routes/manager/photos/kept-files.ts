/** Chosen photos that the server does not have yet, on this device: a reload or a lost line does not lose them. */
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Chosen, UploadWorld } from './uploader.ts';

/** A browser that keeps nothing, or is full, only loses what a reload would. */
async function tried<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export function keptFiles(site: string): UploadWorld['store'] {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(`vetrina.photos.${site}`, 'chosen'));
  /** When each was chosen, because keys have no order. */
  let at = Date.now();
  return {
    all: () =>
      tried(async () => {
        const kept = await entries<string, Chosen & { at: number }>(store());
        return kept.map(([, chosen]) => chosen).toSorted((a, b) => a.at - b.at);
      }, []),
    keep: (chosen) => tried(() => set(chosen.id, { ...chosen, at: (at += 1) }, store()), undefined),
    drop: (id) => tried(() => del(id, store()), undefined),
  };
}
