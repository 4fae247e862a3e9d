/** The four records by which `news.{domain}` sends letters of its own (RFC 7208, RFC 6376, RFC 7489). Pure. */
import { textValue, type ZoneRecord } from '../../domains/index.server.ts';
import { RECORD_KINDS, type RecordKind } from '../schemas.ts';

/** Of the key in the zone. */
export const SELECTOR = 'vetrina';

export interface OwnName {
  /** The registered name, ASCII. */
  domain: string;
  /** SubjectPublicKeyInfo in base64. */
  publicKey: string;
  /** The domain of the address that all sites share: who may send for it may send for this one, and its `mx` takes what comes back. */
  shared: string;
}
export const hostOf = (domain: string): string => `news.${domain}`;

/** Texts are in one piece, an MX is a host. */
const CONTENT: Record<RecordKind, (name: OwnName) => { name: string; type: 'TXT' | 'MX'; value: string }> = {
  spf: ({ domain, shared }) => ({ name: hostOf(domain), type: 'TXT', value: `v=spf1 include:${shared} -all` }),
  dkim: ({ domain, publicKey }) => ({
    name: `${SELECTOR}._domainkey.${hostOf(domain)}`,
    type: 'TXT',
    value: `v=DKIM1; k=rsa; p=${publicKey}`,
  }),
  returns: ({ domain, shared }) => ({ name: hostOf(domain), type: 'MX', value: `mx.${shared}` }),
  // Nobody but us has ever sent from there, so that nothing needs to be watched first.
  dmarc: ({ domain }) => ({ name: `_dmarc.${hostOf(domain)}`, type: 'TXT', value: 'v=DMARC1; p=quarantine' }),
};

/** As a person types them in. */
export const recordsOfName = (name: OwnName) => RECORD_KINDS.map((kind) => ({ kind, ...CONTENT[kind](name) }));

/** As the zones' port takes them. */
export const zoneRecordsOfName = (name: OwnName): ZoneRecord[] =>
  recordsOfName(name).map((record) => ({
    name: record.name,
    type: record.type,
    values: [record.type === 'TXT' ? textValue(record.value) : `10 ${record.value}.`],
    owner: 'news',
  }));

/** Which of them the DNS does not have. `said`: its answers in the order of `recordsOfName`. */
export function missingOf(name: OwnName, said: readonly string[][]): RecordKind[] {
  return recordsOfName(name).flatMap(({ kind, value }, at) => (isThere[kind](said[at] ?? [], value) ? [] : [kind]));
}

const startsWith = (start: string) => (text: string) => text.toLowerCase().startsWith(start);
const tagP = (text: string): string => /(?:^|;)\s*p\s*=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';

const isThere: Record<RecordKind, (said: readonly string[], wanted: string) => boolean> = {
  // Two policies are none (RFC 7208, 4.5); others may be allowed beside us.
  spf(said, wanted) {
    const policies = said.filter((text) => /^v=spf1(?: |$)/i.test(text));
    const [, include = ''] = wanted.split(' ');
    // A "+" says what no sign says (4.6.2).
    const terms = policies[0]?.toLowerCase().split(/ +/) ?? [];
    return policies.length === 1 && terms.some((term) => term === include || term === `+${include}`);
  },
  dkim: (said, wanted) => said.some((text) => tagP(text) === tagP(wanted)),
  returns: (said, wanted) => said.includes(wanted),
  // Any policy will do that its owner has written.
  dmarc: (said) => said.filter(startsWith('v=dmarc1')).length === 1,
};
