import type { Store } from './store.ts';

/** What can go wrong on the wire. `…-before`: nothing happened at the registrar; `…-after`: it did, and the answer is lost or spoiled.
 * `slow` acts at once and answers after 30 seconds; `rubbish`, `wrong-shape` and `truncated` act too. */
export const FAULT_KINDS = [
  'error-before',
  'error-after',
  'no-answer-before',
  'no-answer-after',
  'slow',
  'reset-before',
  'reset-after',
  'throttled',
  'rubbish',
  'wrong-shape',
  'truncated',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** A call's name or `*`. */
  action: string;
  kind: FaultKind;
  times: number;
}

const ORDERS = new Set(['RegisterDomain', 'TransferDomain']);

/** The fault of this call, if any: a switch set by a person comes first and is used up, then the name's own. */
export function takeFault(store: Store, action: string, domain: string): FaultKind | null {
  const set = store.state.faults.find((f) => f.action === action || f.action === '*');
  if (set) {
    set.times -= 1;
    store.state.faults = store.state.faults.filter((f) => f.times > 0);
    store.save();
    return set.kind;
  }
  if (domain.includes('errore500')) return 'error-before';
  if (domain.includes('spazzatura')) return 'rubbish';
  if (domain.includes('limite')) return 'throttled';
  if (!ORDERS.has(action)) return null;
  if (domain.includes('timeout')) return 'no-answer-after';
  if (domain.includes('inciampo') && store.count(`${action} ${domain}`) === 1) return 'error-before';
  return null;
}
