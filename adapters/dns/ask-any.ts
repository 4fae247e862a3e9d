import type { Answer } from 'dns-packet';
import { ask, type AskType, type Server } from './ask.ts';

/** The next server is asked where one does not answer, each `tries` times at most. Throws what the last one failed with. */
export async function askAny(
  servers: readonly Server[],
  name: string,
  type: AskType,
  { timeoutMs, tries = 1 }: { timeoutMs: number; tries?: number },
): Promise<Answer[]> {
  let last: unknown = new Error('no resolver is known');
  for (let each = 0; each < tries * servers.length; each++) {
    try {
      return await ask(servers[each % servers.length] as Server, name, type, timeoutMs);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
