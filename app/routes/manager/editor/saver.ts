/** Sends what waits in the queue: 400 ms after the last letter, five seconds after the first at the latest, on leave, again after a failure, and when the page goes. */
import type { DraftAnswer, DraftView } from '../../../../modules/editor/schemas.ts';
import {
  acted,
  answered,
  hasUnsent,
  isSaved,
  newQueue,
  takeBatch,
  toStore,
  withStored,
  type Op,
  type Queue,
  type Stored,
} from './save-queue.ts';

const PAUSE_MS = 400;
/** Whoever writes without a pause is saved all the same. */
const LATEST_MS = 5000;
/** Waits after one failure, two, three …; the last for all further ones. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Far below what the call takes: a batch that is sent while the page goes must fit into 64 kB. */
const MOST_AT_ONCE = 20;

/** `held`: all that could be sent was; something waits for the owner's word. `stopped`: asking again would change nothing. */
export type SaveState = 'saved' | 'saving' | 'failing' | 'held' | 'stopped';
export interface Snapshot {
  queue: Queue;
  state: SaveState;
  /** Code of what stops the saving, beside the line itself. */
  problem: string | null;
  changes: number;
  can: DraftAnswer['can'];
  /** What whoever edits may do with the site. */
  may: DraftView['may'];
  languages: DraftAnswer['languages'];
}

/** What the saver needs of the world; a test plays it. */
export interface World {
  /** Rejects with something that `codeOf` names. `leaving`: the page goes, nobody waits for the answer. */
  send: (rev: number, ops: readonly Op[], leaving: boolean) => Promise<DraftAnswer>;
  codeOf: (error: unknown) => { code: string; isRefused: boolean; isFinal: boolean };
  /** Runs `act` later; returns how to call it off. */
  later: (act: () => void, ms: number) => () => void;
  newId: () => string;
  store: { read: () => Stored; write: (stored: Stored) => void };
}
export type Saver = ReturnType<typeof newSaver>;

export function newSaver(draft: DraftView, world: World) {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = {
    queue: newQueue(draft),
    state: 'saved',
    problem: null,
    changes: draft.changes,
    can: draft.can,
    may: draft.may,
    languages: draft.languages,
  };
  let turn = Promise.resolve(true);
  let callOff: (() => void) | null = null;
  let callOffLatest: (() => void) | null = null;
  let failures = 0;
  let isStopped = false;
  let most = MOST_AT_ONCE;
  snapshot.state = stateOf(snapshot.queue);

  function set(part: Partial<Snapshot>): void {
    const next = { ...snapshot, ...part };
    if (part.queue) world.store.write(toStore(part.queue));
    snapshot = { ...next, state: stateOf(next.queue) };
    for (const tell of listeners) tell();
  }
  function stateOf(queue: Queue): SaveState {
    if (isSaved(queue)) return 'saved';
    if (!hasUnsent(queue)) return 'held';
    if (isStopped) return 'stopped';
    return failures > 0 ? 'failing' : 'saving';
  }

  function plan(ms: number): void {
    callOff?.();
    callOff = world.later(() => {
      callOff = null;
      void flush();
    }, ms);
  }

  /** One batch; true when it was answered. */
  async function once(): Promise<boolean> {
    const { queue, ops } = takeBatch(snapshot.queue, world.newId, most);
    if (ops.length === 0) return true;
    set({ queue });
    try {
      take(ops, await world.send(queue.rev, ops, false));
    } catch (error) {
      const { code, isRefused, isFinal } = world.codeOf(error);
      const [op] = ops;
      if (isRefused && op && ops.length === 1) {
        const { changes, can, languages } = snapshot;
        const refused = [{ op_id: op.op_id, unit: op.unit, code, message: '' }];
        take(ops, { rev: queue.rev, applied: [], refused, conflicts: [], changed: [], changes, can, languages });
      } else {
        // One bad value must not hold up the others: the next ones go singly.
        if (isRefused) most = 1;
        failures += 1;
        isStopped = isFinal;
        set({ problem: code });
      }
    }
    return failures === 0;
  }
  function take(ops: readonly Op[], answer: DraftAnswer): void {
    failures = 0;
    isStopped = false;
    most = MOST_AT_ONCE;
    const { changes, can, languages } = answer;
    set({ queue: answered(snapshot.queue, ops, answer), problem: null, changes, can, languages });
  }

  /** Sends until nothing waits or the line fails, and then later again. True when everything is there. */
  async function flush(): Promise<boolean> {
    callOff?.();
    callOffLatest?.();
    callOff = callOffLatest = null;
    // One batch at a time: what is written meanwhile goes on from what that one comes to.
    do turn = turn.then(once);
    while ((await turn) && hasUnsent(snapshot.queue));
    if (hasUnsent(snapshot.queue) && !isStopped) plan(AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? PAUSE_MS);
    return isSaved(snapshot.queue);
  }

  return {
    /** What this tab wrote before it was loaded anew. */
    recall(): void {
      set({ queue: withStored(snapshot.queue, world.store.read()) });
      if (hasUnsent(snapshot.queue)) void flush();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    flush,
    /** A change of the queue by hand; it is sent after a pause, or at once. */
    change(act: (queue: Queue) => Queue, when: 'pause' | 'now'): void {
      set({ queue: act(snapshot.queue) });
      if (!hasUnsent(snapshot.queue)) return;
      if (when === 'now') void flush();
      else if (failures === 0) {
        plan(PAUSE_MS);
        callOffLatest ??= world.later(() => void flush(), LATEST_MS);
      }
    },
    /** An act on the whole draft, with the revision that it is meant for; everything written goes before it. */
    async act<T extends DraftAnswer>(call: (rev: number) => Promise<T>): Promise<T> {
      await flush();
      const answer = await call(snapshot.queue.rev);
      const { changes, can, languages } = answer;
      set({ queue: acted(snapshot.queue, answer), changes, can, languages });
      return answer;
    },
    /** The draft as it stands on the server by now. */
    renew(fresh: DraftView): void {
      const { rev, units: changed, changes, can, languages } = fresh;
      const answer = { rev, changed, changes, can, languages, applied: [], refused: [], conflicts: [] };
      set({ queue: answered(snapshot.queue, [], answer), changes, can, languages });
    },
    /** The page goes: what waits is sent, and stays in the tab's memory until an answer is heard. */
    depart(): void {
      const { queue, ops } = takeBatch(snapshot.queue, world.newId, MOST_AT_ONCE);
      if (ops.length === 0) return;
      set({ queue });
      void world.send(queue.rev, ops, true).catch(() => undefined);
    },
  };
}
