import { randomUUID } from 'node:crypto';
import { registryAnswer, type RegistryAnswer } from './pseudo-registry.ts';
import type { Domain, Operation, Store } from './store.ts';
import { readName, type Name } from './zones.ts';

const YEAR = 365 * 24 * 3600 * 1000;
const SLOW_OPERATION_MS = 20_000;

export interface World {
  store: Store;
  now: () => Date;
  operationDelayMs: number;
}

/** What the registry says of a name now: our own account first, then a person's switch, then the pseudo-registry. */
export function askRegistry({ store }: World, name: Name): RegistryAnswer {
  if (store.ownedDomain(name.full)) return 'UNAVAILABLE';
  return store.state.overrides[name.full] ?? registryAnswer(name);
}

export function submit(
  { store, now, operationDelayMs }: World,
  order: Omit<Operation, 'id' | 'status' | 'message' | 'submittedAt' | 'updatedAt' | 'startsAt' | 'finishesAt'>,
): Operation {
  const at = now().getTime();
  const takes = order.domain.includes('lento') ? SLOW_OPERATION_MS : operationDelayMs;
  const operation: Operation = {
    ...order,
    id: randomUUID(),
    status: 'SUBMITTED',
    message: '',
    submittedAt: at,
    updatedAt: at,
    startsAt: at + Math.round(takes / 3),
    finishesAt: at + takes,
  };
  store.state.operations.push(operation);
  store.save();
  return operation;
}

/** Brings every operation to where the clock says it is. Called before each answer, so no timer is needed. */
export function settle(world: World): void {
  const { store, now } = world;
  const at = now().getTime();
  let changed = false;
  for (const operation of store.state.operations) {
    if (operation.status === 'SUBMITTED' && at >= operation.startsAt) {
      operation.status = 'IN_PROGRESS';
      operation.updatedAt = operation.startsAt;
      changed = true;
    }
    if (operation.status === 'IN_PROGRESS' && at >= operation.finishesAt) {
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
  operation.updatedAt = operation.finishesAt;
  delete operation.authCode;
  if (failure !== null) return;
  store.state.domains.push(domainOf(operation));
  delete store.state.overrides[operation.domain];
}

function domainOf(operation: Operation): Domain {
  return {
    name: operation.domain,
    createdAt: operation.finishesAt,
    updatedAt: operation.finishesAt,
    expiresAt: operation.finishesAt + operation.years * YEAR,
    autoRenew: operation.autoRenew,
    privacy: operation.privacy,
    nameservers: ['ns-1.sandbox-dns.example', 'ns-2.sandbox-dns.example'],
    eppStatus: operation.type === 'REGISTER_DOMAIN' ? ['addPeriod', 'ok'] : ['transferPeriod', 'ok'],
    contacts: operation.contacts,
  };
}

function failureOf(world: World, operation: Operation): string | null {
  const { domain } = operation;
  if (domain.includes('rifiutato')) return 'The registry refused the request: registrant data could not be verified.';
  if (domain.includes('scaduto')) return 'The operation expired: the confirmation was not received in time.';
  if (operation.type === 'TRANSFER_IN_DOMAIN') {
    return operation.authCode?.startsWith('BADCODE') ? 'The authorization code is not valid for this domain.' : null;
  }
  const free = askRegistry(world, readName(domain)) === 'AVAILABLE' && !domain.includes('rubato');
  return free ? null : 'The domain name is not available: it has already been registered.';
}
