import {
  ChangeResourceRecordSetsCommand,
  CreateHostedZoneCommand,
  DeleteHostedZoneCommand,
  GetChangeCommand,
  GetHostedZoneCommand,
  GetHostedZoneCountCommand,
  ListHostedZonesByNameCommand,
  ListResourceRecordSetsCommand,
  Route53Client,
  type Change,
  type ResourceRecordSet,
} from '@aws-sdk/client-route-53';
import type { HostedZone, ZoneRecord, Zones } from '../../modules/domains/zones/zones.port.ts';
import * as answers from './answers.ts';
import { guarded, unavailable } from './failure.ts';

const TTL_S = 300;

const dotted = (name: string): string => `${name}.`;
const bare = (name: string): string => name.replace(/\.$/, '').toLowerCase();
/** `/hostedzone/Z1` and `/change/C1` as they come. */
const idOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * Hosted zones of Amazon Route 53. A call takes 10 seconds at most and is not repeated here: the job that asks comes
 * back, and every write is safe twice.
 */
export function createZones(config: {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
  /** Milliseconds until a connection stands. */
  connectMs?: number;
}): Zones {
  const timeoutMs = config.timeoutMs ?? 10_000;
  const client = new Route53Client({
    endpoint: config.endpoint,
    // The service signs for this region only.
    region: 'us-east-1',
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    maxAttempts: 1,
    // A connection for each call: what is not repeated must not leave on an idle one that the other side just ends.
    requestHandler: {
      connectionTimeout: config.connectMs ?? 3_000,
      httpAgent: { keepAlive: false },
      httpsAgent: { keepAlive: false },
    },
  });
  /** For the whole call: a time limit of the client's own ends with the head of the answer. */
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  const zoneOf = (answer: unknown): HostedZone & { domain: string } => {
    const { HostedZone, DelegationSet } = answers.believe(answers.zoneAnswer, answer);
    return { id: idOf(HostedZone.Id), domain: bare(HostedZone.Name), nameServers: DelegationSet.NameServers.map(bare) };
  };
  const change = async (zoneId: string, Changes: Change[]): Promise<string> => {
    const command = new ChangeResourceRecordSetsCommand({ HostedZoneId: zoneId, ChangeBatch: { Changes } });
    return idOf(answers.believe(answers.changeAnswer, await client.send(command, inTime())).ChangeInfo.Id);
  };
  const setsOf = async (zoneId: string): Promise<ResourceRecordSet[]> => {
    const command = new ListResourceRecordSetsCommand({ HostedZoneId: zoneId, MaxItems: 300 });
    return answers.believe(answers.recordsAnswer, await client.send(command, inTime())).ResourceRecordSets;
  };

  const find: Zones['find'] = ({ domain, reference }) =>
    guarded(async () => {
      const listed = await client.send(new ListHostedZonesByNameCommand({ DNSName: domain, MaxItems: 100 }), inTime());
      const found = answers
        .believe(answers.zonesAnswer, listed)
        .HostedZones.find(({ Name, CallerReference }) => bare(Name) === domain && CallerReference === reference);
      if (!found) return null;
      const { id, nameServers } = zoneOf(await client.send(new GetHostedZoneCommand({ Id: found.Id }), inTime()));
      return { id, nameServers };
    });

  return {
    find,
    create: ({ domain, reference }) =>
      guarded(
        async () => {
          const command = new CreateHostedZoneCommand({ Name: dotted(domain), CallerReference: reference });
          const made = zoneOf(await client.send(command, inTime()));
          if (made.domain !== domain) throw unavailable('answered for another name');
          return { id: made.id, nameServers: made.nameServers };
        },
        {
          // This reference has made its zone already.
          async HostedZoneAlreadyExists() {
            const found = await find({ domain, reference });
            if (!found)
              throw unavailable(`a zone of the reference ${reference} exists and is not found under ${domain}`);
            return found;
          },
        },
      ),
    put: (zoneId, records) =>
      guarded(async () => {
        const sets = records.map(toSet);
        // As they stand there and not as they were last written: to delete what has gone refuses the whole batch.
        const inTheWay = (await setsOf(zoneId)).filter((stands) => sets.some((set) => excludes(set, stands)));
        return change(zoneId, [...changes('DELETE', inTheWay), ...changes('UPSERT', sets)]);
      }),
    inSync: (changeId) =>
      guarded<boolean | null>(
        async () => {
          const answer = await client.send(new GetChangeCommand({ Id: changeId }), inTime());
          return answers.believe(answers.changeAnswer, answer).ChangeInfo.Status === 'INSYNC';
        },
        { NoSuchChange: () => Promise.resolve(null) },
      ),
    remove: (zoneId) =>
      guarded(
        async () => {
          // The vendor's own two go with the zone.
          const ours = (await setsOf(zoneId)).filter(({ Type }) => Type !== 'NS' && Type !== 'SOA');
          if (ours.length > 0) await change(zoneId, changes('DELETE', ours));
          await client.send(new DeleteHostedZoneCommand({ Id: zoneId }), inTime());
        },
        { NoSuchHostedZone: () => Promise.resolve() },
      ),
    count: () =>
      guarded(async () => {
        const answer = await client.send(new GetHostedZoneCountCommand({}), inTime());
        return answers.believe(answers.countAnswer, answer).HostedZoneCount;
      }),
  };
}

const changes = (Action: 'DELETE' | 'UPSERT', sets: ResourceRecordSet[]): Change[] =>
  sets.map((ResourceRecordSet) => ({ Action, ResourceRecordSet }));

/** An alias and anything else of one name. */
const excludes = (set: ResourceRecordSet, other: ResourceRecordSet): boolean =>
  bare(set.Name ?? '') === bare(other.Name ?? '') && (set.Type === 'CNAME') !== (other.Type === 'CNAME');

const toSet = ({ name, type, values }: ZoneRecord): ResourceRecordSet => ({
  Name: dotted(name),
  Type: type,
  TTL: TTL_S,
  ResourceRecords: values.map((Value) => ({ Value: type === 'CNAME' ? dotted(Value) : Value })),
});
