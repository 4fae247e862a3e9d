/** The calls of Amazon Route 53 (REST, XML, version 2013-04-01) that a product needs which hosts zones for its customers. */
import { randomBytes } from 'node:crypto';
import { convert } from 'xmlbuilder2';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';
import type { RecordSet, Zone } from './zones-store.ts';

const code = (letter: string): string => letter + randomBytes(10).toString('hex').toUpperCase();
const several = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const MAX_ZONES = 500;

interface ChangeXml {
  Action: string;
  ResourceRecordSet: {
    Name: string;
    Type: string;
    TTL: string;
    ResourceRecords: { ResourceRecord: { Value: string } | { Value: string }[] };
  };
}
const read = (body: string, element: string): object => {
  let parsed: Record<string, unknown>;
  try {
    parsed = convert(body, { format: 'object' }) as unknown as Record<string, unknown>;
  } catch {
    throw new VendorError('InvalidInput', 'The XML you provided is not well-formed.');
  }
  const root = parsed[element] as { '@xmlns'?: string } | undefined;
  if (root?.['@xmlns'] !== 'https://route53.amazonaws.com/doc/2013-04-01/')
    throw new VendorError('InvalidInput', `Expected ${element} of the namespace 2013-04-01.`);
  return root;
};

export const zoneXml = (zone: Zone) => ({
  Id: `/hostedzone/${zone.id}`,
  Name: zone.name,
  CallerReference: zone.reference,
  Config: { PrivateZone: 'false' },
  ResourceRecordSetCount: String(zone.records.length + 2),
});
const delegation = (zone: Zone) => ({ NameServers: { NameServer: zone.nameServers } });

function required(world: World, id: string): Zone {
  const zone = world.store.state.zones.find((each) => each.id === id);
  if (!zone) throw new VendorError('NoSuchHostedZone', `No hosted zone found with ID: ${id}`);
  return zone;
}
function change(world: World) {
  const made = { id: code('C'), submittedAt: world.now().getTime() };
  world.store.state.zoneChanges.push(made);
  world.store.save();
  return changeXml(world, made);
}
const changeXml = (world: World, { id, submittedAt }: { id: string; submittedAt: number }) => ({
  Id: `/change/${id}`,
  Status: world.now().getTime() - submittedAt >= world.operationDelayMs ? 'INSYNC' : 'PENDING',
  SubmittedAt: new Date(submittedAt).toISOString(),
});

export function createZone(world: World, body: string) {
  const { Name, CallerReference } = read(body, 'CreateHostedZoneRequest') as {
    Name?: string;
    CallerReference?: string;
  };
  if (!Name || !CallerReference) throw new VendorError('InvalidInput', 'Name and CallerReference are required.');
  const name = `${Name.replace(/\.$/, '').toLowerCase()}.`;
  if (!/^(?:[a-z0-9_-]{1,63}\.){2,}$/.test(name)) throw new VendorError('InvalidDomainName', `${Name} is not valid.`);
  const { zones } = world.store.state;
  if (zones.some((zone) => zone.reference === CallerReference))
    throw new VendorError(
      'HostedZoneAlreadyExists',
      `A hosted zone has already been created with the specified caller reference: ${CallerReference}`,
    );
  if (zones.length >= MAX_ZONES) throw new VendorError('TooManyHostedZones', 'Limits Exceeded: MAX_HOSTED_ZONES.');
  const nameServers = ['com', 'net', 'org', 'co.uk'].map((zone, index) => {
    const number = randomBytes(2).readUInt16BE() % 512;
    return `ns-${number + 512 * index}.awsdns-${String(number % 64).padStart(2, '0')}.${zone}`;
  });
  const zone: Zone = { id: code('Z'), name, reference: CallerReference, nameServers, records: [] };
  zones.push(zone);
  return { HostedZone: zoneXml(zone), ChangeInfo: change(world), DelegationSet: delegation(zone) };
}

export const getZone = (world: World, id: string) => {
  const zone = required(world, id);
  return { HostedZone: zoneXml(zone), DelegationSet: delegation(zone) };
};
export const countZones = (world: World) => ({ HostedZoneCount: String(world.store.state.zones.length) });

