/**
 * What the owner wrote on its way to the draft, unit by unit (owner.md 5). Pure: who calls it keeps the clock, the wire and
 * the tab's memory. Nothing that was written leaves it before the server holds it or the owner decided otherwise.
 */
import type { DraftAnswer, UnitView } from '../../../../modules/editor/schemas.ts';
import { sameValue, sameWords } from './same-value.ts';

/** Sent again under the same id until it is answered: the server knows an id that it has seen. */
export interface Op {
  op_id: string;
  unit: string;
  from: string;
  /** null: back to what the page gives. */
  value: unknown;
}
/** An owner's value of a unit, null where the page speaks, and its hash. */
interface Base {
  hash: string;
  value: unknown;
}
/** What another device wrote meanwhile. */
export interface Other extends Base {
  by: string | null;
  at: string | null;
}
export interface Refusal {
  code: string;
  message: string;
}
export interface Edit {
  /** What stood there when the owner began: the server takes the words only if it still does. */
  base: Base;
  /** On its way, and perhaps there already. */
  sent: Op | null;
  /** Written since. */
  next: { value: unknown } | null;
  other: Other | null;
  /** Why `next` is not taken; it is not sent as it is. */
  refusal: Refusal | null;
  /** The caret is in it: what another device writes is shown beside it, not under the hand. */
  open: boolean;
}
export interface Queue {
  rev: number;
  views: ReadonlyMap<string, UnitView>;
  edits: ReadonlyMap<string, Edit>;
}

/** Of a unit that nobody has written: what `hashOf` makes of nothing. */
export const HASH_OF_NONE = 'e3b0c44298fc1c149afbf4c8996fb924';

export const newQueue = (draft: { rev: number; units: readonly UnitView[] }): Queue => ({
  rev: draft.rev,
  views: new Map(draft.units.map((view) => [view.unit, view])),
  edits: new Map(),
});

const baseOf = (view: UnitView | undefined): Base => ({
  hash: view?.hash ?? HASH_OF_NONE,
  value: view?.own ? view.value : null,
});
const otherOf = (view: UnitView): Other => ({ ...baseOf(view), by: view.by, at: view.at });

const waits = ({ sent, next, other }: Edit) => sent !== null || next !== null || other !== null;

function withEdit(queue: Queue, unit: string, edit: Edit): Queue {
  const edits = new Map(queue.edits);
  if (waits(edit) || edit.open) edits.set(unit, edit);
  else edits.delete(unit);
  return { ...queue, edits };
}

const editOf = (queue: Queue, unit: string): Edit =>
  queue.edits.get(unit) ?? {
    base: baseOf(queue.views.get(unit)),
    sent: null,
    next: null,
    other: null,
    refusal: null,
    open: false,
  };

/** What the owner wants there: their own words, or null for those of the page. */
export function wanted(queue: Queue, unit: string): unknown {
  const { base, sent, next } = editOf(queue, unit);
  if (next) return next.value;
  return sent ? sent.value : base.value;
}

/** What the draft is to show: the owner's value, else what the page gives. */
export const shownValue = (queue: Queue, unit: string): unknown =>
  wanted(queue, unit) ?? queue.views.get(unit)?.derived ?? null;

/** The caret comes into the field of this unit. */
export const enter = (queue: Queue, unit: string): Queue =>
  withEdit(queue, unit, { ...editOf(queue, unit), open: true });

/** The caret goes; where nothing was written, what another device wrote meanwhile stands. */
export function leave(queue: Queue, unit: string): Queue {
  const edit = queue.edits.get(unit);
  if (!edit) return queue;
  return withEdit(queue, unit, { ...edit, open: false, other: edit.next ? edit.other : null });
}

/** The owner wrote `value` (null: back to what the page gives). With a `refusal` it is kept here and not sent. */
export function write(queue: Queue, unit: string, value: unknown, refusal: Refusal | null = null): Queue {
  const edit = editOf(queue, unit);
  const before = edit.sent ? edit.sent.value : edit.base.value;
  const isBack = edit.other === null && sameValue(value, before);
  return withEdit(queue, unit, { ...edit, next: isBack ? null : { value }, refusal: isBack ? null : refusal });
}

const isSendable = (edit: Edit) =>
  edit.sent !== null || (edit.next !== null && edit.other === null && edit.refusal === null);

export const hasUnsent = (queue: Queue): boolean => [...queue.edits.values()].some(isSendable);
export const isSaved = (queue: Queue): boolean => ![...queue.edits.values()].some(waits);

