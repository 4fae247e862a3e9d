import type { Answer } from 'dns-packet';

/** A set of records as whoever hosts zones has it: texts in quotation marks, hosts with or without their closing dot. */
export interface HostedSet {
  name: string;
  type: string;
  values: string[];
}

/** A text as a zone has it: in pieces of less than 256 bytes (RFC 1035, 3.3.14), each in quotation marks. Of ASCII. */
export const quoted = (text: string): string =>
  (text.match(/.{1,200}/g) ?? ['']).map((piece) => `"${piece.replaceAll(/["\\]/g, '\\$&')}"`).join(' ');

const bare = (host = ''): string => host.replace(/\.$/, '').toLowerCase();
const ttl = 300;

/** What resolvers say of a zone whose name is led to it. */
export const answersOf = (sets: readonly HostedSet[]): Answer[] => sets.flatMap((set) => set.values.map(one(set)));

const one =
  ({ name: owner, type }: HostedSet) =>
  (value: string): Answer => {
    const name = bare(owner);
    const parts = value.split(' ');
    if (type === 'MX') return { name, type, ttl, data: { preference: Number(parts[0]), exchange: bare(parts[1]) } };
    if (type === 'SRV') {
      const [priority = 0, weight = 0, port = 0] = parts.map(Number);
      return { name, type, ttl, data: { priority, weight, port, target: bare(parts[3]) } };
    }
    if (type === 'TXT') {
      const strings = [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
        text.replaceAll(/\\(.)/g, '$1'),
      );
      return { name, type, ttl, data: strings };
    }
    return { name, type: type as 'A', ttl, data: bare(value) };
  };
