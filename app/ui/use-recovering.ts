import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { getJson } from './api.ts';
import type { Visit } from './use-operator.ts';

/** Once an operator resumed selling, nothing but a start of the product closes it again: this visit has heard of it. */
let over = false;
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function ask(): Promise<void> {
  // Fetched by whoever asks: every screen carries this file, and hardly any ever does.
  const { readiness } = await import('../../platform/answers.ts');
  // No answer, or one that says "not ready": nothing is known to be over.
  const answer = await getJson('/readyz', readiness).catch(() => ({ recovering: true }));
  over = !answer.recovering;
  for (const listener of listeners) listener();
}

/**
 * Whether a restored installation is still compared with its vendors. `everyMs`: so often the server is asked whether that
 * is over, beside the loaders, because a screen whose loader fails is taken away; a line that is broken changes nothing.
 */
export function useRecovering(everyMs: number | null = null): boolean {
  // Absent where the root loader itself has failed.
  const told = useRouteLoaderData<Visit>('root')?.recovering ?? false;
  const heard = useSyncExternalStore(
    subscribe,
    () => over,
    () => false,
  );
  const recovering = told && !heard;
  useEffect(() => {
    if (!recovering || everyMs === null) return undefined;
    const timer = setInterval(() => void ask(), everyMs);
    return () => clearInterval(timer);
  }, [recovering, everyMs]);
  return recovering;
}
