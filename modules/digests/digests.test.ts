/** The weekly letter of a site that was bought: what it says, when it comes, and what its links may do. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import { localTime } from '../stats/index.server.ts';
import { pollPage } from '../sync/index.server.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { findDueLetters, openLink, answerByLink, writeLetter } from './index.server.ts';
import { nextLetterAt, turnOf } from './letter-time.ts';

const DAY = 86_400_000;
const PHONE = '051 555 77 77';
const POST = 'Da sabato si mangia in cortile: prenotate per tempo, i tavoli sono otto.';
let product: TestProduct;
let draft: DraftOfSite;
let pageId: string;
beforeAll(async () => {
  product = await startTestProduct();
  // Past the holiday of June, of which letters ask (letter-holidays.test.ts): the next one is in August.
  product.later(14 * DAY);
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
  const [site] = await product.rows<{ page_id: string }>('select page_id from sites where id = $1', [draft.id]);
  pageId = site?.page_id ?? '';
});

const poll = () => pollPage(product.system(), { pageId });
const change = (patch: Parameters<TestProduct['network']['change']>[1]) => product.network.change(pageId, patch);
/** A new post, and what else the page changed with it. */
async function post(message: string, patch: Parameters<typeof change>[0] = {}): Promise<void> {
  const { posts } = (await product.network.read(pageId)).page;
  const created_time = product.clock.now().toISOString();
  change({ posts: [{ id: `${pageId}_new`, created_time, message }, ...posts], ...patch });
}
interface Letter {
  id: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string;
}
/** The letters of this site, the oldest first. */
async function letters(): Promise<Letter[]> {
  const rows = await product.rows<
    Record<'id' | 'subject', string> & Record<'text' | 'html' | 'unsubscribe', Sealed | ''>
  >(
    `select m.* from mails m join sites s on s.order_id = m.order_id where s.id = $1 and m.kind = 'letter' order by m.created_at`,
    [draft.id],
  );
  const open = (value: Sealed | '' | null) => (value ? unseal(product.config.dataKeys, value) : '');
  return rows.map(({ id, subject, text, html, unsubscribe }) => ({
    id,
    subject,
    text: open(text),
    html: open(html),
    unsubscribe: open(unsubscribe),
  }));
}
const write = (week = product.clock.now().toISOString().slice(0, 10)) =>
  writeLetter(product.system(), { siteId: draft.id, week });
/** The key behind a button of the plain text. */
const keyAt = (text: string, label: string): string =>
  new RegExp(String.raw`${label}:\nhttp\S+/letter/(\S+)`).exec(text)?.[1] ?? `no ${label} in ${text}`;
const look = (key: string) => openLink(product.as(null), { key });
const press = (key: string, again = false) => answerByLink(product.as(null), { key, again });
/** Everything that a link could change. */
const state = async () =>
  JSON.stringify([
    await product.rows('select accepted, layer, decided from site_contents where site_id = $1', [draft.id]),
    await product.rows('select * from proposals where site_id = $1 order by id', [draft.id]),
    await product.rows('select * from sync_batches where site_id = $1 order by id', [draft.id]),
    await product.rows('select * from decision_links where site_id = $1 order by hash', [draft.id]),
    await product.rows('select * from letter_schedules where site_id = $1', [draft.id]),
    await product.rows('select current_version_id from sites where id = $1', [draft.id]),
  ]);
async function visited(n: number): Promise<void> {
  await product.rows(
    `insert into site_visits (site_id, day, path, views, visits) values ($1, $2, '/', $3, $3)
     on conflict (site_id, day, path) do update set visits = site_visits.visits + excluded.visits`,
    [draft.id, localTime(product.clock.now(), 'Europe/Rome').day, n],
  );
}

