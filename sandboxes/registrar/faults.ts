import type { FaultKind } from './fault-kinds.ts';
import type { Store } from './store.ts';

const ORDERS = new Set(['RegisterDomain', 'TransferDomain']);

/** The fault of this call, if any: a switch set by a person comes first and is used up, then the name's own. */
export function takeFault(store: Store, action: string, domain: string): FaultKind | null {
  const set = store.state.faults.find(
    (f) => (f.action === action || f.action === '*') && (f.domain === undefined || f.domain === domain),
  );
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
