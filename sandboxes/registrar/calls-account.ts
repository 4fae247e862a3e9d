import { phaseOf } from './life-of-names.ts';
import { submit } from './operations.ts';
import type { Domain } from './store.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';
import { readName } from './zones.ts';

type Input = Record<string, unknown>;

export function readOwned(world: World, input: Input): Domain {
  const name = readName(input.DomainName);
  const domain = world.store.ownedDomain(name.full);
  if (!domain) throw new VendorError('InvalidInput', `Domain ${name.full} not found in this account.`);
  return domain;
}

/** One operation a name at a time. */
export function refuseWhileRunning(world: World, name: string): void {
  const running = world.store.runningOperation(name);
  if (!running) return;
  throw new VendorError('DuplicateRequest', 'The request is already in progress for the domain.', {
    requestId: running.id,
  });
}

export function renewDomain(world: World, input: Input) {
  const domain = readOwned(world, input);
  refuseWhileRunning(world, domain.name);
  if (input.DurationInYears !== undefined && input.DurationInYears !== 1) {
    throw new VendorError('InvalidInput', 'DurationInYears must be 1.');
  }
  const year = new Date(domain.expiresAt).getUTCFullYear();
  if (input.CurrentExpiryYear !== year) {
    throw new VendorError('InvalidInput', `CurrentExpiryYear must be ${year}, the year in which the domain expires.`);
  }
  if (!['active', 'late'].includes(phaseOf(domain, world.now().getTime()))) {
    throw new VendorError('TLDRulesViolation', 'The domain is past its renewal period and must be restored.');
  }
  return { OperationId: submit(world, { type: 'RENEW_DOMAIN', domain: domain.name }).id };
}

export function retrieveDomainAuthCode(world: World, input: Input) {
  return { AuthCode: readOwned(world, input).authCode };
}

const setLock = (locked: boolean) => (world: World, input: Input) => {
  const { name } = readOwned(world, input);
  refuseWhileRunning(world, name);
  return { OperationId: submit(world, { type: 'DOMAIN_LOCK', domain: name, change: { locked } }).id };
};
export const enableDomainTransferLock = setLock(true);
export const disableDomainTransferLock = setLock(false);

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
export function updateDomainNameservers(world: World, input: Input) {
  const { name } = readOwned(world, input);
  refuseWhileRunning(world, name);
  const hosts = (input.Nameservers as { Name?: unknown }[] | undefined)?.map((server) =>
    String(server.Name).toLowerCase().replace(/\.$/, ''),
  );
  if (!hosts || hosts.length < 2 || hosts.length > 6 || !hosts.every((host) => HOST.test(host))) {
    throw new VendorError('InvalidInput', 'Between 2 and 6 name servers with valid names are required.');
  }
  return {
    OperationId: submit(world, { type: 'UPDATE_NAMESERVER', domain: name, change: { nameservers: hosts } }).id,
  };
}

/** Answered with an empty body, and in force at once. */
const setAutoRenew = (on: boolean) => (world: World, input: Input) => {
  readOwned(world, input).autoRenew = on;
  world.store.save();
  return {};
};
export const enableDomainAutoRenew = setAutoRenew(true);
export const disableDomainAutoRenew = setAutoRenew(false);
