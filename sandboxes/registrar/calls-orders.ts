import type { ContactDetail } from '@aws-sdk/client-route-53-domains';
import { refuseInMaintenance, transferability } from './calls-names.ts';
import { readOwned, refuseWhileRunning } from './calls-account.ts';
import { checkContact } from './contacts.ts';
import { submit } from './operations.ts';
import { eppStatus } from './life-of-names.ts';
import type { Domain, Operation, Order } from './store.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';
import { readName, type Name } from './zones.ts';

type Input = Record<string, unknown>;
/** AWS JSON 1.1 sends moments as seconds since 1970. */
const seconds = (ms: number) => ms / 1000;

export function registerDomain(world: World, input: Input) {
  const name = readOrder(world, input);
  const years = input.DurationInYears;
  if (typeof years !== 'number' || !Number.isInteger(years) || years < 1 || years > name.zone.maxYears) {
    throw new VendorError('InvalidInput', `DurationInYears must be between 1 and ${name.zone.maxYears}.`);
  }
  return {
    OperationId: submit(world, { type: 'REGISTER_DOMAIN', domain: name.full, order: orderOf(input, years) }).id,
  };
}

export function transferDomain(world: World, input: Input) {
  const name = readOrder(world, input);
  const authCode = input.AuthCode;
  if (typeof authCode !== 'string' || !/^[\x21-\x7e]{6,32}$/.test(authCode)) {
    throw new VendorError('InvalidInput', 'AuthCode must have 6 to 32 printable characters.');
  }
  const [answer, why] = transferability(world, name, undefined);
  if (answer !== 'TRANSFERABLE')
    throw new VendorError('InvalidInput', why ?? `The domain cannot be transferred: ${answer}.`);
  const order = { ...orderOf(input, 1), authCode };
  return { OperationId: submit(world, { type: 'TRANSFER_IN_DOMAIN', domain: name.full, order }).id };
}

function readOrder(world: World, input: Input): Name {
  const name = readName(input.DomainName);
  refuseInMaintenance(name);
  if (!name.fits) throw new VendorError('InvalidInput', `The name ${name.full} is not valid for .${name.zone.tld}.`);
  refuseWhileRunning(world, name.full);
  if (world.store.ownedDomain(name.full)) {
    throw new VendorError('InvalidInput', `The domain ${name.full} is already in this account.`);
  }
  for (const role of ['AdminContact', 'RegistrantContact', 'TechContact'] as const) {
    checkContact(role, input[role] as ContactDetail | undefined, name.zone.tld);
  }
  return name;
}

function orderOf(input: Input, years: number): Order {
  return {
    years,
    autoRenew: input.AutoRenew !== false,
    privacy: input.PrivacyProtectRegistrantContact !== false,
    contacts: {
      admin: input.AdminContact as ContactDetail,
      registrant: input.RegistrantContact as ContactDetail,
      tech: input.TechContact as ContactDetail,
    },
  };
}

const summary = (o: Operation) => ({
  OperationId: o.id,
  Status: o.status,
  Type: o.type,
  DomainName: o.domain,
  SubmittedDate: seconds(o.submittedAt),
  LastUpdatedDate: seconds(o.updatedAt),
  ...(o.flag && o.status === 'IN_PROGRESS' && { StatusFlag: o.flag }),
  ...(o.message && { Message: o.message }),
});

export function getOperationDetail(world: World, input: Input) {
  const operation = world.store.state.operations.find((o) => o.id === input.OperationId);
  if (!operation) throw new VendorError('InvalidInput', `Operation ${String(input.OperationId)} was not found.`);
  return summary(operation);
}

export function listOperations(world: World, input: Input) {
  const types = input.Type as string[] | undefined;
  const statuses = input.Status as string[] | undefined;
  const since = typeof input.SubmittedSince === 'number' ? input.SubmittedSince : 0;
  const found = world.store.state.operations
    .filter((o) => !types?.length || types.includes(o.type))
    .filter((o) => !statuses?.length || statuses.includes(o.status))
    .filter((o) => seconds(o.submittedAt) >= since)
    .map((o, i) => ({ o, i }))
    .toSorted((a, b) => a.o.submittedAt - b.o.submittedAt || a.i - b.i)
    .map(({ o }) => summary(o));
  const { page, next } = paged(input.SortOrder === 'DESC' ? found.toReversed() : found, input);
  return { Operations: page, ...next };
}

export function getDomainDetail(world: World, input: Input) {
  return detail(readOwned(world, input), world.now().getTime());
}

const detail = (d: Domain, at: number) => ({
  DomainName: d.name,
  Nameservers: d.nameservers.map((host) => ({ Name: host })),
  AutoRenew: d.autoRenew,
  AdminContact: d.contacts.admin,
  RegistrantContact: d.contacts.registrant,
  TechContact: d.contacts.tech,
  AdminPrivacy: d.privacy,
  RegistrantPrivacy: d.privacy,
  TechPrivacy: d.privacy,
  RegistrarName: 'Sandbox Registrar',
  CreationDate: seconds(d.createdAt),
  UpdatedDate: seconds(d.updatedAt),
  ExpirationDate: seconds(d.expiresAt),
  StatusList: eppStatus(d, at),
});

export function listDomains(world: World, input: Input) {
  const all = world.store.state.domains
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((d) => ({ DomainName: d.name, AutoRenew: d.autoRenew, TransferLock: d.locked, Expiry: seconds(d.expiresAt) }));
  const { page, next } = paged(all, input);
  return { Domains: page, ...next };
}

function paged<T>(all: T[], input: Input): { page: T[]; next: { NextPageMarker?: string } } {
  const size = typeof input.MaxItems === 'number' ? input.MaxItems : 20;
  if (size < 1 || size > 100) throw new VendorError('InvalidInput', 'MaxItems must be between 1 and 100.');
  const from = input.Marker === undefined ? 0 : Number(input.Marker);
  if (!Number.isInteger(from) || from < 0) throw new VendorError('InvalidInput', 'Marker is not valid.');
  const to = from + size;
  return { page: all.slice(from, to), next: to < all.length ? { NextPageMarker: String(to) } : {} };
}
