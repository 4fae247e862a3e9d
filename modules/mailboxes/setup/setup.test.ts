/** A phone is set up by a code, once; programs find the servers of a domain whose mail is ours. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_HOST_AWAY, newBoxOwner, playedHost, type BoxOwner } from '../../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { sha256 } from '../box-secret.ts';
import { boxOfLink } from '../password-link.ts';
import { requestPasswordLink } from '../index.server.ts';
import { MOST_DEVICES, SETUP_MINUTES, deviceSetUp } from '../schemas.ts';
import { makeDeviceLink } from './device-link.ts';
import { addressAsked, appleProfile, outlookFile, thunderbirdFile } from './program-files.ts';

const HOST = 'mail.vetrina.example';
const python = spawnSync('python3', ['-c', 'import plistlib']).status === 0;
let product: TestProduct;
let one: BoxOwner;
beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY, ports: () => ({ mailHost: playedHost().host }) });
  one = await newBoxOwner(product);
});
afterAll(() => product.close());

let callers = 0;
const from = () => ({ incoming: { socket: { remoteAddress: `198.19.9.${(callers += 1) & 255}` } } });
async function call(what: string, key: string) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key }) };
  const answer = await product.app.request(`/buy_yr/api/mail-device${what}`, init, from());
  return { status: answer.status, body: (await answer.json()) as unknown };
}
const profile = (key: string) =>
  product.app.request('/manager/mail-device/profile', { method: 'POST', body: new URLSearchParams({ key }) }, from());
const link = async (name = 'Telefono di Nives') =>
  (await makeDeviceLink(one.owner.ctx(), { by: await one.by(), id: one.id, name })).key;
const devices = async () => (await one.box()).devices.map(({ name }) => name);

describe('a code', () => {
  it('is looked at as often as one likes, and sets one phone up, whose secret opens the box [P4]', async () => {
    const key = await link();
    for (let times = 0; times < 2; times++)
      expect(await call('/link', key)).toEqual({
        status: 200,
        body: { address: `info@${one.domain}`, name: 'Telefono di Nives' },
      });
    expect(await devices()).toEqual([]);
    const made = deviceSetUp.parse((await call('', key)).body);
    expect(made).toMatchObject({
      address: `info@${one.domain}`,
      servers: { imap: { host: `imap.${HOST}`, port: 993 } },
    });
    const kept = await product.rows('select secret_sha256 from mailbox_devices where mailbox_id = $1', [one.id]);
    expect(kept).toEqual([{ secret_sha256: sha256(made.secret) }]);
    expect(await devices()).toEqual(['Telefono di Nives']);
    for (const what of ['', '/link']) expect((await call(what, key)).status).toBe(410);
    expect((await profile(key)).status).toBe(410);
    expect(await devices()).toHaveLength(1);
  });

  it('gives an iPhone a profile in its place, once [P4]', async () => {
    const key = await link('iPhone');
    const answer = await profile(key);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/x-apple-aspen-config; charset=utf-8',
      'no-store',
    ]);
    expect(await answer.text()).toContain(`<string>info@${one.domain}</string>`);
    expect((await profile(key)).status).toBe(410);
    expect(await devices()).toContain('iPhone');
  });

  it('ends after a quarter of an hour, with its box, and opens no password; a password’s link sets no phone up [X5]', async () => {
    const late = await link();
    product.later(SETUP_MINUTES * 60_000 + 1000);
    expect((await call('', late)).status).toBe(410);
    const paused = await link();
    await product.rows(`update mailboxes set state = 'paused' where id = $1`, [one.id]);
    expect((await call('', paused)).status).toBe(410);
    await product.rows(`update mailboxes set state = 'live' where id = $1`, [one.id]);
    await expect(boxOfLink(product.system(), await link())).rejects.toMatchObject({ code: 'mailboxes.link-ended' });
    await requestPasswordLink(one.owner.ctx(), { by: await one.by(), id: one.id });
    await product.drain();
    const mailed = one.owner.mails().flatMap(({ text }) => /\/mail-password#([\w-]{43})/.exec(text)?.[1] ?? []);
    expect((await call('', mailed.at(-1) ?? '')).status).toBe(410);
    for (const key of ['', 'k'.repeat(43)]) expect((await call('/link', key)).status).toBe(410);
  });

  it('of a box with ten devices sets none up, and stays good until there is room [P4]', async () => {
    const key = await link('Undicesimo');
    for (let n = (await devices()).length; n < MOST_DEVICES; n++) await call('', await link(`Telefono ${n}`));
    expect([(await call('', key)).status, (await devices()).length]).toEqual([409, MOST_DEVICES]);
    await product.rows('delete from mailbox_devices where mailbox_id = $1', [one.id]);
    expect((await call('', key)).status).toBe(200);
  });
});

describe('what programs are told', () => {
  it('Thunderbird: both servers, TLS from the first byte, the address as the name [P4]', () => {
    const file = thunderbirdFile('bar.it', HOST);
    expect(file).toMatch(
      /<incomingServer type="imap"><hostname>imap\.mail\.vetrina\.example<\/hostname><port>993<\/port>/,
    );
    expect(file).toMatch(
      /<outgoingServer type="smtp"><hostname>smtp\.mail\.vetrina\.example<\/hostname><port>465<\/port>/,
    );
    expect(file.match(/<socketType>SSL<\/socketType>/g)).toHaveLength(2);
  });

  it('Outlook: by the address that it asks for, and nothing where it asks for none [P4]', () => {
    const question = (address: string) => `<Request><EMailAddress>${address}</EMailAddress></Request>`;
    expect(addressAsked(question('info@bar.it'))).toBe('info@bar.it');
    for (const bad of ['', 'nobody', 'a@b<c', 'x@y&z;', `${'x'.repeat(400)}@bar.it`])
      expect(addressAsked(question(bad))).toBeNull();
    expect(addressAsked('<EMailAddress>info@bar.it')).toBeNull();
    const file = outlookFile('info@bar.it', HOST);
    expect(file).toContain('<Type>IMAP</Type><Server>imap.mail.vetrina.example</Server><Port>993</Port>');
    expect(file.match(/<LoginName>info@bar\.it<\/LoginName>/g)).toHaveLength(2);
  });

  it.skipIf(!python)(
    `an iPhone: a property list as Python’s plistlib reads it${python ? '' : ' (skipped: no python3)'} [P4]`,
    () => {
      const given = { address: 'info@bar.it', secret: 'a<b>&"c', deviceId: 'mdv_1', mailHost: HOST };
      const read = `import plistlib,sys,json;print(json.dumps(plistlib.loads(sys.stdin.buffer.read())))`;
      const { stdout, stderr } = spawnSync('python3', ['-c', read], { input: appleProfile(given), encoding: 'utf8' });
      expect(stderr).toBe('');
      const { PayloadContent: [account] = [], ...whole } = JSON.parse(stdout) as Record<string, object[]>;
      expect(whole).toMatchObject({ PayloadType: 'Configuration', PayloadIdentifier: 'example.vetrina.mail.mdv_1' });
      expect(account).toMatchObject({
        PayloadType: 'com.apple.mail.managed',
        EmailAddress: 'info@bar.it',
        IncomingPassword: given.secret,
        IncomingMailServerPortNumber: 993,
        IncomingMailServerUseSSL: true,
        OutgoingMailServerHostName: `smtp.${HOST}`,
        OutgoingMailServerPortNumber: 465,
      });
    },
  );
});
