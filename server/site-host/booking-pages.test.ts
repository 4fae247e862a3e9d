/** A guest books on the site itself: plain forms, no script, no cookie; on the wire, as a browser without JavaScript sends them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { setSiteState } from '../../modules/sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';

let product: TestProduct;
let wire: OpenSiteHost;
let site: DraftOfSite;
let name: string;
beforeAll(async () => {
  product = await startTestProduct();
  wire = await openSiteHost(product);
});
afterAll(async () => {
  wire.close();
  await product.close();
});
beforeEach(async () => {
  // The budget of one network is that of a minute.
  product.later(60_000);
  site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' } }));
  await set({ kind: 'table', mode: 'instant', covers: 10 });
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  await product.drain();
  wire.host.invalidateAll();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  name = `${row?.slug}.localhost`;
});

async function set(given: object) {
  const by = await proveSite(site.ctx(), 'draft', site.id);
  const { settings } = await bookingsOfSite(site.ctx(), { by });
  await saveSettings(site.ctx(), { by, ...settings, ...given });
}
const send = (path: string, form?: Record<string, string>, headers?: Record<string, string>) =>
  wire.send(name, path, form, headers);
/** The first free time of the week after this one, as its link names it. */
async function firstTime(): Promise<string> {
  const { s = '' } = fieldsOf((await send('/book')).text);
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = await send(`/_/book/times?s=${s}&n=2&from=${from}`);
  const [, href = ''] = /href="(\/_\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
  return decoded(href);
}
const GUEST = { name: 'Anna Verdi', phone: '051 123456', mail: 'anna@example.it', note: 'Un seggiolone' };

