/** The agreement of article 28 GDPR: made of what the rooms say, asked for before a room opens, kept as it was read. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributed } from '../../server/modules.ts';
import { LANGS } from '../../site-kit/names.ts';
import type { DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopSite } from '../../tests/support/shop-site.ts';
import { testConfig } from '../../tests/support/context.ts';
import { newHelper } from '../../tests/support/helper.ts';
import type { HelperRole } from '../access/rights.rules.ts';
import { proveSite } from '../access/index.server.ts';
import { followPlan as followBooking } from '../booking/prefill.ts';
import { setStatus } from '../booking/set-status.ts';
import { setStatus as setNews } from '../newsletter/settings.ts';
import { setStatus as setShop } from '../shop/set-status.ts';
import { followPlan as followNews } from '../newsletter/follow-plan.ts';
import { followPlan as followShop } from '../shop/prefill.ts';
import { agreed } from '../../tests/support/agreed.ts';
import { BLOCK_PRIVACY } from '../../site-kit/render/block-privacy.ts';
import { BOOKING_PRIVACY } from '../../site-kit/render/booking-privacy.ts';
import { DEPOSIT_PRIVACY } from '../../site-kit/render/deposit-privacy.ts';
import { NEWS_PRIVACY } from '../../site-kit/render/news-privacy.ts';
import { PAID_PRIVACY, SHOP_PRIVACY } from '../../site-kit/render/shop-privacy.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { agreementOfSite, exportAgreements, processorBlock } from './agreement-of-site.ts';
import { askForAgreements } from './ask-for-agreements.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { agreementIn } from './agreement-text.ts';
import { agreementInForce, agreementState } from './find-agreement.ts';
import { AGREEMENT_VERSION } from './schemas.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const rooms = contributed('processing');
const { operator } = testConfig();
/** Of all five texts under each version: owners have accepted those words. */
const MARKS: Record<string, string> = {
  '2026-11-28': 'e9b82f43c119c493',
  '2026-11-29': '893dcb8f6fb49475',
  '2026-11-30': 'cffe4e86d3bcbae2',
  '2026-12-01': '534dd6577247d3c7',
  '2026-12-02': 'b906267671fecace',
  '2026-12-03': '549d5977bfa19de0',
};

let product: TestProduct;
let site: DraftOfSite;
const manager = () => proveSite(site.ctx(), 'manage', site.id);
beforeAll(async () => {
  product = await startTestProduct();
  const shop = await newShopSite(product);
  ({ site } = shop);
  await shop.add();
  await product.rows('delete from agreements');
});
afterAll(() => product.close());

it('another text is another version: what owners accepted does not change under them [P8] [P9] [P10]', () => {
  const texts = LANGS.map((lang) => agreementIn(lang, { operator, rooms }));
  const mark = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(mark).toBe(MARKS[AGREEMENT_VERSION]);
  const shape = texts.map(({ sections }) => sections.map(({ id, blocks }) => [id, blocks.length]));
  for (const each of shape) expect(each).toEqual(shape[0]);
});

it('names every period by which a room forgets, as the privacy page of a site does [P8] [P9] [P10]', () => {
  const told = { booking: BOOKING_PRIVACY, shop: SHOP_PRIVACY, newsletter: NEWS_PRIVACY, blocklist: BLOCK_PRIVACY };
  const paid: Partial<Record<string, typeof PAID_PRIVACY>> = { shop: PAID_PRIVACY, booking: DEPOSIT_PRIVACY };
  expect(rooms.map(({ room }) => room).toSorted()).toEqual(Object.keys(told).toSorted());
  for (const lang of LANGS) {
    const data = JSON.stringify(agreementIn(lang, { operator, rooms }).sections.find(({ id }) => id === 'data'));
    for (const { room, kept } of rooms) {
      const page = JSON.stringify([told[room][lang], ...(paid[room] ? [paid[room][lang]] : [])]);
      for (const [what, period] of Object.entries(kept)) {
        const figure = new RegExp(`(?<!\\d)${Object.values(period).join('')}(?!\\d)`);
        expect(data, `${lang} ${room} ${what}`).toMatch(figure);
        expect(page, `${lang} ${room} ${what}`).toMatch(figure);
      }
    }
  }
});

