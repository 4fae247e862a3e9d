/** A visitor asks for letters on the site itself, confirms and leaves: plain forms, no script, no cookie; on the wire, as browsers, mail programs and scanners send them. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { newsOfSite } from '../../modules/newsletter/index.server.ts';
import { setStatus } from '../../modules/newsletter/settings.ts';
import { setSiteState, setSiteTier } from '../../modules/sites/index.server.ts';
import { followPlan } from '../../modules/newsletter/follow-plan.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { createSiteHost, type SiteHost } from './index.ts';

let product: TestProduct;
let host: SiteHost;
let site: DraftOfSite;
let name: string;
const server = createServer((req, res) => void host.handle(req, res));
beforeAll(async () => {
  product = await startTestProduct();
  host = createSiteHost(product.system());
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(async () => {
  server.close();
  await product.close();
});
beforeEach(async () => {
  // The budget of one network is that of a minute.
  product.later(60_000);
  site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' } }));
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  await product.drain();
  host.invalidateAll();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  name = `${row?.slug}.localhost`;
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BROWSER = { ...FORM, 'sec-fetch-site': 'same-origin' };
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
function send(path: string, body?: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const method = body === undefined ? 'GET' : 'POST';
  const given = body === undefined ? { host: name } : { host: name, ...headers };
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: given }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.once('error', fail).end(body);
  });
}
const post = (path: string, fields: Record<string, string>) => send(path, new URLSearchParams(fields).toString());
const counts = async () => (await newsOfSite(site.ctx(), { by: await site.by() })).counts;
const join = (mail: string) => post('/_/news/join', { from: '/', mail });
async function mailTo(mail: string) {
  await product.drain();
  const sent = product.mail.messages().find(({ to }) => to.includes(mail));
  const key = /\/_\/news\/yes\/([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? '';
  return { key, code: /\d{6}/.exec(sent?.subject ?? '')?.[0] ?? '' };
}
let people = 0;
const newMail = () => `visitor${(people += 1)}@example.it`;
async function confirmed() {
  const mail = newMail();
  await join(mail);
  const { key } = await mailTo(mail);
  await post(`/_/news/yes/${key}`, {});
  return key;
}

it('stands on the first page and on one of its own, and says on the privacy page what becomes of an address [P10]', async () => {
  const home = await send('/');
  expect(home.text).toContain('action="/_/news/join"');
  expect(String(home.headers['content-security-policy'])).toContain("form-action 'self'");
  expect((await send('/news')).text).toContain('action="/_/news/join"');
  const privacy = (await send('/privacy')).text;
  expect(privacy).toContain('I moduli di questo sito servono soltanto per iscriversi alla newsletter.');
  expect(privacy).toContain('7 giorni');
  expect((await send('/sitemap.xml')).text).toContain('/news</loc>');
});

it('a code on the page that is still open confirms; what is wrong comes back with what was typed [P10]', async () => {
  const wrong = await post('/_/news/join', { from: '/', mail: 'anna@' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="anna@"');
  expect((await post('/_/news/join', { mail: 'anna@example.it', extra: 'x' })).status).toBe(422);
  const mail = newMail();
  const asked = await join(mail);
  expect(asked.status).toBe(303);
  const page = String(asked.headers['location']);
  expect((await send(page)).text).toContain('one-time-code');
  expect((await post(page, { code: '12' })).status).toBe(422);
  expect(await counts()).toMatchObject({ pending: 1, confirmed: 0 });
  const { code } = await mailTo(mail);
  const done = await post(page, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  expect(done.text).toContain('Iscrizione confermata');
  expect(await counts()).toMatchObject({ pending: 0, confirmed: 1 });
});

it('nobody learns who is subscribed: known, unknown and suppressed addresses are answered alike [P10] [X5]', async () => {
  const mail = newMail();
  const first = await join(mail);
  const again = await join(mail);
  const shape = ({ status, headers }: Answer) => [status, String(headers['location']).replace(/[\w-]{22}$/, 'KEY')];
  expect(shape(again)).toEqual(shape(first));
  const page = (await send(String(again.headers['location']))).text;
  expect(page).not.toContain(mail);
  expect(page.length).toBe((await send(`/_/news/code/${'A'.repeat(22)}`)).text.length);
});

it('a scanner that follows every link neither confirms nor leaves; a press does, once and twice [P10]', async () => {
  const mail = newMail();
  await join(mail);
  const { key } = await mailTo(mail);
  for (const path of [`/_/news/yes/${key}`, `/_/news/off/${key}`]) expect((await send(path)).status).toBe(200);
  expect(await counts()).toMatchObject({ pending: 1, confirmed: 0, left: 0 });
  expect((await send(`/_/news/yes/${key}`)).text.match(/<button/g)?.length).toBeGreaterThan(0);
  for (const time of ['once', 'twice'])
    expect((await post(`/_/news/yes/${key}`, {})).text, time).toContain('Iscrizione confermata');
  for (const path of [`/_/news/yes/${key}`, `/_/news/off/${key}`]) await send(path);
  expect(await counts()).toMatchObject({ confirmed: 1 });
  expect((await post(`/_/news/off/${key}`, {})).text).toContain('Non ti scriveremo più');
  expect((await post(`/_/news/off/${key}`, { act: 'erase' })).text).toContain('Indirizzo cancellato');
  expect(await counts()).toEqual({ pending: 0, confirmed: 0, left: 1 });
});

it('a mail program leaves by one post from anywhere (RFC 8058), in either form, and nothing else may [P10] [X5]', async () => {
  const [one, other, third] = [await confirmed(), await confirmed(), await confirmed()];
  expect((await send(`/_/news/off/${one}`, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await send(`/_/news/off/${other}`, parts, multipart)).status).toBe(200);
  expect(await counts()).toMatchObject({ confirmed: 1, left: 2 });
  for (const [path, body] of [
    [`/_/news/off/${third}`, 'act=erase'],
    [`/_/news/off/${third}`, 'List-Unsubscribe=One-Click&act=erase'],
    [`/_/news/yes/${third}`, 'List-Unsubscribe=One-Click'],
    ['/_/news/join', 'mail=anna@example.it'],
  ] as const)
    expect((await send(path, body, { ...FORM, 'sec-fetch-site': 'cross-site' })).status, path).toBe(403);
  expect((await send(`/_/news/off/${'A'.repeat(22)}`, 'List-Unsubscribe=One-Click', FORM)).status).toBe(404);
  expect(await counts()).toMatchObject({ confirmed: 1, left: 2 });
});

it('a plan without it takes the form away, and leaving works for ever, also while the site pauses [P10] [K3]', async () => {
  const [one, other] = [await confirmed(), await confirmed()];
  await inTransaction(product.system(), (ctx) => setSiteTier(ctx, { orderId: site.owner.id(), tier: 'premium' }));
  await followPlan(product.system(), { orderId: site.owner.id() });
  await product.drain();
  host.invalidateAll();
  expect((await send('/')).text).not.toContain('/_/news/join');
  expect((await join(newMail())).text).toContain('Adesso non ci si può iscrivere');
  expect((await send(`/_/news/off/${one}`, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: site.owner.id(), state: 'suspended' }));
  host.invalidateAll();
  expect((await post(`/_/news/off/${other}`, {})).text).toContain('Non ti scriveremo più');
  expect(await counts()).toEqual({ pending: 0, confirmed: 0, left: 2 });
});
