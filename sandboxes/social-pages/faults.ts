import { HTTPException } from 'hono/http-exception';
import { endedToken, GraphError, MERGED_INTO, migrated, missingNode, passing, throttled } from './graph-error.ts';
import type { PageFault } from './page-types.ts';

export const CALLS = ['search', 'read', 'media', 'login', 'accounts', 'subscribe'] as const;
export const FAULTS = ['server-error', 'stall', 'rubbish', 'throttled', 'transient'] as const;
export type Call = (typeof CALLS)[number];
export type Fault = (typeof FAULTS)[number];
export interface Switch {
  fault: Fault | null;
  /** How many calls still fail; null for all of them. */
  times: number | null;
}

/** What a person types to see the search itself fail. */
const QUERIES: Record<string, PageFault> = {
  'errore ricerca': 'server-error',
  'ricerca lenta': 'stall',
  'ricerca spazzatura': 'rubbish',
  'limite ricerca': 'throttled',
};
/** Faults of the answer itself: see misshape.ts and pictures.ts. */
const ANSWERED: ReadonlySet<PageFault> = new Set(['another-page', 'seen-unpublished', 'misshapen', 'pictures-expired']);
const STALL_MS = 60_000;

/** Failure on demand: switches for every call of a kind, and what a sentinel page does when it is read. */
export function createFaults() {
  const none = (): Record<Call, Switch> => ({
    search: { fault: null, times: null },
    read: { fault: null, times: null },
    media: { fault: null, times: null },
    login: { fault: null, times: null },
    accounts: { fault: null, times: null },
    subscribe: { fault: null, times: null },
  });
  let switches = none();
  const failedOnce = new Set<string>();

  return {
    state: () => structuredClone(switches),
    reset: () => {
      switches = none();
      failedOnce.clear();
    },
    set(call: Call, fault: Fault | null, times: number | null) {
      switches[call] = { fault, times };
    },
    /** Throws, stalls or passes, as the switch for this kind of call says. */
    async meet(call: Call, signal: AbortSignal): Promise<void> {
      const { fault, times } = switches[call];
      if (!fault) return;
      if (times !== null) switches[call] = times > 1 ? { fault, times: times - 1 } : { fault: null, times: null };
      await fail(fault === 'transient' ? 'transient-once' : fault, signal);
    },
    /** The same for a search that is a sentinel itself. */
    async meetQuery(query: string, signal: AbortSignal): Promise<void> {
      const fault = QUERIES[query.trim().toLowerCase()];
      if (fault) await this.meetPage(query, fault, signal);
    },
    /** The same for a sentinel page; 'transient-once' fails on every odd read. */
    async meetPage(id: string, fault: PageFault | null | undefined, signal: AbortSignal): Promise<void> {
      if (!fault || ANSWERED.has(fault)) return;
      if (fault === 'gone') throw missingNode(id);
      if (fault === 'moved' && id !== MERGED_INTO) throw migrated(id);
      if (fault === 'moved') return;
      if (fault === 'token-ended') throw endedToken();
      if (fault === 'transient-once' && failedOnce.delete(id)) return;
      if (fault === 'transient-once') failedOnce.add(id);
      await fail(fault, signal);
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

async function fail(fault: PageFault, signal: AbortSignal) {
  if (fault === 'throttled') throw throttled();
  if (fault === 'transient-once') throw passing();
  if (fault === 'server-error') throw new GraphError(1, 'An unknown error has occurred.', { status: 500 });
  if (fault === 'rubbish')
    throw new HTTPException(200, {
      res: new Response('<!doctype html><p>Sorry, something went wrong.</p>{"data":[', {
        headers: { 'content-type': 'text/html' },
      }),
    });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, STALL_MS);
    timer.unref();
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
