/** Guests ask for a day where the site says no hours, and for nights: plain forms, no script; as a browser without JavaScript sends them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { addDays } from '../../modules/booking/clock-zone.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { newDraft } from '../../tests/support/draft.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';

const PHOTOGRAPHER = '900000000001212';
const SUITES = '900000000000505';
const GUEST = { name: 'Anna Verdi', phone: '051 123456', mail: 'anna@example.it', note: 'After six, please' };

let product: TestProduct;
let wire: OpenSiteHost;
beforeAll(async () => {
  product = await startTestProduct();
  wire = await openSiteHost(product);
});
afterAll(async () => {
  wire.close();
  await product.close();
});

/** A site of Pro with bookings that are open. */
async function opened(page: string) {
  const site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' }, page }));
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  await product.drain();
  wire.host.invalidateAll();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  const send = (path: string, form?: Record<string, string>) => wire.send(`${row?.slug}.localhost`, path, form);
  const bookings = () =>
    product.rows<{ wall: string; last_day: string | null }>('select * from bookings where site_id = $1', [site.id]);
  return { site, send, bookings };
}
const day = (ahead: number) => addDays(product.clock.now().toISOString().slice(0, 10), ahead);

describe('a guest of a site without hours', () => {
  it('asks for a day in their own words, sees that nothing is booked yet, and takes it back [P9]', async () => {
    const { send, bookings } = await opened(PHOTOGRAPHER);
    expect((await send('/')).text).toContain('href="/book"');
    const begin = await send('/book');
    expect(begin.text).toContain('action="/_/book/new"');
    expect(begin.text).toMatch(/id="f-at"[^>]*type="date"/);
    const { s = '' } = fieldsOf(begin.text);
    const wrong = await send(`/_/book/new?s=${s}&at=${day(-2)}`);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(/href="#f-at"[^]*aria-invalid="true"/);
    expect(wrong.text).toContain(`value="${day(-2)}"`);
    const form = await send(`/_/book/new?s=${s}&at=${day(4)}`);
    expect(form.text).toContain('When would you like to come?');
    // What was typed comes back with what is missing.
    const again = await send('/_/book/new', { ...fieldsOf(form.text), ...GUEST, name: '' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('After six, please');
    const fields = fieldsOf(form.text);
    const both = await Promise.all([1, 2].map(() => send('/_/book/new', { ...fields, ...GUEST })));
    expect(new Set(both.map(({ headers }) => headers['location'])).size).toBe(1);
    expect(await bookings()).toMatchObject([{ wall: day(4), last_day: null }]);
    const page = String(both[0]?.headers['location']);
    const shown = await send(page);
    expect(shown.text).toContain('Until we answer, nothing is booked.');
    expect(shown.text).not.toContain('?move=1');
    expect((await send('/_/book/times')).text).toMatch(/id="f-at"[^>]*type="date"/);
    expect((await send(page, { act: 'cancel' })).status).toBe(303);
    expect((await send(page)).text).toContain('You have cancelled the booking');
  });
});

describe('a guest of a house', () => {
  it('asks for a room with both days and how many they are [P9] [L7]', async () => {
    const { send, bookings } = await opened(SUITES);
    const begin = await send('/book');
    expect(begin.text).toMatch(/id="f-at"[^>]*type="date"[^]*id="f-until"[^>]*type="date"/);
    const s =
      /name="s" value="([^"]+)"/.exec(begin.text)?.[1] ?? /value="([^"]+)"[^>]*name="s"/.exec(begin.text)?.[1] ?? '';
    const ask = (at: string, until: string) => send(`/_/book/new?s=${s}&n=3&at=${at}&until=${until}`);
    for (const [at, until] of [
      [day(6), day(6)],
      [day(6), day(5)],
      [day(6), day(40)],
      [day(6), ''],
      ['', ''],
      [day(500), day(501)],
    ] as const)
      expect((await ask(at, until)).status, `${at} ${until}`).toBe(422);
    const form = await ask(day(6), day(9));
    expect(form.status).toBe(200);
    expect(form.text).toContain('3 νύχτες');
    expect(form.text).toContain(`/_/book/choose?s=${s}&amp;n=3&amp;at=${day(6)}&amp;until=${day(9)}`);
    const back = await send(`/_/book/choose?s=${s}&n=3&at=${day(6)}&until=${day(9)}`);
    expect(back.text).toContain(`value="${day(9)}"`);
    const late = { ...fieldsOf(form.text), at: day(-1) };
    const refused = await send('/_/book/new', { ...late, ...GUEST });
    expect(refused.status).toBe(422);
    const kept = fieldsOf(refused.text);
    expect(kept).toMatchObject({ again: '1', name: 'Anna Verdi', mail: 'anna@example.it' });
    const next = await send('/_/book/new', { ...kept, s, n: '3', at: day(6), until: day(9) });
    expect(next.text).toContain('value="anna@example.it"');
    const asked = await send('/_/book/new', { ...fieldsOf(next.text), ...GUEST });
    expect(asked.status).toBe(303);
    expect(await bookings()).toMatchObject([{ wall: day(6) }]);
    const shown = await send(String(asked.headers['location']));
    expect(shown.text).toContain('δεν έχει κλειστεί τίποτα');
    expect(shown.text).toContain('3 άτομα');
  });
});
