/** Mail programs ask a customer's own domain for its servers, over the wire, whether a site answers there or not. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailRecords } from '../../modules/mailboxes/mail-records.ts';
import { answersForMail } from '../../modules/mailboxes/setup/own-hosts.ts';
import { MAIL_HOST_AWAY, newBoxOwner, playedHost, type BoxOwner } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { createSiteHost } from './index.ts';

const THUNDERBIRD = '/.well-known/autoconfig/mail/config-v1.1.xml';
let product: TestProduct;
let server: Server;
let one: BoxOwner;
beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY, ports: () => ({ mailHost: playedHost().host }) });
  one = await newBoxOwner(product);
  const host = createSiteHost(product.system());
  server = createServer((req, res) => void host.handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
});
afterAll(async () => {
  server.close();
  await product.close();
});

const ask = (host: string, path: string, body?: string) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const { port } = server.address() as AddressInfo;
    const sent = request(
      { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers: { host } },
      (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part: string) => (text += part));
        res.on('end', () => done({ status: res.statusCode ?? 0, text }));
      },
    );
    sent.on('error', failed).end(body);
  });

it('Thunderbird and Outlook hear the servers of a name whose mail is ours, under www and in any case too [P4]', async () => {
  for (const host of [one.domain, `www.${one.domain}`]) {
    const { status, text } = await ask(host, `${THUNDERBIRD}?emailaddress=info%40${one.domain}`);
    expect([status, text]).toEqual([200, expect.stringContaining('<hostname>imap.mail.vetrina.example</hostname>')]);
    expect(text).toContain(`<domain>${one.domain}</domain>`);
  }
  const question = `<Autodiscover><Request><EMailAddress>info@${one.domain}</EMailAddress></Request></Autodiscover>`;
  for (const path of ['/autodiscover/autodiscover.xml', '/Autodiscover/Autodiscover.xml'])
    expect(await ask(one.domain, path, question)).toMatchObject({
      status: 200,
      text: expect.stringContaining(`<LoginName>info@${one.domain}</LoginName>`) as string,
    });
});

it('they hear them at hosts of their own too, which the zone of the name has and a certificate is made for [P4]', async () => {
  const { status, text } = await ask(`autoconfig.${one.domain}`, '/mail/config-v1.1.xml?emailaddress=info');
  expect([status, text]).toEqual([200, expect.stringContaining(`<domain>${one.domain}</domain>`)]);
  const question = `<Autodiscover><Request><EMailAddress>info@${one.domain}</EMailAddress></Request></Autodiscover>`;
  expect((await ask(`autodiscover.${one.domain}`, '/Autodiscover/Autodiscover.xml', question)).status).toBe(200);
  const records = await mailRecords(product.system(), { domain: one.domain, orderId: one.owner.id() });
  for (const label of ['autoconfig', 'autodiscover']) {
    const alias = { name: `${label}.${one.domain}`, type: 'CNAME', values: [one.domain], owner: 'mail' };
    expect(records).toContainEqual(alias);
    expect(await answersForMail(product.system(), alias.name)).toBe(true);
    expect(await answersForMail(product.system(), `${label}.nobodys.example`)).toBe(false);
  }
  // Beside them it is a page of the site, as any other.
  expect((await ask(one.domain, '/mail/config-v1.1.xml')).status).toBe(404);
  expect((await ask('autoconfig.nobodys.example', '/mail/config-v1.1.xml')).status).toBe(404);
});

it('of every other name nothing is said, nor to a question without an address [X5]', async () => {
  expect((await ask('nobodys.example', THUNDERBIRD)).status).toBe(404);
  expect((await ask(one.domain, '/autodiscover/autodiscover.xml')).status).toBe(404);
  expect((await ask(one.domain, '/autodiscover/autodiscover.xml', 'x'.repeat(20_000))).status).toBe(404);
  await product.rows(`update mail_domains set state = 'elsewhere' where domain = $1`, [one.domain]);
  expect((await ask(one.domain, THUNDERBIRD)).status).toBe(404);
});

it('servers of strangers hear our two, to try for fourteen days and then to keep to; a certificate is made for that host alone [P4] [X5]', async () => {
  await product.rows(`update mail_domains set state = 'ours' where domain = $1`, [one.domain]);
  const policy = () => ask(`mta-sts.${one.domain}`, '/.well-known/mta-sts.txt');
  const servers = 'mx: mx1.mail.vetrina.example\r\nmx: mx2.mail.vetrina.example\r\nmax_age: 86400\r\n';
  expect(await policy()).toEqual({ status: 200, text: `version: STSv1\r\nmode: testing\r\n${servers}` });
  expect((await ask(one.domain, '/.well-known/mta-sts.txt')).status).toBe(404);
  const by = { domain: one.domain, orderId: one.owner.id() };
  const written = async () => JSON.stringify(await mailRecords(product.system(), by));
  expect(await written()).toContain('v=STSv1; id=testing1');
  product.later(15 * 24 * 3_600_000);
  expect((await policy()).text).toContain('mode: enforce');
  expect(await written()).toContain('v=STSv1; id=enforce1');
  for (const [host, known] of [
    [`mta-sts.${one.domain}`, true],
    [`mta-sts.www.${one.domain}`, false],
    ['mta-sts.nobodys.example', false],
  ] as const)
    expect(await answersForMail(product.system(), host)).toBe(known);
});
