import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelScheduled, listScheduled, scheduleChange } from '../../modules/editor/index.server.ts';
import type { ScheduleInput } from '../../modules/editor/schemas.ts';
import { refreshDueSitesJob } from '../../modules/sites/index.server.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import type { OwnList, OwnRow } from '../../site-kit/content/owned-list.ts';
import { newDraft, op, type DraftOfSite } from '../support/draft.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { DAY } from '../support/subscriber.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
}, 60_000);

const publish = () => proveSite(draft.ctx(), 'publish', draft.id);
async function schedule(given: Partial<ScheduleInput> & Pick<ScheduleInput, 'unit' | 'value'>): Promise<string> {
  const id = given.id ?? randomUUID();
  await scheduleChange(draft.ctx(), { by: await publish(), from: null, until: 'today', ...given, id });
  return id;
}
const scheduled = async () => (await listScheduled(draft.ctx(), { by: await publish() })).scheduled;
/** The clock at this moment, and what is due then done. */
async function at(moment: string): Promise<void> {
  const now = product.system().clock.now().getTime();
  product.later(Date.parse(moment) - now);
  await product.db.transaction((tx) => product.jobs.enqueue(tx, refreshDueSitesJob, {}, { key: `due ${moment}` }));
  await product.drain();
}
const minutesBefore = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString();
async function firstRow(): Promise<{ id: string; row: OwnRow }> {
  const unit = (await draft.view()).units.find((one) => one.unit.startsWith('list/menu/items/'));
  return { id: unit?.unit.slice('list/menu/items/'.length) ?? '', row: unit?.value as OwnRow };
}
/** The first page as visitors read it. */
const shown = async () => (await draft.shown()).replaceAll('\u00a0', ' ');
const versions = () => product.rows('select id from site_versions where site_id = $1', [draft.id]);