it('names whoever gets data by a room: the ways out that its code uses [P8] [P9] [P10]', () => {
  for (const { room, vendors } of rooms) {
    const files = readdirSync(join(ROOT, 'modules', room), { recursive: true, encoding: 'utf8' });
    const source = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(ROOT, 'modules', room, file), 'utf8'))
      .join('\n');
    expect(source.includes('bulkMail'), room).toBe(vendors.includes('letters'));
    expect(source.includes('notifications/index.server.ts'), room).toBe(vendors.includes('mail'));
  }
});

it('no room opens before its owner has accepted, and what was accepted is kept as it was read [P9] [K13]', async () => {
  const open = async () =>
    setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  await expect(open()).rejects.toMatchObject({ code: 'agreements.needed', status: 409 });
  const { version, mark } = agreementInForce(site.ctx(), 'el');
  const accept = async (given: { version?: string; lang?: 'el' | 'it' } = {}) =>
    acceptAgreement(site.ctx(), { by: await manager(), version, lang: 'el', mark, ...given });
  // An earlier version, and a text that was read in another language.
  for (const other of [{ version: '2020-01-01' }, { lang: 'it' as const }])
    await expect(accept(other)).rejects.toMatchObject({ code: 'agreements.changed' });
  for (const _press of ['one', 'another']) await accept();
  await open();
  await product.drain();
  const view = await agreementOfSite(site.ctx(), { by: await manager() });
  expect(view).toMatchObject({
    state: { version: AGREEMENT_VERSION, may_accept: true },
    accepted: { version: AGREEMENT_VERSION, lang: 'el', text: agreementIn('el', { operator, rooms }) },
  });
  expect(view.accepted?.by).not.toBe('');
  const [row] = await product.rows<{ person: string }>('select person from agreements');
  expect(row?.person).not.toContain(view.accepted?.by);
  const pdf = await agreementPdf(site.ctx(), { by: await manager() });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The site says whose hands its visitors' data are in.
  expect(await site.shown('/privacy')).toContain(`Vetrina (${operator.name}, ${operator.street}`);
  // Whoever runs the house later did not agree on this.
  const later = { ...site.ctx().config, operator: { ...operator, name: 'Altri S.r.l.', street: 'via Nuova 1' } };
  const ctx = { ...site.ctx(), config: later };
  expect(await processorBlock(ctx, { id: site.id })).toEqual({
    processor: `${operator.name}, ${operator.street}, ${operator.zip} ${operator.city}`,
  });
  const { mark: after } = agreementInForce(ctx, 'el');
  expect(after).not.toBe(mark);
});

describe('who opens a room', () => {
  const needed = { code: 'agreements.needed', status: 409 };
  const doors = { booking_settings: setStatus, shop_settings: setShop, news_settings: setNews };
  const accepted = { none: null, earlier: '2020-01-01', current: AGREEMENT_VERSION } as const;
  const opens = {
    draft: { none: false, earlier: false, current: true },
    paused: { none: false, earlier: true, current: true },
  } as const;
  const people = async () => {
    const helper = async (role: HelperRole) => newHelper(product, { owner: site.ctx(), site: site.id, role });
    return { owner: site.ctx(), publisher: (await helper('publisher')).ctx(), writer: (await helper('writer')).ctx() };
  };

  it('needs the version in force for the first time, and any for going on; the owner alone accepts [P8] [P9] [P10]', async () => {
    const { mark, version } = agreementInForce(site.ctx(), 'it');
    for (const [who, ctx] of Object.entries(await people()))
      for (const [status, byAccepted] of Object.entries(opens))
        for (const [which, mayOpen] of Object.entries(byAccepted)) {
          const of = accepted[which as keyof typeof accepted];
          await product.rows('delete from agreements');
          if (of !== null) {
            await acceptAgreement(site.ctx(), { by: await manager(), version, lang: 'it', mark });
            await product.rows('update agreements set version = $1', [of]);
          }
          for (const table of Object.keys(doors)) await product.rows(`update ${table} set status = $1`, [status]);
          const said = `${who}, ${status}, ${which}`;
          const state = await agreementState(ctx, { by: await proveSite(ctx, 'draft', site.id) });
          expect(state, said).toMatchObject({ was_accepted: of !== null, may_accept: who === 'owner' });
          expect(state.accepted_at !== null, said).toBe(which === 'current');
          for (const [table, set] of Object.entries(doors)) {
            const opened = proveSite(ctx, 'publish', site.id).then((by) => set(ctx, { by, status: 'open' }));
            if (who === 'writer') await expect(opened, said).rejects.toMatchObject({ status: 404 });
            else if (mayOpen) await expect(opened, `${said}, ${table}`).resolves.toBeUndefined();
            else await expect(opened, `${said}, ${table}`).rejects.toMatchObject(needed);
          }
          if (who !== 'owner')
            await expect(proveSite(ctx, 'manage', site.id), said).rejects.toMatchObject({ status: 404 });
        }
  });
});

