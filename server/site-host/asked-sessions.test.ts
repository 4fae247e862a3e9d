/** A guest takes places of a date on the site: plain forms, no script, and the page says what is full. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { addDays } from '../../modules/booking/clock-zone.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { addSession, cancelSession } from '../../modules/booking/save-session.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';

const GUEST = { name: 'Anna Verdi', phone: '051 123456', mail: 'anna@example.it', note: '' };
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
  product.later(60_000);
  site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' } }));
  const by = await site.by();
  const { settings } = await bookingsOfSite(site.ctx(), { by });
  await saveSettings(site.ctx(), { by, ...settings, kind: 'session', mode: 'instant' });
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  name = `${row?.slug}.localhost`;
  await shownAnew();
});
const send = (path: string, form?: Record<string, string>) => wire.send(name, path, form);
async function shownAnew() {
  await product.drain();
  wire.host.invalidateAll();
}
async function add(title: string, places: number, days = 3): Promise<string> {
  const at = `${addDays(product.clock.now().toISOString().slice(0, 10), days)}T18:30`;
  await addSession(site.ctx(), { by: await site.by(), title, at, minutes: 60, places, price: '12 €', weeks: 1 });
  await shownAnew();
  const { sessions } = await bookingsOfSite(site.ctx(), { by: await site.by() });
  return sessions.find((each) => each.title === title)?.id ?? '';
}

it('dates stand on the page as soon as they are planned; a guest takes places, sees them and gives them back [P9]', async () => {
  expect((await send('/')).text).toContain('Prenota un posto');
  expect((await send('/book')).text).toContain('non ci sono date in programma');
  const id = await add('Yoga dolce', 4);
  const begin = (await send('/book')).text;
  expect(begin).toMatch(/Yoga dolce[^]*18:30[^]*12 €/);
  expect(begin).toContain(`value="${id}"`);
  const form = await send(`/_/book/new?c=${id}&n=3`);
  expect(form.text).toContain('Yoga dolce, 3 persone');
  expect(form.text).toContain(`/_/book/choose?c=${id}&amp;n=3`);
  expect((await send(decoded(`/_/book/choose?c=${id}&amp;n=3`))).text).toContain('Yoga dolce');
  const wrong = await send('/_/book/new', { ...fieldsOf(form.text), ...GUEST, mail: 'anna@' });
  expect([wrong.status, wrong.text.includes('anna@')]).toEqual([422, true]);
  const fields = fieldsOf(form.text);
  const both = await Promise.all([1, 2].map(() => send('/_/book/new', { ...fields, ...GUEST })));
  const page = String(both[0]?.headers['location']);
  expect(both.map(({ status, headers }) => [status, headers['location']])).toEqual([
    [303, page],
    [303, page],
  ]);
  const shown = (await send(page)).text;
  expect(shown).toContain('Prenotazione confermata');
  expect(shown).not.toContain('?move=1');
  expect((await send(`${page}.ics`)).text).toContain('SUMMARY:Yoga dolce\\, 3 persone');
  expect((await send(page, { act: 'cancel' })).status).toBe(303);
  const [row] = await product.rows<{ taken: number }>('select taken from booking_sessions where id = $1', [id]);
  expect(row?.taken).toBe(0);
});

it('a date that is full says so, and who comes too late keeps what they typed [P9]', async () => {
  const id = await add('Vinyasa', 2);
  const other = await add('Pilates', 9, 4);
  const [one, late] = [
    fieldsOf((await send(`/_/book/new?c=${id}&n=2`)).text),
    fieldsOf((await send(`/_/book/new?c=${id}&n=1`)).text),
  ];
  const had = await send('/_/book/new', { ...one, ...GUEST });
  expect(had.status).toBe(303);
  // Sent again by whoever has the last places: these are theirs.
  const twice = await send('/_/book/new', { ...one, ...GUEST });
  expect([twice.status, twice.headers['location']]).toEqual([303, had.headers['location']]);
  const told = await send('/_/book/new', { ...late, ...GUEST, mail: 'ugo@example.it' });
  expect(told.status).toBe(422);
  expect(told.text).toContain('non ci sono più abbastanza posti');
  expect(told.text).toMatch(/data-off[^]*Vinyasa[^]*Completo/);
  const kept = fieldsOf(told.text);
  expect(kept).toMatchObject({ again: '1', mail: 'ugo@example.it' });
  const next = await send('/_/book/new', { ...kept, c: other, n: '1' });
  expect(next.text).toContain('value="ugo@example.it"');
  const instead = await send('/_/book/new', { ...fieldsOf(next.text), ...GUEST, mail: 'ugo@example.it' });
  expect(instead.status).toBe(303);
  // The file says it without being asked.
  await shownAnew();
  expect((await send('/book')).text).toMatch(/data-off[^]*Vinyasa[^]*Completo/);
  await cancelSession(site.ctx(), { by: await site.by(), id, reason: 'Pioggia' });
  await shownAnew();
  expect((await send('/book')).text).not.toContain('Vinyasa');
  for (const path of [`/_/book/new?c=${id}&n=1`, '/_/book/new?c=bse_none&n=1', `/_/book/new?c=${other}&n=99`])
    expect((await send(path)).status, path).toBe(422);
});