describe('what a site shows for a while', () => {
  it('a dish is sold out until midnight, with no other change of the draft, and comes back by itself [S2]', async () => {
    const { id } = await firstRow();
    await draft.save(0, op('copy/headline', 'Solo nella bozza, per ora'));
    const before = await shown();
    await schedule({ unit: `list/menu/sold-out/${id}`, value: true });
    expect(before).not.toContain('Oggi esaurito');
    expect(await shown()).toContain('Oggi esaurito');
    expect(await shown()).not.toContain('Solo nella bozza');
    const [{ until } = { until: '' }] = await scheduled();
    expect(new Date(until).toLocaleString('it', { timeZone: 'Europe/Rome' })).toMatch(/, 00:00:00$/);
    await at(minutesBefore(until));
    expect(await shown()).toContain('Oggi esaurito');
    await at(until);
    expect(await shown()).toBe(before);
    expect(await scheduled()).toEqual([]);
    expect((await draft.view()).changes).toBe(1);
  });

  it('a repeated press is one, and one press takes it back [S2]', async () => {
    const { id: row } = await firstRow();
    const unit = `list/menu/sold-out/${row}`;
    const id = await schedule({ unit, value: true });
    const made = await versions();
    await schedule({ id, unit, value: true });
    expect(await scheduled()).toHaveLength(1);
    expect(await versions()).toEqual(made);
    await cancelScheduled(draft.ctx(), { by: await publish(), change: id });
    await cancelScheduled(draft.ctx(), { by: await publish(), change: id });
    expect(await scheduled()).toEqual([]);
    expect(await shown()).not.toContain('Oggi esaurito');
  });

  it('the list becomes the owner’s as a whole, its prices stay as they are written [S2]', async () => {
    const { units } = await draft.view();
    const list = units.find(({ unit }) => unit === 'list/menu')?.value as OwnList;
    const rows = units.filter(({ unit }) => unit.startsWith('list/menu/items/'));
    const written = rows.map(({ unit, value }, at) =>
      op(unit, at === 0 ? { ...(value as OwnRow), price: '1.000,00' } : value),
    );
    const { draft: after } = await draft.save(0, op('list/menu', list), ...written.slice(0, 40));
    await draft.publish(after.rev);
    expect(await shown()).toContain('1.000,00');
    for (const { value } of rows.slice(1, 5)) expect(await shown()).toContain((value as OwnRow).name);
  });

  it('hours of a season begin and end where the business is, and what was written over them while they held wins [S2]', async () => {
    const week = Array.from({ length: 7 }, () => [{ from: 17 * 60 + 7, to: 23 * 60 }]);
    const day = (days: number) =>
      new Date(product.system().clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    await schedule({ unit: 'fact/week', value: week, from: day(20), until: day(40) });
    const [change] = await scheduled();
    expect(change).toMatchObject({ began: false, skipped: null });
    expect(await shown()).not.toContain('17:07');
    await at(minutesBefore(change?.from ?? ''));
    expect(await shown()).not.toContain('17:07');
    await at(change?.from ?? '');
    expect(await shown()).toContain('17:07');
    const usual = Array.from({ length: 7 }, () => [{ from: 11 * 60 + 11, to: 15 * 60 }]);
    const { draft: after } = await draft.save(0, op('fact/week', usual));
    await draft.publish(after.rev);
    expect(await shown()).toContain('11:11');
    expect(await shown()).not.toContain('17:07');
    expect(await scheduled()).toMatchObject([{ skipped: 'edited' }]);
    await at(change?.until ?? '');
    expect(await shown()).toContain('11:11');
  });

  it('does not happen under a plan without editing, and with a photo that has gone, and says so [S2]', async () => {
    const choice = { order: [], hero: 'pic-gone', story: null };
    await schedule({ unit: 'look/photos', value: choice });
    expect(await scheduled()).toMatchObject([{ unit: 'look/photos', skipped: 'photo' }]);
    await schedule({ unit: 'copy/headline', value: 'Ferie fino a domenica' });
    expect(await shown()).toContain('Ferie fino a domenica');
    expect(await draft.unit('copy/headline')).toHaveProperty('dated.value', 'Ferie fino a domenica');
    await product.rows(`update sites set tier = 'free' where id = $1`, [draft.id]);
    expect(await draft.unit('copy/headline')).not.toHaveProperty('dated');
    expect((await scheduled()).map(({ skipped }) => skipped)).toEqual(['plan', 'plan']);
    await expect(schedule({ unit: 'copy/headline', value: 'Altro' })).rejects.toMatchObject({
      code: 'editor.not-in-plan',
    });
  });

  it('a due refresh that fails a gate keeps the version on show, opens one task and is not tried every minute [P2]', async () => {
    await schedule({ unit: 'copy/headline', value: 'Ferie fino a domenica' });
    const before = await shown();
    // More than a page may weigh, as if it had come past the gates.
    const word = () => Math.random().toString(36).slice(2, 9);
    const value = Array.from({ length: 40 }, () => Array.from({ length: 400 }, word).join(' '));
    await product.rows(
      `update site_contents set layer = layer || jsonb_build_object('copy/story', $2::jsonb), good_until = 'epoch'
       where site_id = $1`,
      [draft.id, JSON.stringify({ value, at: '', by: 'owner', over: {} })],
    );
    for (const minutes of [1, 2, 3]) {
      await at(new Date(product.system().clock.now().getTime() + 60_000).toISOString());
      const [due] = await product.rows<{ good_until: Date }>(
        'select good_until from site_contents where site_id = $1',
        [draft.id],
      );
      expect(due?.good_until.getTime(), `after ${minutes}`).toBeGreaterThan(product.system().clock.now().getTime());
    }
    expect(await shown()).toBe(before);
    expect(await product.rows('select 1 from sites where id = $1 and held_at is not null', [draft.id])).toHaveLength(1);
    const tasks = await product.rows(`select 1 from tasks where kind = 'sites.held' and subject = $1`, [
      draft.owner.id(),
    ]);
    expect(tasks).toHaveLength(1);
  });

  it('24 to 26 December closed is seen before, on the days, and goes by itself [S2]', async () => {
    const ops = ['2026-12-24', '2026-12-25', '2026-12-26'].map((day) => op(`fact/days/${day}`, { ranges: [] }));
    await at('2026-12-20T10:00:00Z');
    const { draft: after } = await draft.save(0, ...ops);
    await draft.publish(after.rev);
    expect(await shown()).toContain('2026-12-25');
    await at('2026-12-26T10:00:00Z');
    expect(await shown()).toContain('2026-12-26');
    await at('2026-12-28T10:00:00Z');
    expect(await shown()).not.toContain('2026-12-26');
  });

  it('refuses days that are over or too far, and values that the unit does not take [S2]', async () => {
    const headline = { unit: 'copy/headline', value: 'Al mare' };
    for (const until of ['2020-01-01', '2099-01-01'])
      await expect(schedule({ ...headline, until })).rejects.toMatchObject({ code: 'editor.wrong-dates' });
    await expect(schedule({ unit: 'copy/headline', value: '<b>x</b>' })).rejects.toMatchObject({
      code: 'editor.markup',
    });
    await expect(schedule({ unit: 'list/menu/sold-out/x', value: true })).rejects.toMatchObject({
      code: 'editor.unknown-unit',
    });
    expect(await scheduled()).toEqual([]);
  });
});
