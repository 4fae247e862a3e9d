import type { Change } from '../desk.ts';
import type { Charge } from '../objects/charge.ts';
import { buildDispute, buildFraudWarning, buildMovement, type Dispute } from '../objects/dispute.ts';

function move(change: Change, dispute: Dispute, amount: number) {
  const { currency } = dispute;
  dispute.balance_transactions.push(buildMovement({ dispute: dispute.id, amount, currency, created: change.now }));
}

/** The holder's bank takes the money back; of an inquiry it only asks. */
export function openDispute(change: Change, charge: Charge, how: { inquiry: boolean; reason: string }): Dispute {
  const { state, emit } = change;
  const dispute = buildDispute({ charge, ...how, created: change.now });
  state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  if (!how.inquiry) move(change, dispute, -dispute.amount);
  emit('charge.dispute.created', dispute);
  if (!how.inquiry) emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function warnOfFraud(change: Change, charge: Charge): void {
  change.emit('radar.early_fraud_warning.created', buildFraudWarning(charge, change.now));
}

export const isOpen = (dispute: Dispute) => /needs_response|under_review/.test(dispute.status);

/** The bank's judgement, or the merchant's giving in. */
export function closeDispute(change: Change, dispute: Dispute, outcome: 'won' | 'lost'): void {
  const before = dispute.status;
  const inquiry = dispute.payment_method_details.card.case_type === 'inquiry';
  dispute.status = inquiry ? 'warning_closed' : outcome;
  if (!inquiry && outcome === 'won') {
    move(change, dispute, dispute.amount);
    change.emit('charge.dispute.funds_reinstated', dispute);
  }
  change.emit('charge.dispute.updated', dispute, { status: before });
  change.emit('charge.dispute.closed', dispute);
}

/** The vendor's test mode judges at once by these two texts; any other evidence waits for the control page. */
export function submitEvidence(change: Change, dispute: Dispute): void {
  const text = dispute.evidence.uncategorized_text;
  Object.assign(dispute.evidence_details, {
    has_evidence: true,
    submission_count: dispute.evidence_details.submission_count + 1,
    submission_method: 'manual',
  });
  if (text === 'winning_evidence') closeDispute(change, dispute, 'won');
  else if (text === 'losing_evidence') closeDispute(change, dispute, 'lost');
  else {
    const before = dispute.status;
    dispute.status = 'under_review';
    change.emit('charge.dispute.updated', dispute, { status: before });
  }
}
