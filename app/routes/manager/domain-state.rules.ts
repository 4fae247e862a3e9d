import type { ManagedOrder } from '../../../modules/reports/schemas.ts';

export type DomainEntryView = ManagedOrder['domains'][number];

/** Key under manager:domains.state of the sentence that says how a name stands. */
export function domainState({ state, kind, waits_for: waits, mail_question: question }: DomainEntryView) {
  if (state === 'submitted' || state === 'wanted') {
    if (question) return 'waits-word' as const;
    if (waits) return `waits-${waits}` as const;
    return kind === 'transfer' ? 'transferring' : 'registering';
  }
  return state === 'replaced' || state === 'refunded' ? 'refunding' : state;
}