describe('a letter', () => {
  it('says how many came, what came from the page and what waits, whole in plain text, with no key kept [P2] [P6]', async () => {
    await poll();
    await visited(212);
    await post(POST, { phone: PHONE });
    await poll();
    await write();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('212 visite in 7 giorni');
    const { text = '', html = '' } = letter ?? {};
    expect(text.indexOf('212 visite')).toBeLessThan(text.indexOf('DALLA TUA PAGINA'));
    expect(text.indexOf('DALLA TUA PAGINA')).toBeLessThan(text.indexOf('ASPETTA UNA TUA RISPOSTA'));
    for (const said of ['Post: 1 in più', `Sulla pagina: ${PHONE}`, 'Sul sito: ']) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    const keys = [...text.matchAll(/\/letter\/([\w-]{43})/g)].map(([, key = '']) => key);
    expect(keys).toHaveLength(4);
    const rows = JSON.stringify(await product.rows('select * from decision_links'));
    for (const key of keys) {
      expect(html).toContain(key);
      expect(rows).not.toContain(key);
    }
  });

  it('is written once a week, however often its job runs, and says nothing where there is nothing to say [P2]', async () => {
    await poll();
    await write();
    expect(await letters()).toEqual([]);
    await visited(20);
    await Promise.all([write(), write(), write()]);
    expect(await letters()).toHaveLength(1);
    product.later(7 * DAY);
    await visited(20);
    await write();
    expect(await letters()).toHaveLength(2);
  });

  it('of a quiet site comes once a month, and at once when something waits [P2]', async () => {
    await poll();
    for (let week = 0; week < 6; week++) {
      await visited(2);
      await write();
      product.later(7 * DAY);
    }
    expect(await letters()).toHaveLength(2);
    change({ phone: PHONE });
    await poll();
    await write();
    expect(await letters()).toHaveLength(3);
  });

  it('comes on the weekday of its site, at eight by its clock, through a year with two changes of the clocks [P2]', () => {
    let at = new Date('2026-01-01T12:00:00Z');
    const { weekday } = turnOf('sit_gufi');
    for (let week = 0; week < 60; week++) {
      const next = nextLetterAt('sit_gufi', at, 'Europe/Rome');
      expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(7 * DAY + 3_600_000);
      expect(next > at).toBe(true);
      const { day, hour } = localTime(next, 'Europe/Rome');
      expect([new Date(`${day}T00:00:00Z`).getUTCDay(), hour]).toEqual([weekday, 8]);
      at = next;
    }
    const weekdays = Array.from({ length: 7000 }, (_, n) => turnOf(`sit_${n}`).weekday);
    for (let each = 0; each < 7; each++) expect(weekdays.filter((one) => one === each).length).toBeGreaterThan(800);
  });

  it('is found when it is due, handed out once, and one alone after weeks of standing still [P2]', async () => {
    await poll();
    product.later(29 * DAY);
    await visited(20);
    expect(await findDueLetters(product.system())).toBeGreaterThan(0);
    expect(await findDueLetters(product.system())).toBe(0);
    await product.drain();
    const [letter, ...more] = await letters();
    expect([letter?.subject.includes('20 visite'), more]).toEqual([true, []]);
    const arrived = product.mail.messages().find(({ subject }) => subject === letter?.subject);
    const header = (name: string) => arrived?.headers.find((each) => each.name === name)?.value;
    expect(header('List-Unsubscribe')).toBe(`<${letter?.unsubscribe}>`);
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  it('loses its text after thirty days, and its links with it [P2] [K14]', async () => {
    await poll();
    await visited(20);
    await write();
    const key = /\/letter\/([\w-]{43})/.exec((await letters())[0]?.text ?? '')?.[1];
    await product.drain();
    product.later(29 * DAY);
    await purgeAll(product.system());
    expect((await letters())[0]?.text).not.toBe('');
    product.later(2 * DAY);
    expect((await look(key ?? '')).state).toBe('expired');
    await purgeAll(product.system());
    expect(await letters()).toMatchObject([{ text: '', html: '', unsubscribe: '' }]);
    expect(await product.rows('select 1 from decision_links where site_id = $1', [draft.id])).toEqual([]);
  });
});

describe('a link of a letter', () => {
  const asked = async () => {
    await poll();
    change({ phone: PHONE });
    await poll();
    await write();
    return (await letters())[0]?.text ?? '';
  };

  it('shows before and after and changes nothing, however often programs follow it [P2]', async () => {
    const text = await asked();
    const before = await state();
    const keys = [...text.matchAll(/\/letter\/([\w-]{43})/g)].map(([, key = '']) => key);
    for (const key of [...keys, ...keys, 'x'.repeat(43), 'short', '../etc'])
      for (const method of ['GET', 'HEAD']) {
        await look(key);
        await product.app.request(`/buy_yr/api/letter/${encodeURIComponent(key)}`, { method });
      }
    expect(await state()).toBe(before);
    expect(await look(keyAt(text, 'Accetta'))).toMatchObject({
      state: 'open',
      kind: 'take',
      changes: [{ unit: 'page/phone', after: PHONE }],
    });
  });

  it('takes what the page says by one post without script or sign-in, and then says what is so [P2]', async () => {
    const text = await asked();
    const [take, keep] = [keyAt(text, 'Accetta'), keyAt(text, 'Tieni il mio')];
    const answer = await product.app.request(`/buy_yr/api/letter/${take}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/letter/${take}`]);
    expect(await draft.shown()).toContain('tel:+390515557777');
    const shown = await draft.shown();
    // The other answer comes too late, and the same twice does nothing.
    for (const key of [keep, take]) {
      await press(key);
      expect(await look(key)).toMatchObject({ state: 'done', outcome: 'take' });
    }
    expect(await draft.shown()).toBe(shown);
  });

  it('keeps what is on show, and undoes what came [P2]', async () => {
    await poll();
    await post(POST, { phone: PHONE });
    await poll();
    await write();
    const text = (await letters())[0]?.text ?? '';
    await press(keyAt(text, 'Tieni il mio'));
    expect(await draft.shown()).not.toContain('tel:+390515557777');
    expect(await draft.shown()).toContain('i tavoli sono otto');
    await press(keyAt(text, 'Annulla'));
    expect(await draft.shown()).not.toContain('i tavoli sono otto');
    expect(await look(keyAt(text, 'Annulla'))).toMatchObject({ state: 'done', outcome: 'undone' });
  });

  it('whose question the page has changed again says that it is outdated, and does nothing [P2]', async () => {
    const text = await asked();
    change({ phone: '051 555 88 88' });
    await poll();
    const shown = await draft.shown();
    await press(keyAt(text, 'Accetta'));
    expect(await draft.shown()).toBe(shown);
    expect(await look(keyAt(text, 'Accetta'))).toMatchObject({ state: 'outdated', outcome: null });
  });

  it('opens its own question and nothing else: not the next one, not another site, not the order [P2] [X5]', async () => {
    const text = await asked();
    const take = keyAt(text, 'Accetta');
    await press(take);
    change({ phone: '051 555 99 99' });
    await poll();
    const before = await state();
    await press(take);
    expect(await state()).toBe(before);
    for (const path of [`/buy_yr/api/site/${draft.id}/following`, `/buy_yr/api/site/${draft.id}/draft`]) {
      const answer = await product.app.request(path, {
        headers: { authorization: `Bearer ${take}`, cookie: `vetrina_order=${take}` },
      });
      expect(answer.status).not.toBe(200);
    }
  });

  it('that ends the letters ends them by one press, the mail program’s own too, and brings them back [P2]', async () => {
    const text = await asked();
    const [letter] = await letters();
    const off = keyAt(text, 'un tocco');
    expect(letter?.unsubscribe).toBe(`${product.config.publicUrl}/buy_yr/api/letter/${off}`);
    const answer = await product.app.request(new URL(letter?.unsubscribe ?? '').pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(303);
    product.later(8 * DAY);
    await visited(50);
    await write();
    expect(await letters()).toHaveLength(1);
    expect(await look(off)).toMatchObject({ state: 'done', outcome: 'off' });
    await press(off, true);
    await write();
    expect(await letters()).toHaveLength(2);
  });
});
