/** Sends what waits among the uploads: one at a time, again after a failure, and after the page was loaded anew. */
import type { PhotoAnswer } from '../../../../modules/editor/schemas.ts';
import { failed, nextOf, refused, sending, upload, withFiles, without, type Uploads } from './uploads.ts';

/** Waits after one failure, two, three …; the last for all further ones. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Of these the file is the fault, and no other try helps. */
const OF_THE_FILE = [400, 409, 413, 422];

export interface Failure {
  code: string;
  /** Null where no answer came. */
  status: number | null;
  fields: Readonly<Record<string, string>>;
}
/** A file that a person chose, and what is known of it. */
export interface Chosen {
  id: string;
  name: string;
  file: Blob;
}
/** What the uploader needs of the world; a test plays it. */
export interface UploadWorld {
  /** Makes it smaller where the device can. */
  shrink: (file: Blob) => Promise<Blob>;
  /** Into the draft. Rejects with something that `failureOf` describes. */
  send: (
    photo: { id: string; file: Blob },
    told: { progress: (share: number) => void; signal: AbortSignal },
  ) => Promise<PhotoAnswer>;
  failureOf: (error: unknown) => Failure;
  /** Runs `act` later; returns how to call it off. */
  later: (act: () => void, ms: number) => () => void;
  newId: () => string;
  /** What a reload must not lose, as far as the device keeps it. */
  store: {
    all: () => Promise<Chosen[]>;
    keep: (chosen: Chosen) => Promise<void>;
    drop: (id: string) => Promise<void>;
  };
}
export type Uploader = ReturnType<typeof newUploader>;

export function newUploader(world: UploadWorld) {
  const listeners = new Set<() => void>();
  const files = new Map<string, Blob>();
  let uploads: Uploads = [];
  let busy: { id: string; stop: AbortController } | null = null;
  let callOff: (() => void) | null = null;
  let failures = 0;

  function set(next: Uploads): void {
    uploads = next;
    for (const tell of listeners) tell();
  }
  function drop(id: string): void {
    files.delete(id);
    set(without(uploads, id));
    void world.store.drop(id);
  }
  function plan(): void {
    callOff?.();
    callOff = world.later(
      () => {
        callOff = null;
        void work();
      },
      AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? 0,
    );
  }

  async function work(): Promise<void> {
    callOff?.();
    callOff = null;
    for (;;) {
      const next = nextOf(uploads);
      if (busy || !next) return;
      const file = files.get(next.id);
      if (!file) return;
      busy = { id: next.id, stop: new AbortController() };
      const isThrough = await one(next.id, file, busy.stop.signal);
      busy = null;
      if (!isThrough) return plan();
    }
  }

  /** One file; false where the line failed. */
  async function one(id: string, file: Blob, signal: AbortSignal): Promise<boolean> {
    set(sending(uploads, id));
    try {
      const small = await world.shrink(file);
      if (!signal.aborted && small !== file) files.set(id, small);
      if (signal.aborted) return true;
      await world.send(
        { id, file: small },
        { signal, progress: (share) => !signal.aborted && set(sending(uploads, id, share)) },
      );
      failures = 0;
      drop(id);
    } catch (error) {
      // Taken off the list while it was on its way.
      if (signal.aborted) return true;
      const { code, status, fields } = world.failureOf(error);
      if (status === null || !OF_THE_FILE.includes(status)) {
        failures += 1;
        set(failed(uploads, id, code));
        return false;
      }
      failures = 0;
      set(refused(uploads, id, code, fields.photo ?? null));
      void world.store.drop(id);
    }
    return true;
  }

  function take(chosen: readonly Chosen[]): void {
    for (const { id, file } of chosen) if (!files.has(id)) files.set(id, file);
    set(
      withFiles(
        uploads,
        chosen.map(({ id, name }) => upload(id, name)),
      ),
    );
    void work();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => uploads,
    /** Sends them, in their order; they are kept until they are there. */
    add: (given: readonly File[]): void => {
      const chosen = given.map((file) => ({ id: world.newId(), name: file.name, file }));
      for (const each of chosen) void world.store.keep(each);
      take(chosen);
    },
    /** What did not arrive before the page was left. */
    recall: async (): Promise<void> => take(await world.store.all()),
    /** Off the list; nothing of it is sent any more. */
    cancel(id: string): void {
      if (busy?.id === id) busy.stop.abort();
      drop(id);
    },
    /** At once, whatever it waits for. */
    retry: (): void => void work(),
  };
}