/** In the order of names, from the one that is asked for on: whoever wants only that one looks at the names. */
export function listByName(world: World, query: URLSearchParams) {
  const from = `${(query.get('dnsname') ?? '').replace(/\.$/, '').toLowerCase()}.`;
  const max = Math.min(Number(query.get('maxitems') ?? 100), 100);
  const reversed = (name: string) => name.split('.').toReversed().join('.');
  const after = world.store.state.zones
    .filter((zone) => reversed(zone.name) >= reversed(from))
    .toSorted((a, b) => (reversed(a.name) < reversed(b.name) ? -1 : 1));
  return {
    HostedZones: { HostedZone: after.slice(0, max).map(zoneXml) },
    DNSName: from,
    IsTruncated: String(after.length > max),
    MaxItems: String(max),
  };
}

export function listRecords(world: World, id: string) {
  const zone = required(world, id);
  const own: RecordSet[] = [
    { name: zone.name, type: 'NS', ttl: '172800', values: zone.nameServers.map((host) => `${host}.`) },
    {
      name: zone.name,
      type: 'SOA',
      ttl: '900',
      values: [`${zone.nameServers[0]}. awsdns-hostmaster.amazon.com. 1 7200 900 1209600 86400`],
    },
  ];
  const sets = [...own, ...zone.records].map(({ name, type, ttl, values }) => ({
    Name: name,
    Type: type,
    TTL: ttl,
    ResourceRecords: { ResourceRecord: values.map((Value) => ({ Value })) },
  }));
  return { ResourceRecordSets: { ResourceRecordSet: sets }, IsTruncated: 'false', MaxItems: '300' };
}

export function changeRecords(world: World, id: string, body: string) {
  const zone = required(world, id);
  const request = read(body, 'ChangeResourceRecordSetsRequest') as {
    ChangeBatch?: { Changes?: { Change?: ChangeXml | ChangeXml[] } };
  };
  const asked = several(request.ChangeBatch?.Changes?.Change);
  if (asked.length === 0) throw new VendorError('InvalidInput', 'At least one change is required.');
  // All or nothing, as the vendor does it.
  const next = new Map(zone.records.map((set) => [`${set.name} ${set.type}`, set]));
  for (const { Action, ResourceRecordSet: given } of asked) {
    const set: RecordSet = {
      name: given.Name.toLowerCase(),
      type: given.Type,
      ttl: given.TTL,
      values: several(given.ResourceRecords.ResourceRecord).map(({ Value }) => Value),
    };
    if (set.name !== zone.name && !set.name.endsWith(`.${zone.name}`))
      throw new VendorError(
        'InvalidChangeBatch',
        `RRSet with DNS name ${set.name} is not permitted in zone ${zone.name}`,
      );
    if (set.type === 'CNAME' && set.name === zone.name)
      throw new VendorError(
        'InvalidChangeBatch',
        `RRSet of type CNAME with DNS name ${set.name} is not permitted at apex in zone ${zone.name}`,
      );
    const key = `${set.name} ${set.type}`;
    if (Action === 'UPSERT') next.set(key, set);
    else if (Action === 'DELETE' && JSON.stringify(next.get(key)) === JSON.stringify(set)) next.delete(key);
    else throw new VendorError('InvalidChangeBatch', `Tried to ${Action} ${key}, and that is not possible.`);
  }
  const sets = [...next.values()];
  for (const { name, type } of sets)
    if (type === 'CNAME' && sets.some((other) => other.name === name && other.type !== type))
      throw new VendorError(
        'InvalidChangeBatch',
        `RRSet of type CNAME with DNS name ${name} is not permitted as it conflicts with other records with the same DNS name in zone ${zone.name}`,
      );
  zone.records = sets;
  return { ChangeInfo: change(world) };
}

export function getChange(world: World, id: string) {
  const known = world.store.state.zoneChanges.find((each) => each.id === id);
  if (!known) throw new VendorError('NoSuchChange', `Could not find resource with ID: ${id}`);
  return { ChangeInfo: changeXml(world, known) };
}

export function deleteZone(world: World, id: string) {
  const zone = required(world, id);
  if (zone.records.length > 0)
    throw new VendorError(
      'HostedZoneNotEmpty',
      'The specified hosted zone contains non-required resource record sets.',
    );
  world.store.state.zones = world.store.state.zones.filter((other) => other !== zone);
  return { ChangeInfo: change(world) };
}
