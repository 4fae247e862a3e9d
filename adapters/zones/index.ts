import type { HostedZone, ZoneRecord, Zones } from '../../modules/domains/zones/zones.port.ts';
import { AppError } from '../../platform/errors.ts';
import { xmlDocument } from '../../platform/xml.ts';
import * as answers from './answers.ts';
import { unavailable, ZoneRefusal } from './failure.ts';
import { signedHeaders, type SigningKeys } from './sign.ts';

const SPACE = 'https://route53.amazonaws.com/doc/2013-04-01/';
const VERSION = '/2013-04-01';
const TTL_S = 300;
const LARGEST_ANSWER = 1024 * 1024;

const dotted = (name: string): string => `${name}.`;
const bare = (name: string): string => name.replace(/\.$/, '').toLowerCase();
/** `/hostedzone/Z1` and `/change/C1` as they come; the last part is what paths take. */
const idOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * Hosted zones of Amazon Route 53 over its own REST protocol (XML, Signature Version 4). A call takes 10 seconds at most
 * and is not repeated here: the job that asks comes back, and every write is safe twice.
 */
export function createZones(config: SigningKeys & { endpoint: string; timeoutMs?: number }): Zones {
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body = ''): Promise<string> {
    const url = new URL(`${config.endpoint}${VERSION}${path}`);
    let status: number;
    let text: string;
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/xml' }),
          ...signedHeaders(config, { method, url, body, region: 'us-east-1', service: 'route53', now: new Date() }),
        },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs ?? 10_000),
      });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      throw unavailable('no answer', error);
    }
    if (text.length > LARGEST_ANSWER) throw unavailable('the answer is too long');
    if (status >= 200 && status < 300) return text;
    const { code, message } = answers.refusal(status, text);
    throw new ZoneRefusal(code, message.slice(0, 300));
  }

  const guarded = async <T>(
    work: () => Promise<T>,
    meaning: Partial<Record<string, () => Promise<T>>> = {},
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      const expected = error instanceof ZoneRefusal ? meaning[error.code] : undefined;
      if (expected) return guarded(expected);
      throw unavailable(error instanceof Error ? error.message : 'unknown failure', error);
    }
  };

  const zone = async (id: string): Promise<HostedZone> => {
    const read = answers.believe(
      answers.zoneAnswer,
      'GetHostedZoneResponse',
      await call('GET', `/hostedzone/${idOf(id)}`),
    );
    return { id: idOf(id), nameServers: read.DelegationSet.NameServers.NameServer.map(bare) };
  };

  const find: Zones['find'] = ({ domain, reference }) =>
    guarded(async () => {
      const text = await call('GET', `/hostedzonesbyname?dnsname=${encodeURIComponent(domain)}&maxitems=100`);
      const { HostedZones } = answers.believe(answers.zonesAnswer, 'ListHostedZonesByNameResponse', text);
      const found = HostedZones.HostedZone.find(
        ({ Name, CallerReference }) => bare(Name) === domain && CallerReference === reference,
      );
      return found ? zone(found.Id) : null;
    });

  return {
    find,
    create: ({ domain, reference }) =>
      guarded(
        async () => {
          const body = xmlDocument()
            .ele(SPACE, 'CreateHostedZoneRequest')
            .ele({ Name: dotted(domain), CallerReference: reference })
            .up()
            .end();
          const read = answers.believe(
            answers.zoneAnswer,
            'CreateHostedZoneResponse',
            await call('POST', '/hostedzone', body),
          );
          const { Id, Name } = read.HostedZone;
          if (bare(Name) !== domain) throw unavailable('answered for another name');
          return { id: idOf(Id), nameServers: read.DelegationSet.NameServers.NameServer.map(bare) };
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
        const text = await call('POST', `/hostedzone/${idOf(zoneId)}/rrset`, changes('UPSERT', records.map(toSet)));
        return idOf(answers.believe(answers.changeAnswer, 'ChangeResourceRecordSetsResponse', text).ChangeInfo.Id);
      }),
    inSync: (changeId) =>
      guarded<boolean | null>(
        async () => {
          const text = await call('GET', `/change/${idOf(changeId)}`);
          return answers.believe(answers.changeAnswer, 'GetChangeResponse', text).ChangeInfo.Status === 'INSYNC';
        },
        { NoSuchChange: () => Promise.resolve(null) },
      ),
    remove: (zoneId) =>
      guarded(
        async () => {
          const path = `/hostedzone/${idOf(zoneId)}`;
          const text = await call('GET', `${path}/rrset?maxitems=300`);
          const { ResourceRecordSets } = answers.believe(answers.recordsAnswer, 'ListResourceRecordSetsResponse', text);
          // The vendor's own two go with the zone.
          const ours = ResourceRecordSets.ResourceRecordSet.filter(({ Type }) => Type !== 'NS' && Type !== 'SOA');
          if (ours.length > 0) await call('POST', `${path}/rrset`, changes('DELETE', ours));
          await call('DELETE', path);
        },
        { NoSuchHostedZone: () => Promise.resolve() },
      ),
    count: () =>
      guarded(async () => {
        const text = await call('GET', '/hostedzonecount');
        return answers.believe(answers.countAnswer, 'GetHostedZoneCountResponse', text).HostedZoneCount;
      }),
  };
}

interface RecordSet {
  Name: string;
  Type: string;
  TTL: string;
  ResourceRecords: { ResourceRecord: { Value: string }[] };
}
const toSet = ({ name, type, values }: ZoneRecord): RecordSet => ({
  Name: dotted(name),
  Type: type,
  TTL: String(TTL_S),
  ResourceRecords: { ResourceRecord: values.map((Value) => ({ Value: type === 'CNAME' ? dotted(Value) : Value })) },
});

const changes = (action: 'UPSERT' | 'DELETE', sets: RecordSet[]): string =>
  xmlDocument()
    .ele(SPACE, 'ChangeResourceRecordSetsRequest')
    .ele({
      ChangeBatch: { Changes: { Change: sets.map((ResourceRecordSet) => ({ Action: action, ResourceRecordSet })) } },
    })
    .end();