/** The next ops, `most` at once; those that were sent before and not answered go again as they were. */
export function takeBatch(queue: Queue, newId: () => string, most: number): { queue: Queue; ops: Op[] } {
  const ops: Op[] = [];
  let taken = queue;
  for (const [unit, edit] of queue.edits) {
    if (ops.length === most) break;
    if (!isSendable(edit)) continue;
    const sent = edit.sent ?? { op_id: newId(), unit, from: edit.base.hash, value: edit.next?.value ?? null };
    ops.push(sent);
    if (!edit.sent) taken = withEdit(taken, unit, { ...edit, sent, next: null });
  }
  return { queue: taken, ops };
}

/** What the server said to these ops. Those that it says nothing of stay on their way. */
export function answered(queue: Queue, ops: readonly Op[], answer: DraftAnswer): Queue {
  let next = withChanged(queue, answer);
  for (const op of ops) {
    const edit = next.edits.get(op.unit);
    if (edit?.sent?.op_id !== op.op_id) continue;
    const back = { ...edit, sent: null, next: edit.next ?? { value: op.value } };
    const other = answer.conflicts.find(({ op_id }) => op_id === op.op_id);
    const refusal = answer.refused.find(({ op_id }) => op_id === op.op_id);
    if (other) next = withEdit(next, op.unit, meet(back, other));
    else if (refusal) next = withEdit(next, op.unit, { ...back, refusal: edit.next ? edit.refusal : refusal });
    else if (answer.applied.includes(op.op_id)) {
      const there = { ...edit, sent: null, base: { hash: '', value: op.value } };
      next = withEdit(next, op.unit, seen(there, next.views.get(op.unit)));
    }
  }
  for (const { unit } of answer.changed) {
    const edit = next.edits.get(unit);
    if (edit && !edit.sent) next = withEdit(next, unit, seen(edit, next.views.get(unit)));
  }
  return next;
}

const withChanged = (queue: Queue, { rev, changed }: DraftAnswer): Queue => ({
  ...queue,
  rev,
  views: new Map([...queue.views, ...changed.map((view) => [view.unit, view] as const)]),
});

/** What the server says of a unit by now; a value that the owner has not seen was written by somebody else. */
function seen(edit: Edit, view: UnitView | undefined): Edit {
  const now = baseOf(view);
  if (sameValue(now.value, edit.base.value)) return { ...edit, base: now };
  // What was typed, as the server keeps it: nobody else wrote, and under the caret no space goes.
  if (sameWords(now.value, edit.base.value)) {
    const isTyping = edit.open || edit.next !== null;
    return { ...edit, base: isTyping ? { ...now, value: edit.base.value } : now };
  }
  return view ? meet(edit, otherOf(view)) : edit;
}

/** Where both wrote the same, or the owner nothing, there is nothing to decide. */
function meet(edit: Edit, { value, hash, by, at }: Other): Edit {
  const settled = { ...edit, base: { hash, value }, other: null };
  if (edit.next && sameValue(edit.next.value, value)) return { ...settled, next: null, refusal: null };
  return edit.next || edit.open ? { ...edit, other: { value, hash, by, at } } : settled;
}

/** The owner has seen both: `mine` goes over the other one, or `theirs` stays. */
export function choose(queue: Queue, unit: string, which: 'mine' | 'theirs'): Queue {
  const edit = queue.edits.get(unit);
  if (!edit?.other) return queue;
  const { hash, value } = edit.other;
  const settled = { ...edit, base: { hash, value }, other: null };
  if (which === 'theirs') return withEdit(queue, unit, { ...settled, next: null, refusal: null });
  return withEdit(queue, unit, { ...settled, next: edit.next ?? { value: edit.base.value } });
}

/** The answer to an act on the whole draft (undo, restore): what it changed is what the owner asked for. */
export function acted(queue: Queue, answer: DraftAnswer): Queue {
  let next = withChanged(queue, answer);
  for (const view of answer.changed) {
    const edit = next.edits.get(view.unit);
    if (!edit || edit.sent) continue;
    next = withEdit(next, view.unit, edit.next ? seen(edit, view) : { ...edit, base: baseOf(view) });
  }
  return next;
}

export type Stored = readonly (Pick<Edit, 'base' | 'sent' | 'next'> & { unit: string })[];

/** What a reload must not lose. */
export const toStore = (queue: Queue): Stored =>
  [...queue.edits]
    .filter(([, edit]) => edit.sent !== null || edit.next !== null)
    .map(([unit, { base, sent, next }]) => ({ unit, base, sent, next }));

export const withStored = (queue: Queue, stored: Stored): Queue =>
  stored.reduce((all, { unit, ...kept }) => withEdit(all, unit, { ...editOf(all, unit), ...kept }), queue);
