import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPresentMx } from '../../adapters/dns/present-mx.ts';
import { createDnsReader } from '../../adapters/dns/reader.ts';
import { startDnsSandbox, type DnsSandbox } from '../../sandboxes/dns/index.ts';

let sandbox: DnsSandbox;
beforeAll(async () => {
  sandbox = await startDnsSandbox({ host: '127.0.0.1', port: 0, httpPort: 0 });
});
afterAll(() => sandbox.close());

const server = () => {
  const [host = '', port = ''] = sandbox.server.split(':');
  return { host, port: Number(port) };
};
const reader = () => createDnsReader({ servers: [server()], timeoutMs: 300 });

describe('what a name has in the DNS before it comes to us', () => {
  it('is read with its servers, its mail, and the hosts and services of it', async () => {
    const { nameServers, signed, records, addresses } = await reader().read('occupato-posta.it');
    expect({ nameServers, signed }).toEqual({
      nameServers: ['dns1.vecchiohost.example', 'dns2.vecchiohost.example'],
      signed: false,
    });
    expect(addresses).toEqual([
      { name: 'occupato-posta.it', type: 'A', values: ['198.51.100.20'] },
      { name: 'www.occupato-posta.it', type: 'CNAME', values: ['occupato-posta.it'] },
    ]);
    const said = Object.fromEntries(records.map(({ name, type, values }) => [`${name} ${type}`, values]));
    const dkim = `"v=DKIM1; k=rsa; p=" "${'A'.repeat(250)}"`;
    expect(said).toEqual({
      'occupato-posta.it MX': ['10 mail.occupato-posta.it.'],
      'occupato-posta.it TXT': [
        '"google-site-verification=abc\\"def"',
        '"v=spf1 include:_spf.vecchiohost.example ~all"',
      ],
      'mail.occupato-posta.it A': ['198.51.100.25'],
      'webmail.occupato-posta.it CNAME': ['webmail.vecchiohost.example'],
      'pec.occupato-posta.it MX': ['10 mx.pec.example.'],
      '_dmarc.occupato-posta.it TXT': ['"v=DMARC1; p=none"'],
      'default._domainkey.occupato-posta.it TXT': [dkim],
      '_imaps._tcp.occupato-posta.it SRV': ['0 1 993 mail.occupato-posta.it.'],
    });
  });

  it('is an alias where it is one, and nothing where there is nothing', async () => {
    const { records } = await reader().read('occupato-google.com');
    expect(records).toContainEqual({
      name: 'google._domainkey.occupato-google.com',
      type: 'CNAME',
      values: ['google.dkim.example'],
    });
    expect(await reader().read('occupato.net')).toMatchObject({ signed: false, records: [] });
  });

  it('is followed wherever it leads in its own zone: hosts behind the mail server, the rules for senders and the signatures', async () => {
    const { records } = await reader().read('occupato-catena.it');
    const names = records.map(({ name, type }) => `${name.replace('.occupato-catena.it', '')} ${type}`);
    expect(names.toSorted()).toEqual([
      '_imaps._tcp SRV',
      '_reti TXT',
      'default._domainkey CNAME',
      'firma._domainkey TXT',
      'invio A',
      'lettura A',
      'mx1 CNAME',
      'occupato-catena.it MX',
      'occupato-catena.it TXT',
      'torre A',
    ]);
    expect(records).toContainEqual({ name: 'torre.occupato-catena.it', type: 'A', values: ['198.51.100.31'] });
  });

  it('is not what a wildcard answers for signatures and rules that nobody wrote; hosts of mail programs work by it, and stay', async () => {
    const { records } = await reader().read('occupato-ovunque.it');
    const under = ({ name }: { name: string }) => name.replace('occupato-ovunque.it', '');
    expect(records.filter(({ name }) => name.includes('_'))).toEqual([]);
    expect(records.filter(({ type }) => type === 'A').map((each) => under(each))).toContain('mail.');
  });

  it('is signed until its parent has no DS any more', async () => {
    expect((await reader().read('occupato-firmato.it')).signed).toBe(true);
    sandbox.unsign('occupato-firmato.it');
    expect((await reader().read('occupato-firmato.it')).signed).toBe(false);
  });

  it.each(['dnsmuto', 'dnsguasto', 'dnsbugiardo', 'dnsenorme'])(
    'is unknown, and never taken for nothing, when the resolver is as for %s',
    async (word) => {
      await expect(reader().read(`${word}-posta.it`)).rejects.toMatchObject({
        code: 'domains.dns-unavailable',
        retryable: true,
      });
    },
  );

  it('is asked of the next resolver when the first is not there', async () => {
    const servers = [{ host: '127.0.0.1', port: 1 }, server()];
    expect((await createDnsReader({ servers, timeoutMs: 300 }).read('occupato-posta.it')).records).toHaveLength(8);
  });
});

describe('where the mail of a name goes now', () => {
  const of = (domain: string) => ({ domain, proof: `_vetrina-mail.${domain}` });
  const [name, text] = ['occupato-posta.it', { name: '_vetrina-mail.occupato-posta.it', value: 'vetrina-mail=dom_1' }];

  it('is asked of the servers of its zone, and all that they say counts: a change that one of two knows is not there', async () => {
    const further = await startDnsSandbox({ host: '127.0.0.1', port: 0, httpPort: 0 });
    further.leadMail(name, { exchanges: ['MX1.Mail.Vetrina.Example'], text });
    const [host = '', port = ''] = further.server.split(':');
    // One for each of the two name servers.
    const at = (address: string) => (address === '198.51.100.53' ? server() : { host, port: Number(port) });
    const read = () => createPresentMx({ servers: [server()], at }).read(of(name));
    expect(await read()).toEqual({
      exchanges: ['mail.occupato-posta.it', 'mx1.mail.vetrina.example'],
      texts: ['vetrina-mail=dom_1'],
    });
    await further.close();
    expect(await read()).toEqual({ exchanges: ['mail.occupato-posta.it'], texts: [] });
  });

  it('is asked of no server inside our own network: there the resolver says it', async () => {
    const reads = createPresentMx({ servers: [server()] });
    expect(await reads.read(of(name))).toEqual({ exchanges: ['mail.occupato-posta.it'], texts: [] });
    await expect(reads.read(of('dnsguasto-posta.it'))).rejects.toMatchObject({ code: 'domains.dns-unavailable' });
  });
});