it('what was open without any agreement is paused when the plan changes, and comes back by one alone [P8] [P9] [P10]', async () => {
  const rooms = { booking_settings: followBooking, shop_settings: followShop, news_settings: followNews };
  const orderId = site.owner.id();
  for (const isAccepted of [true, false]) {
    await product.rows('delete from agreements');
    if (isAccepted) await agreed(site.ctx(), site.id);
    for (const [table, follow] of Object.entries(rooms)) {
      await product.rows(`update ${table} set status = 'open' where site_id = $1`, [site.id]);
      await follow(product.system(), { orderId });
      const rows = await product.rows(`select status from ${table} where site_id = $1`, [site.id]);
      expect(rows, table).toEqual([{ status: isAccepted ? 'open' : 'paused' }]);
    }
  }
});

it('owners whose rooms are open without the version in force are asked by mail, once and once more [P8] [P9] [P10]', async () => {
  const DAY = 86_400_000;
  const ask = async () => {
    await Promise.all([askForAgreements(product.system()), askForAgreements(product.system())]);
    await product.drain();
  };
  const asked = async () =>
    (
      await product.rows<{ kind: string; occasion: string }>(
        `select kind, occasion from mails where kind like 'agreement-%' and order_id = $1 order by created_at`,
        [site.owner.id()],
      )
    ).map(({ kind, occasion }) => `${kind} ${occasion}`);
  const open = (status: string) =>
    product.rows(`update booking_settings set status = $2 where site_id = $1`, [site.id, status]);
  await product.rows(`update shop_settings set status = 'paused' where site_id = $1`, [site.id]);
  await product.rows(`update news_settings set status = 'paused' where site_id = $1`, [site.id]);
  await product.rows('delete from agreements');
  await open('paused');
  await ask();
  expect(await asked(), 'nothing is open').toEqual([]);
  await open('open');
  await ask();
  await ask();
  expect(await asked()).toEqual([`agreement-first ${AGREEMENT_VERSION} first`]);
  const mail = product.mail.messages().find(({ subject }) => subject.includes('accetta l’accordo'));
  expect(mail?.text).toContain(`&to=agreement&site=${site.id}`);
  expect(mail?.text).toContain('vanno in pausa finché non lo accetti');
  product.later(13 * DAY);
  await ask();
  expect(await asked()).toHaveLength(1);
  product.later(2 * DAY);
  for (let nights = 0; nights < 3; nights++, product.later(20 * DAY)) await ask();
  expect(await asked()).toEqual(['first', 'again'].map((time) => `agreement-first ${AGREEMENT_VERSION} ${time}`));
  // Whoever has accepted is not asked; of an earlier version it is said what stays.
  await product.rows('delete from agreement_asks');
  await product.rows(`delete from mails where kind like 'agreement-%'`);
  await agreed(site.ctx(), site.id);
  await ask();
  expect(await asked()).toEqual([]);
  await product.rows(`update agreements set version = '2026-01-01'`);
  await ask();
  expect(await asked()).toEqual([`agreement-newer ${AGREEMENT_VERSION} first`]);
  await product.rows('delete from agreements');
});

it('what was accepted is there as long as the contract, also once the site is closed [P8] [K13]', async () => {
  const by = await manager();
  const { mark, version } = agreementInForce(site.ctx(), 'it');
  await acceptAgreement(site.ctx(), { by, version, lang: 'it', mark });
  await product.rows(`update sites set status = 'closed' where id = $1`, [site.id]);
  const closed = await proveSite(site.ctx(), 'manage', site.id);
  expect((await agreementOfSite(site.ctx(), { by: closed })).accepted?.version).toBe(version);
  expect((await agreementPdf(site.ctx(), { by: closed })).subarray(0, 5).toString()).toBe('%PDF-');
  const taken = [];
  const own = await disposeOrder(site.owner);
  for await (const { path, bytes } of exportAgreements(site.ctx(), { by: own }))
    taken.push([path, JSON.parse(Buffer.from(bytes).toString())]);
  const { accepted } = await agreementOfSite(site.ctx(), { by: closed });
  expect(accepted).not.toBeNull();
  expect(taken).toEqual([['data/agreements.json', [accepted]]]);
});
