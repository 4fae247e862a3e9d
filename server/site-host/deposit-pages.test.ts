/** A guest pays a deposit on the way to a booking: told and accepted on the form, paid on the provider's page, read on the booking's page; without a script. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { depositSite, EACH } from '../../tests/support/deposit-site.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';

const booked = bookedSite();
let wire: OpenSiteHost;
let site: ReturnType<typeof depositSite>;
let name: string;
beforeAll(async () => {
  wire = await openSiteHost(booked.product());
});
afterAll(() => wire.close());
beforeEach(async () => {
  // The budget of one network is that of a minute.
  booked.product().later(60_000);
  site = depositSite(booked);
  await site.takeDeposits();
  await booked.product().drain();
  wire.host.invalidateAll();
  const [row] = await booked
    .product()
    .rows<{ slug: string }>('select slug from sites where id = $1', [booked.site().id]);
  name = `${row?.slug}.localhost`;
});
const send = (path: string, form?: Record<string, string>) => wire.send(name, path, form);
const GUEST = { name: 'Anna Verdi', phone: '', mail: 'anna@example.it', note: '' };
/** The form for a time that is some days ahead. */
async function form(): Promise<string> {
  const { s = '' } = fieldsOf((await send('/book')).text);
  const from = new Date(booked.product().clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const times = await send(`/_/book/times?s=${s}&n=2&from=${from}`);
  const [, href = ''] = /href="(\/_\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
  return decoded(href);
}
/** What is sent of a form, under the key of the page that comes of it. */
function typedOn(text: string) {
  const { key = '', ...fields } = fieldsOf(text);
  return { ...fields, key, ...GUEST };
}

it('reads amount, last moment and clause, and pays only what was accepted by a box of its own [P9]', async () => {
  const shown = await send(await form());
  for (const said of ['La caparra è di 20,00', 'Se annulli entro', 'la tratteniamo', 'obbligo di pagare 20,00'])
    expect(decoded(shown.text).replaceAll('\u00a0', ' ')).toContain(said);
  expect(shown.text).toMatch(/<input[^>]*type="checkbox"[^>]*name="agree"/);
  expect(String(shown.headers['content-security-policy'])).toMatch(/form-action 'self' http/);
  const fields = typedOn(shown.text);
  const refused = await send('/_/book/new', fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('href="#f-agree"');
  const nowhere = await send('/_/book/new', { ...fields, agree: '1', mail: '', phone: '0432 111111' });
  expect(nowhere.text).toContain('href="#f-mail"');
  // Another amount than was shown is read again, and the box is empty.
  await site.ask({ cents: 2 * EACH, from: 1 });
  const changed = await send('/_/book/new', { ...fields, agree: '1' });
  expect([changed.status, changed.text.includes('la caparra è cambiata')]).toEqual([422, true]);
  expect(changed.text).toContain('40,00');
  expect(changed.text).not.toMatch(/name="agree"[^>]*checked/);
  expect(await booked.product().rows('select 1 from bookings where site_id = $1', [booked.site().id])).toEqual([]);
});

it('is led to the payment, and sent once more to the same one; back from it, it is booked [P9]', async () => {
  const shown = await send(await form());
  const fields = { ...typedOn(shown.text), agree: '1' };
  const [first, again] = [await send('/_/book/new', fields), await send('/_/book/new', fields)];
  const pay = String(first.headers['location']);
  expect([first.status, again.status, again.headers['location']]).toEqual([303, 303, pay]);
  expect(pay).toContain(booked.product().stripe.url);
  const page = `/_/book/b/${fields.key}`;
  const waiting = await send(page);
  expect(waiting.text).toContain('Manca la caparra');
  expect(waiting.text).toContain(pay.replaceAll('&', '&amp;'));
  expect(String(waiting.headers['content-security-policy'])).toMatch(/form-action 'self' http/);
  // Nothing but its payment, or an end, comes of it.
  await send(page, { act: 'cancel' });
  await send(page, { act: 'move', at: '2026-12-31T20:30' });
  expect(await site.stateOf(fields.key)).toBe('held');
  await booked.product().webhooks({ off: true });
  await posted(pay, CARD);
  const back = await send(page);
  await booked.product().webhooks({ off: false });
  for (const said of ['Prenotazione confermata', 'Caparra versata: 20,00', 'Se annulli entro'])
    expect(decoded(back.text).replaceAll('\u00a0', ' ')).toContain(said);
  expect(back.text).not.toContain('act" value="pay"');
});

it('gives a place back before it is paid, and leaves the deposit after the last moment only by its own press [P9]', async () => {
  const left = { ...typedOn((await send(await form())).text), agree: '1' };
  await send('/_/book/new', left);
  const page = `/_/book/b/${left.key}`;
  expect((await send(page, { act: 'give-up' })).status).toBe(303);
  expect((await send(page)).text).toContain('Prenotazione non conclusa');
  const paid = { ...typedOn((await send(await form())).text), agree: '1' };
  await posted(String((await send('/_/book/new', paid)).headers['location']), CARD);
  await site.heard();
  const { key } = paid;
  const { startsAt } = await site.find(key);
  booked.product().later(startsAt.getTime() - 3_600_000 - booked.product().clock.now().getTime());
  const late = await send(`/_/book/b/${key}`);
  expect(late.text).toContain('Annulla e lascia la caparra');
  expect(late.text).not.toContain('value="cancel"');
  expect((await send(`/_/book/b/${key}`, { act: 'cancel' })).status).toBe(409);
  expect(await site.stateOf(key)).toBe('confirmed');
  await send(`/_/book/b/${key}`, { act: 'forfeit' });
  expect((await send(`/_/book/b/${key}`)).text).toContain('non torna, come avevi accettato');
  await site.refund(key);
  await site.heard();
  expect((await send(`/_/book/b/${key}`)).text).toContain('Ti abbiamo restituito');
  const own = await send(`/_/book/b/${key}.json`);
  expect(JSON.parse(own.text)).toMatchObject({
    booking: { deposit: { amount: 2 * EACH, refunds: [{ amount: 2 * EACH, state: 'succeeded' }] } },
  });
});

it('is told on the privacy page while it is asked, and while one is kept [P9]', async () => {
  const privacy = async () => {
    await booked.product().drain();
    wire.host.invalidateAll();
    return (await send('/privacy')).text;
  };
  expect(await privacy()).toContain('Se paghi una caparra');
  await site.ask(null);
  expect(await privacy()).not.toContain('Se paghi una caparra');
});
