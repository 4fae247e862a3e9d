import { randomBytes, randomUUID } from 'node:crypto';
import type { Domain } from './store.ts';
import type { World } from './world.ts';

const DAY = 24 * 3600 * 1000;
/** Days after the expiry in which the old holder can still renew; sources in DIFFERENCES.md. */
const LATE_RENEWAL_DAYS: Record<string, number> = { it: 15, com: 44, net: 44 };
const REDEMPTION_DAYS = 30;
const PENDING_DELETE_DAYS = 5;
/** With AutoRenew on, the vendor buys the next year this long before the expiry. */
const AUTO_RENEW_DAYS = 30;
/** Nobody may move a name of a generic zone so soon after it was registered or moved. */
export const NO_TRANSFER_DAYS = 60;

export const tldOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
export const newAuthCode = (): string => randomBytes(12).toString('base64url');

/** The same day of the next year; 29 February becomes 1 March. */
export function addYears(at: number, years: number): number {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}

export type Phase = 'active' | 'late' | 'redemption' | 'pending-delete' | 'gone';
export function phaseOf(domain: Pick<Domain, 'name' | 'expiresAt'>, at: number): Phase {
  const days = (at - domain.expiresAt) / DAY;
  const late = LATE_RENEWAL_DAYS[tldOf(domain.name)] ?? 0;
  if (days < 0) return 'active';
  if (days < late) return 'late';
  if (days < late + REDEMPTION_DAYS) return 'redemption';
  return days < late + REDEMPTION_DAYS + PENDING_DELETE_DAYS ? 'pending-delete' : 'gone';
}

/** EPP codes, as GetDomainDetail lists them. */
export function eppStatus(domain: Omit<Domain, 'contacts' | 'authCode'>, at: number): string[] {
  const phase = phaseOf(domain, at);
  const codes = {
    active: at - domain.createdAt < 5 * DAY ? ['addPeriod'] : [],
    late: ['autoRenewPeriod', 'clientHold'],
    redemption: ['redemptionPeriod', 'serverHold'],
    'pending-delete': ['pendingDelete', 'serverHold'],
    gone: [],
  }[phase];
  const all = [...codes, ...(domain.locked ? ['clientTransferProhibited'] : [])];
  return all.length > 0 ? all : ['ok'];
}

/** Moves every name of the account to where the clock says it is. Returns whether one changed. */
export function ageNames({ store, now }: World): boolean {
  const at = now().getTime();
  const before = store.state.domains.length;
  let renewed = false;
  for (const domain of store.state.domains) {
    while (domain.autoRenew && at >= domain.expiresAt - AUTO_RENEW_DAYS * DAY) {
      const when = domain.expiresAt - AUTO_RENEW_DAYS * DAY;
      domain.expiresAt = addYears(domain.expiresAt, 1);
      domain.updatedAt = when;
      renewed = true;
      const done = { status: 'SUCCESSFUL' as const, message: '', startsAt: when, finishesAt: when, updatedAt: when };
      const operation = { id: randomUUID(), type: 'RENEW_DOMAIN' as const, domain: domain.name, submittedAt: when };
      store.state.operations.push({ ...operation, ...done });
    }
  }
  for (const gone of store.state.domains.filter((domain) => phaseOf(domain, at) === 'gone')) {
    store.state.overrides[gone.name] = 'AVAILABLE';
  }
  store.state.domains = store.state.domains.filter((domain) => phaseOf(domain, at) !== 'gone');
  return renewed || store.state.domains.length !== before;
}

/** Another registrar fetches a name with its code. Returns why it may not, or null when the name has gone. */
export function moveAway({ store, now }: World, name: string, code: string): string | null {
  const domain = store.ownedDomain(name);
  if (!domain) return 'no such domain in the account';
  if (domain.locked) return 'the domain is locked: clientTransferProhibited';
  if (code !== domain.authCode) return 'the authorization code is not valid';
  const at = now().getTime();
  if (tldOf(name) !== 'it' && at - domain.createdAt < NO_TRANSFER_DAYS * DAY) return 'registered less than 60 days ago';
  store.state.domains = store.state.domains.filter((other) => other.name !== name);
  store.state.overrides[name] = 'UNAVAILABLE';
  const done = { status: 'SUCCESSFUL' as const, message: '', startsAt: at, finishesAt: at, updatedAt: at };
  store.state.operations.push({
    id: randomUUID(),
    type: 'TRANSFER_OUT_DOMAIN',
    domain: name,
    submittedAt: at,
    ...done,
  });
  return null;
}
