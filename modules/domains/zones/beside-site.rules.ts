/** What a name that moves keeps beside its site: the name itself and `www` will have the site's addresses. Pure. */
import { bare, isSpf, OLD_MX, textOf, type Found } from '../transfer/mail-of-name.rules.ts';

/** `a`, `+a/24`, `a:bar.it`: senders by a host's addresses (RFC 7208, section 5.3). */
const BY_ADDRESS = /^(?<how>[+~?-]?)a(?::(?<host>[^/]+))?(?<length>\/.*)?$/i;
/** Characters of a TXT record's string (RFC 1035, section 3.3.14). */
const STRINGS = /.{1,255}/g;

/**
 * The records to keep. Mail that is taken at an address of the name itself or of `www`, mail programs' hosts that are aliases
 * of them, and rules for senders that mean them go on leading where they lead today: to a host under a label of its own
 * (`mx-old`), or to what the alias led to. A name without MX takes its mail at its own address (RFC 5321, section 5.1), and is
 * given the MX that says so. `addresses`: of the name and of `www`, with what their aliases lead to in the same zone.
 */
export function besideSite(domain: string, records: Found[], addresses: Found[]): Found[] {
  const sites = [domain, `www.${domain}`];
  const added = new Map<string, Found>();
  const add = (record: Found) => void added.set(`${record.name} ${record.type}`, record);

  /** The label under which the addresses of this host of the site are kept; one that is in use already is left alone. */
  const labelled = (host: string): string => {
    const label = host === domain ? OLD_MX : `${OLD_MX}-www`;
    let name = `${label}.${domain}`;
    for (let n = 2; records.some((each) => each.name === name); n++) name = `${label}-${n}.${domain}`;
    for (const each of addresses) if (each.name === host && each.type !== 'CNAME') add({ ...each, name });
    return name;
  };
  /** By what name a host is reached once the site has moved in. */
  const reached = (host: string, seen: string[] = []): string => {
    if (!sites.includes(host)) return host;
    const alias = addresses.find(({ name, type }) => name === host && type === 'CNAME')?.values[0];
    if (alias === undefined || seen.includes(alias)) return labelled(host);
    for (const each of addresses) if (!sites.includes(each.name)) add(each);
    return reached(alias, [...seen, host]);
  };
  const rule = (name: string) => (term: string) => {
    const { how = '', host = name, length = '' } = BY_ADDRESS.exec(term)?.groups ?? {};
    const meant = BY_ADDRESS.test(term) && sites.includes(bare(host));
    return meant ? `${how}a:${reached(bare(host))}${length}` : term;
  };
  const senders = (name: string, value: string): string => {
    if (!isSpf(value)) return value;
    const text = textOf(value).split(' ').map(rule(name)).join(' ');
    return text === textOf(value) ? value : (text.match(STRINGS) ?? []).map((part) => `"${part}"`).join(' ');
  };

  const kept = records.map((record): Found => {
    const { name, type, values } = record;
    if (type === 'CNAME') return { ...record, values: values.map((host) => reached(host)) };
    if (type === 'TXT') return { ...record, values: values.map((value) => senders(name, value)) };
    if (type !== 'MX' && type !== 'SRV') return record;
    return { ...record, values: [...new Set(values.map((value) => led(value, reached)))].toSorted() };
  });
  const mx = records.some(({ name, type }) => name === domain && type === 'MX');
  const own = addresses.some(({ name }) => name === domain);
  const implied: Found[] = mx || !own ? [] : [{ name: domain, type: 'MX', values: [`0 ${reached(domain)}.`] }];
  for (const { name, type } of kept) added.delete(`${name} ${type}`);
  return [...implied, ...kept, ...added.values()];
}

/** "10 host." with the host by which it is reached. */
function led(value: string, reached: (host: string) => string): string {
  const parts = value.split(' ');
  return [...parts.slice(0, -1), `${reached(bare(parts.at(-1) ?? ''))}.`].join(' ');
}
