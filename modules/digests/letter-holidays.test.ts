/** What the weekly letter asks about coming holidays, what its links do to the site, and the one tip that it may give. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import { LANGS } from '../../site-kit/names.ts';
import { answerByLink, openLink, writeLetter } from './index.server.ts';
import { letterContent } from './letter-content.ts';
import { tipOf } from './tips.ts';

const DAY = 86_400_000;
/** The holiday that is near where the clock of tests begins. */
const FEAST = '2026-06-02';
let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
});

const look = (key: string) => openLink(product.as(null), { key });
const press = (key: string) => answerByLink(product.as(null), { key, again: false });
/** Its letter of this week as plain text; empty where none is written. */
async function letter(): Promise<string> {
  await writeLetter(product.system(), { siteId: draft.id, week: product.clock.now().toISOString().slice(0, 10) });
  const rows = await product.rows<{ text: Sealed }>(
    `select m.text from mails m join sites s on s.order_id = m.order_id where s.id = $1 and m.kind = 'letter' order by m.created_at desc`,
    [draft.id],
  );
  return rows[0] ? unseal(product.config.dataKeys, rows[0].text) : '';
}
const keyAt = (text: string, label: string) =>
  new RegExp(String.raw`${label}:\nhttp\S+/letter/(\S+)`).exec(text)?.[1] ?? `no ${label} in ${text}`;
const state = async () =>
  JSON.stringify([
    await product.rows('select accepted, layer, decided from site_contents where site_id = $1', [draft.id]),
    await product.rows('select current_version_id from sites where id = $1', [draft.id]),
    await product.rows('select * from decision_links where site_id = $1 order by hash', [draft.id]),
  ]);

describe('a coming holiday', () => {
  it('is asked about with the usual hours and three answers, and no program that follows them changes anything [P2] [S2]', async () => {
    const text = await letter();
    expect(text).toContain('Martedì 2 giugno: di solito 12:00 – 15:00, 19:30 – 23:00');
    expect(text).toMatch(/Altri orari:\nhttp\S+\/edit\?list/);
    const before = await state();
    for (const label of ['Chiuso', 'Aperto come sempre']) {
      const key = keyAt(text, label);
      expect(await look(key)).toMatchObject({ state: 'open', day: { date: FEAST } });
      await product.app.request(`/buy_yr/api/letter/${key}`);
    }
    expect(await state()).toBe(before);
  });

  it('is closed by one press, on the site at once, and the other answer comes too late [P2] [S2]', async () => {
    const text = await letter();
    await press(keyAt(text, 'Chiuso'));
    expect(await draft.shown()).toContain(FEAST);
    expect((await draft.unit(`fact/days/${FEAST}`))?.value).toEqual({ ranges: [] });
    await press(keyAt(text, 'Aperto come sempre'));
    expect((await draft.unit(`fact/days/${FEAST}`))?.value).toEqual({ ranges: [] });
    for (const label of ['Chiuso', 'Aperto come sempre'])
      expect(await look(keyAt(text, label))).toMatchObject({ state: 'done', outcome: 'closed' });
    product.later(7 * DAY);
    expect(await letter(), 'it is asked no more').toBe(text);
    product.later(-7 * DAY);
  });

  it('is open as usual by the other one, with the hours of that weekday [P2] [S2]', async () => {
    const key = keyAt(await letter(), 'Aperto come sempre');
    await press(key);
    expect((await draft.unit(`fact/days/${FEAST}`))?.value).toEqual({
      ranges: [
        { from: 720, to: 900 },
        { from: 1170, to: 1380 },
      ],
    });
    expect(await look(key)).toMatchObject({ state: 'done', outcome: 'open' });
  });

  it('of which the owner has said something is not asked about, and an older link writes nothing over it [P2] [S2]', async () => {
    const key = keyAt(await letter(), 'Chiuso');
    const hours = { ranges: [{ from: 600, to: 720 }] };
    await draft.save(0, op(`fact/days/${FEAST}`, hours));
    await draft.publish(1);
    await press(key);
    expect((await draft.unit(`fact/days/${FEAST}`))?.value).toEqual(hours);
    expect(await look(key)).toMatchObject({ state: 'done', outcome: 'open' });
  });

  it('that is over is asked by no link any more [P2]', async () => {
    const key = keyAt(await letter(), 'Chiuso');
    product.later(20 * DAY);
    expect((await look(key)).state).toBe('outdated');
    const before = await state();
    await press(key);
    expect(JSON.parse(await state()).slice(0, 2)).toEqual(JSON.parse(before).slice(0, 2));
  });
});

describe('a tip', () => {
  const unconnected = { state: 'none' as const, since: null, missing: [] };
  const month = (n: number) => `2026-${String(n).padStart(2, '0')}-03`;

  it('comes once a month at most, another one each month, and only what this site lacks [P2]', () => {
    const given = (layer: object, connection: typeof unconnected | null = unconnected) =>
      [1, 2, 3, 4, 5, 6].map((n) => tipOf({ day: month(n), connection, layer: layer as never }));
    expect(new Set(given({}))).toEqual(new Set(['connect', 'words', 'photos']));
    expect(new Set(given({ 'copy/headline': {} }, null))).toEqual(new Set(['photos']));
    expect(new Set(given({ 'copy/headline': {}, 'own/photos/own-1': {} }, null))).toEqual(new Set([null]));
    for (let day = 8; day <= 31; day++)
      expect(tipOf({ day: `2026-05-${String(day).padStart(2, '0')}`, connection: unconnected, layer: {} })).toBeNull();
  });

  it('and a holiday are written in each language, each link with its words [P2] [K4]', () => {
    for (const lang of LANGS) {
      const at = (what: string) => `https://vetrina.example/${what}`;
      const { sections = [] } = letterContent({
        lang,
        name: 'Nives',
        numbers: { visits: 7, presses: [] },
        came: [],
        waiting: [],
        more: 0,
        holidays: [{ date: FEAST, usual: [{ from: 540, to: 780 }], closed: at('c'), open: at('o'), other: at('x') }],
        tip: { kind: 'words', href: at('t') },
        page: 'following',
        links: { area: at('a'), off: at('off') },
      });
      expect(sections.map(({ entries }) => entries.flatMap(({ links }) => links.map(({ href }) => href)))).toEqual([
        [at('c'), at('o'), at('x')],
        [at('t')],
      ]);
      expect(
        sections.flatMap(({ title, entries }) => [title, ...entries.flatMap(({ lines }) => lines)]).join(' '),
      ).not.toMatch(/\{\{|undefined/);
    }
  });
});
