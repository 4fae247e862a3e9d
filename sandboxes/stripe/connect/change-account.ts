import type { Desk } from '../desk.ts';
import { buildRequirement, type Account, type CapabilityStatus } from '../objects/account.ts';
import { buildThinEvent } from '../objects/thin-event.ts';

const CAPABILITY = 'v2.core.account[configuration.merchant].capability_status_updated';
const REQUIREMENTS = 'v2.core.account[requirements].updated';

/** Tells those who hear of accounts; what has become of it they ask. */
export function tellOf(desk: Desk, account: Account, ...types: string[]): void {
  const created = new Date(desk.now()).toISOString();
  const told = types.map((type) => buildThinEvent({ type, account: account.id, context: account.id, created }));
  for (const event of told) desk.state.thinEvents.set(event.id, event);
  desk.store.touch();
  desk.webhooks.enqueue(told.map(({ id }) => id));
}

/** The vendor has looked at the papers, or changed its mind. */
export function setCapability(desk: Desk, account: Account, status: CapabilityStatus): void {
  if (account.card === status || account.closed) return;
  account.card = status;
  account.requirements =
    status === 'restricted'
      ? [buildRequirement('identity.individual.documents.primary_verification', 'user')]
      : status === 'pending'
        ? [buildRequirement('identity.individual.documents.primary_verification', 'stripe')]
        : [];
  tellOf(desk, account, CAPABILITY, REQUIREMENTS);
}

/** Whoever runs it leaves, or we let go of it: nothing more is possible in its name. */
export function closeAccount(desk: Desk, account: Account): void {
  if (account.closed) return;
  Object.assign(account, { closed: true, applied_configurations: [], card: null, requirements: [] });
  tellOf(desk, account, 'v2.core.account.closed');
}

/** What the papers of somebody with this address come to; a second try brings what was wanted. */
export function outcomeOf({ contact_email: mail, requirements }: Account): CapabilityStatus {
  const name = (mail ?? '').split('@')[0] ?? '';
  if (name === 'payments-rejected') return 'rejected';
  if (name === 'payments-pending') return 'pending';
  const isFirst = requirements.some(({ description }) => description.includes('terms_of_service'));
  return name === 'payments-wanted' && isFirst ? 'restricted' : 'active';
}

/** The form of the onboarding was sent. */
export function takePapers(desk: Desk, account: Account): void {
  const outcome = outcomeOf(account);
  if (outcome !== account.card) return setCapability(desk, account, outcome);
  account.requirements = [buildRequirement('identity.individual.documents.primary_verification', 'user')];
  tellOf(desk, account, REQUIREMENTS);
}