describe('a guest of a restaurant', () => {
  it('finds the way from the first page, chooses, books, moves and cancels, without a script [P9]', async () => {
    expect((await send('/')).text).toContain('href="/book"');
    const begin = await send('/book');
    expect(begin.status).toBe(200);
    expect(begin.text).toContain('action="/_/book/times"');
    const form = await send(await firstTime());
    expect(form.headers['cache-control']).toBe('no-store');
    expect(String(form.headers['content-security-policy'])).toContain("form-action 'self'");
    const booked = await send('/_/book/new', { ...fieldsOf(form.text), ...GUEST });
    expect([booked.status, booked.text]).toEqual([303, '']);
    const page = String(booked.headers['location']);
    const shown = await send(page);
    expect(shown.text).toContain('Prenotazione confermata');
    expect(shown.text).toContain('Anna Verdi');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    const file = await send(`${page}.ics`);
    expect(String(file.headers['content-type'])).toContain('text/calendar');
    expect(file.text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    const move = await send(`${page}?move=1`);
    const times = [...move.text.matchAll(/href="(\/_\/book\/b\/[^"]+at=[^"]+)"/g)].map(([, href = '']) =>
      decoded(href),
    );
    const ask = await send(times.at(-1) ?? '');
    expect((await send(page, fieldsOf(ask.text))).status).toBe(303);
    expect((await send(page, { act: 'cancel' })).status).toBe(303);
    expect((await send(page)).text).toContain('Hai annullato la prenotazione');
    expect((await send(`${page}.ics`)).text).toContain('METHOD:CANCEL');
  });

  it('gets back what they typed with what is wrong, and nothing is booked [P9]', async () => {
    const form = await send(await firstTime());
    const typed = { name: '', phone: '12', mail: 'anna@', note: '<b>ciao</b> "tu"' };
    const answer = await send('/_/book/new', { ...fieldsOf(form.text), ...typed });
    expect(answer.status).toBe(422);
    for (const [field, value] of Object.entries({ phone: '12', mail: 'anna@' }))
      expect(answer.text).toContain(
        `name="${field}" maxLength`.replace('maxLength', 'maxlength') && `value="${value}"`,
      );
    expect(answer.text).toContain('&lt;b&gt;ciao&lt;/b&gt;');
    expect(answer.text).not.toContain('<b>ciao');
    for (const field of ['name', 'phone', 'mail']) expect(answer.text).toContain(`href="#f-${field}"`);
    const none = await product.rows('select 1 from bookings where site_id = $1', [site.id]);
    expect(none).toEqual([]);
  });

  it('pressing twice books once; a time that was taken meanwhile leads to the nearest ones [P9]', async () => {
    await set({ covers: 2, party_most: 2, party_instant: 2 });
    const at = await firstTime();
    const [one, other] = [fieldsOf((await send(at)).text), fieldsOf((await send(at)).text)];
    const both = await Promise.all([1, 2].map(() => send('/_/book/new', { ...one, ...GUEST })));
    expect(new Set(both.map(({ headers }) => headers['location'])).size).toBe(1);
    const late = await send('/_/book/new', { ...other, ...GUEST, phone: '051 999999', mail: 'ugo@example.it' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Nel frattempo quell’orario non è più libero');
    // What was typed goes on to another time.
    const [first = ''] = late.text.split('<button type="submit">').slice(0, 1);
    const kept = fieldsOf(first.slice(first.lastIndexOf('<form ')));
    expect(kept).toMatchObject({ again: '1', name: 'Anna Verdi', mail: 'ugo@example.it' });
    const form = await send('/_/book/new', kept);
    expect(form.text).toContain('value="ugo@example.it"');
    const booked = await send('/_/book/new', { ...fieldsOf(form.text), ...GUEST, mail: 'ugo@example.it' });
    expect(booked.status).toBe(303);
    const [count] = await product.rows<{ n: string }>('select count(*) n from bookings where site_id = $1', [site.id]);
    expect(Number(count?.n)).toBe(2);
  });

  it('comes to a far date at once, and is told which days there are [P9]', async () => {
    await set({ horizon_days: 60 });
    const day = (ahead: number) =>
      new Date(product.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const { s = '' } = fieldsOf((await send('/book')).text);
    const ask = async (from: string, lang = '') => send(`/_${lang}/book/times?s=${s}&n=2&from=${from}`);
    const formIn = (text: string) => /<form[^>]*ask-jump.*?<\/form>/s.exec(text)?.[0] ?? '';
    const shown = await ask(day(2));
    const form = formIn(shown.text);
    expect(form).toContain('action="/_/book/times"');
    expect(form).toContain('method="get"');
    for (const said of [`min="${day(0)}"`, `max="${day(60)}"`, `value="${day(2)}"`]) expect(form).toContain(said);
    expect(fieldsOf(form)).toMatchObject({ s, n: '2' });
    const far = await ask(day(50));
    expect(far.status).toBe(200);
    expect(far.text).toContain(`at=${day(50).slice(0, 7)}`);
    expect(formIn(far.text)).not.toContain('ask-error');
    for (const from of [day(-1), day(61), '2026-02-30', '31/12', '9'.repeat(500)]) {
      const answer = await ask(encodeURIComponent(from));
      expect([answer.status, from]).toEqual([422, from]);
      expect(formIn(answer.text)).toContain('oltre i prossimi 60 giorni');
      expect(formIn(answer.text)).toContain(`value="${from.slice(0, 10)}"`);
      expect(answer.text).toContain('class="ask-times"');
    }
    // Nothing was chosen: nothing is wrong.
    expect((await ask('')).status).toBe(200);
    expect(formIn((await ask('')).text)).not.toContain('ask-error');
    // Who moves a booking comes there as well, and keeps it.
    const booked = await send('/_/book/new', { ...fieldsOf((await send(await firstTime())).text), ...GUEST });
    const page = String(booked.headers['location']);
    const move = formIn((await send(`${page}?move=1`)).text);
    expect(move).toContain(`action="${page}"`);
    expect(fieldsOf(move)).toMatchObject({ move: '1' });
    expect((await send(`${page}?move=1&from=${day(50)}`)).text).toContain(`at=${day(50).slice(0, 7)}`);
    const late = await send(`${page}?move=1&from=${day(61)}`);
    expect(late.status).toBe(422);
    expect(formIn(late.text)).toContain('oltre i prossimi 60 giorni');
  });

  it('a move to a time that was taken meanwhile leads to the nearest ones of the week that was wanted [P9]', async () => {
    await set({ covers: 2, party_most: 2, party_instant: 2 });
    const fields = fieldsOf((await send(await firstTime())).text);
    const page = String((await send('/_/book/new', { ...fields, ...GUEST })).headers['location']);
    const timesIn = (text: string) => Array.from(decoded(text).matchAll(/[?&]at=(\d{4}-\d\d-\d\d)/g), ([, day]) => day);
    const [own = ''] = timesIn((await send(`${page}?move=1`)).text);
    const later = new Date(new Date(own).getTime() + 21 * 86_400_000).toISOString().slice(0, 10);
    const week = decoded((await send(`${page}?move=1&from=${later}`)).text);
    const [, taken = ''] = /[?&]at=([^"&]+)/.exec(week) ?? [];
    const at = decodeURIComponent(taken);
    const other = await send('/_/book/new', {
      ...fields,
      at,
      ...GUEST,
      mail: 'ugo@example.it',
      key: crypto.randomUUID(),
    });
    expect(other.status).toBe(303);
    const late = await send(page, { act: 'move', at });
    expect(late.status).toBe(409);
    expect(timesIn(late.text)[0]).toBe(at.slice(0, 10));
  });

  it('is told so in words when nothing can be booked, when too many come, and when the site pauses; who has booked keeps it [P9]', async () => {
    const at = await firstTime();
    const fields = fieldsOf((await send(at)).text);
    const page = String((await send('/_/book/new', { ...fields, ...GUEST })).headers['location']);
    for (const wrong of [
      '/_/book/times?s=x&n=2',
      '/_/book/times?n=99',
      '/_/book/new?s=&n=2&at=2026',
      '/_/book/new?s=&n=2&at=2026-13-45T99:99',
      '/_/book/times?n=2&from=2026-02-30',
    ])
      expect([200, 409, 422], wrong).toContain((await send(wrong)).status);
    await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'paused' });
    expect((await send('/_/book/new', { ...fields, ...GUEST })).status).toBe(409);
    await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: site.owner.id(), state: 'suspended' }));
    wire.host.invalidateAll();
    expect((await send('/_/book/times')).status).toBe(503);
    expect((await send(page)).text).toContain('Prenotazione confermata');
    const flood = await Promise.all(Array.from({ length: 60 }, () => send(page, { act: 'none' })));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]?.text).toContain('telefona');
  });

  it('is found by the key alone, and the owner’s calendar by its own; nobody else posts here [P9] [X5]', async () => {
    const fields = fieldsOf((await send(await firstTime())).text);
    const page = String((await send('/_/book/new', { ...fields, ...GUEST })).headers['location']);
    expect((await send(`${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await send('/_/book/feed/AAAAAAAAAAAAAAAAAAAAAA.ics')).status).toBe(404);
    const foreign = await send(page, { act: 'cancel' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    for (const method of ['GET']) expect((await send(page, undefined, { method })).text).toContain('confermata');
    const own = (await send('/')).text;
    expect(own).not.toContain('Anna Verdi');
    expect((await send('/privacy')).text).toContain('12 mesi');
    expect((await send('/robots.txt')).text).toContain('/_/');
  });
});
