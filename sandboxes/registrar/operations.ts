import { randomUUID } from 'node:crypto';
import { addYears, ageNames, newAuthCode, tldOf } from './life-of-names.ts';
import { registryAnswer, type RegistryAnswer } from './pseudo-registry.ts';
import type { Domain, Operation, Order } from './store.ts';
import type { World } from './world.ts';
import { readName, type Name } from './zones.ts';

const DAY = 24 * 3600 * 1000;
const SLOW_OPERATION_MS = 20_000;
/** A transfer as the registries do it: at most a day under .it, five days under .com and .net. */
const TRANSFER_DAYS: Record<string, number> = { it: 1, com: 5, net: 5 };

/** What the registry says of a name now: our own account first, then a person's switch, then the pseudo-registry. */
export function askRegistry({ store }: World, name: Name): RegistryAnswer {
  if (store.ownedDomain(name.full)) return 'UNAVAILABLE';
  return store.state.overrides[name.full] ?? registryAnswer(name);
}

export function submit(
  { store, now, operationDelayMs }: World,
  wanted: Pick<Operation, 'type' | 'domain' | 'order' | 'change'>,
): Operation {
  const at = now().getTime();
  const isTransfer = wanted.type === 'TRANSFER_IN_DOMAIN';
  const patient = isTransfer && wanted.domain.includes('paziente');
  const stuck = wanted.order !== undefined && wanted.domain.includes('assistenza');
  const takes = patient
    ? (TRANSFER_DAYS[tldOf(wanted.domain)] ?? 0) * DAY
    : wanted.order && wanted.domain.includes('lento')
      ? SLOW_OPERATION_MS
      : operationDelayMs;
  const operation: Operation = {
    ...wanted,
    ...(patient && { flag: 'PENDING_AUTHORIZATION' }),
    ...(stuck && { flag: 'PENDING_SUPPORT_CASE' }),
    id: randomUUID(),
    status: 'SUBMITTED',
    message: '',
    submittedAt: at,
    updatedAt: at,
    startsAt: patient || stuck ? at : at + Math.round(takes / 3),
    finishesAt: stuck ? null : at + takes,
  };
  store.state.operations.push(operation);
  store.save();
  return operation;
}

/** Brings every operation to where the clock says it is. Called before each answer, so no timer is needed. */
export function settle(world: World): void {
  const { store, now } = world;
  const at = now().getTime();
  let changed = ageNames(world);
  for (const operation of store.state.operations) {
    if (operation.status === 'SUBMITTED' && at >= operation.startsAt) {
      operation.status = 'IN_PROGRESS';
      operation.updatedAt = operation.startsAt;
      changed = true;
    }
    if (operation.status === 'IN_PROGRESS' && operation.finishesAt !== null && at >= operation.finishesAt) {
      conclude(world, operation, failureOf(world, operation));
      changed = true;
    }
  }
  if (changed) store.save();
}

/** Ends an operation: `failure` is the message the customer of the registrar reads, null is success. */
export function conclude({ store }: World, operation: Operation, failure: string | null): void {
  operation.status = failure === null ? 'SUCCESSFUL' : 'FAILED';
  operation.message = failure ?? '';
  operation.updatedAt = operation.finishesAt ?? operation.submittedAt;
  delete operation.order?.authCode;
  if (failure !== null) return;
  const at = operation.updatedAt;
  if (operation.order) {
    store.state.domains.push(domainOf(operation, operation.order, at));
    delete store.state.overrides[operation.domain];
    return;
  }
  const domain = store.ownedDomain(operation.domain);
  if (!domain) return;
  domain.updatedAt = at;
  if (operation.type === 'RENEW_DOMAIN') domain.expiresAt = addYears(domain.expiresAt, 1);
  else Object.assign(domain, operation.change);
}

/** What a transferred name had left under a generic zone; .it starts anew. */
const DAYS_LEFT = 120;
function domainOf({ domain, type }: Operation, order: Order, at: number): Domain {
  const moved = type === 'TRANSFER_IN_DOMAIN';
  const left = moved && tldOf(domain) !== 'it' ? DAYS_LEFT * DAY : 0;
  return {
    name: domain,
    createdAt: at,
    updatedAt: at,
    expiresAt: addYears(at, order.years) + left,
    autoRenew: order.autoRenew,
    privacy: order.privacy,
    nameservers: moved
      ? ['ns1.former-host.example', 'ns2.former-host.example']
      : ['ns-1.sandbox-dns.example', 'ns-2.sandbox-dns.example'],
    locked: true,
    authCode: newAuthCode(),
    contacts: order.contacts,
  };
}

function failureOf(world: World, operation: Operation): string | null {
  const { domain } = operation;
  if (operation.type === 'RENEW_DOMAIN')
    return domain.includes('nonrinnova') ? 'The registry refused the renewal.' : null;
  if (!operation.order) return null;
  if (domain.includes('rifiutato')) return 'The registry refused the request: registrant data could not be verified.';
  if (domain.includes('scaduto')) return 'The operation expired: the confirmation was not received in time.';
  if (operation.type === 'TRANSFER_IN_DOMAIN') {
    return /^(?:BADCODE|OLDCODE)/.test(operation.order.authCode ?? '')
      ? 'The authorization code is not valid for this domain.'
      : null;
  }
  const free = askRegistry(world, readName(domain)) === 'AVAILABLE' && !domain.includes('rubato');
  return free ? null : 'The domain name is not available: it has already been registered.';
}
