import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/transaction.ts';
import { newDraft, NONE, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { DAY } from '../../tests/support/subscriber.ts';
import { newShopper } from '../../tests/support/shopper.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { proveSite } from '../access/index.server.ts';
import { acceptReading, savePageSnapshot } from '../sites/index.server.ts';
import { publishSite } from '../../tests/support/as-owner.ts';
import { hashOfEntry } from './changes.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
});

const HEADLINE = 'Tortellini come li faceva la nonna';
const OTHER = 'Il pranzo della domenica, ogni giorno';
const hash = (value: unknown) => hashOfEntry({ value, at: '', by: '', over: {} });

describe('the draft of a site', () => {
  it('lists what its owner may change, with what the page gives, and holds nothing before anything is written [S2]', async () => {
    const view = await draft.view();
    expect(view).toMatchObject({ rev: 0, changes: 0, can: { undo: false, redo: false, publish: false } });
    expect(view.site).toMatchObject({ id: draft.id, order_id: draft.owner.id(), status: 'live', lang: 'it' });
    expect(view.published_at).not.toBeNull();
    const headline = view.units.find(({ unit }) => unit === 'copy/headline');
    expect(headline).toMatchObject({ own: false, hash: NONE, limit: 78, by: null, label: { key: 'headline' } });
    expect(headline?.value).toBe(headline?.derived);
    expect(view.units.map(({ unit }) => unit)).toEqual(
      expect.arrayContaining(['copy/lede', 'fact/phone', 'fact/week', 'look/layout', 'look/color']),
    );
    expect(await product.rows('select * from site_drafts where site_id = $1', [draft.id])).toEqual([]);
  });

  it('takes a value and shows nothing of it to visitors [S2]', async () => {
    const before = await draft.shown();
    const answer = await draft.answer(await draft.save(0, op('copy/headline', HEADLINE)));
    expect(answer).toMatchObject({ rev: 1, refused: [], conflicts: [], changes: 1 });
    expect(answer.applied).toHaveLength(1);
    expect(answer.can).toEqual({ undo: true, redo: false, publish: true });
    expect(answer.changed).toMatchObject([
      { unit: 'copy/headline', value: HEADLINE, own: true, by: 'you', hash: hash(HEADLINE), over_moved: false },
    ]);
    expect(await draft.shown()).toBe(before);
    expect(before).not.toContain(HEADLINE);
  });

  it('carries a repeated op out once, whatever was written since [S2]', async () => {
    const first = op('copy/headline', HEADLINE);
    await draft.save(0, first);
    const again = await draft.save(0, first);
    expect(again).toMatchObject({ applied: [first.op_id], conflicts: [], draft: { rev: 1 } });
    await draft.save(1, op('copy/headline', OTHER, hash(HEADLINE)));
    const late = await draft.save(0, first, first);
    expect(late).toMatchObject({ applied: [first.op_id, first.op_id], draft: { rev: 2 } });
    expect((await draft.unit('copy/headline'))?.value).toBe(OTHER);
    expect(await product.rows('select 1 from site_edits where site_id = $1', [draft.id])).toHaveLength(2);
  });

  it('gives an op over a changed unit back with the other value, and writes the rest [S2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    const mine = op('copy/headline', OTHER);
    const outcome = await draft.save(0, mine, op('copy/lede', 'Ogni mattina pasta fresca, ogni sera brace.'));
    const answer = await draft.answer(outcome);
    expect(answer.conflicts).toEqual([
      {
        op_id: mine.op_id,
        unit: 'copy/headline',
        value: HEADLINE,
        hash: hash(HEADLINE),
        by: 'you',
        at: expect.any(String),
      },
    ]);
    expect(answer.applied).toHaveLength(1);
    expect(answer.changed.map(({ unit }) => unit).toSorted()).toEqual(['copy/headline', 'copy/lede']);
    // Whoever saw the other value may write over it.
    const second = await draft.save(answer.rev, op('copy/headline', OTHER, hash(HEADLINE)));
    expect(second.conflicts).toEqual([]);
    expect((await draft.unit('copy/headline'))?.value).toBe(OTHER);
  });

  it('knows "closed all day" from nothing written [S2]', async () => {
    const day = 'fact/days/2026-12-24';
    await draft.save(0, op(day, { ranges: [] }));
    const outcome = await draft.save(0, op(day, { ranges: [{ from: 540, to: 720 }] }));
    expect(outcome.conflicts).toMatchObject([{ unit: day, entry: { value: { ranges: [] } } }]);
  });

  it('goes back to what the page gives, and then has nothing to publish', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    const answer = await draft.answer(await draft.save(1, op('copy/headline', null, hash(HEADLINE))));
    expect(answer).toMatchObject({ rev: 2, changes: 0, can: { undo: true, publish: false } });
    expect(answer.changed).toMatchObject([{ unit: 'copy/headline', own: false, hash: NONE }]);
  });

  it('is undone and done again act by act, and what was written since stays [S2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    await draft.save(1, op('copy/headline', OTHER, hash(HEADLINE)), op('copy/lede', 'Pasta fresca ogni mattina.'));
    const headline = async () => (await draft.unit('copy/headline'))?.value;
    const undone = await draft.answer(await draft.move('undo', 2));
    expect(undone).toMatchObject({ rev: 3, changes: 1, can: { undo: true, redo: true } });
    expect(undone.changed.map(({ unit }) => unit).toSorted()).toEqual(['copy/headline', 'copy/lede']);
    expect(await headline()).toBe(HEADLINE);
    // A press that is sent twice takes back one act.
    expect((await draft.move('undo', 2)).applied).toEqual([]);
    expect(await headline()).toBe(HEADLINE);
    await draft.move('redo', 3);
    expect(await headline()).toBe(OTHER);
    await draft.move('undo', 4);
    await draft.move('undo', 5);
    const view = await draft.view();
    expect(view).toMatchObject({ rev: 6, changes: 0, can: { undo: false, redo: true, publish: false } });
    // What is written now stands in the place of what was undone.
    await draft.save(6, op('copy/headline', 'Da noi si mangia come una volta'));
    expect((await draft.view()).can).toMatchObject({ undo: true, redo: false });
  });

  it('is thrown away as one act, which can be taken back [S2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE), op('copy/lede', 'Pasta fresca ogni mattina.'));
    const gone = await draft.answer(await draft.discard(1));
    expect(gone).toMatchObject({ rev: 2, changes: 0 });
    expect((await draft.unit('copy/headline'))?.own).toBe(false);
    await draft.move('undo', 2);
    expect(await draft.view()).toMatchObject({ changes: 2 });
    expect((await draft.unit('copy/headline'))?.value).toBe(HEADLINE);
  });
});

describe('a draft that is published', () => {
  it('is what visitors see at once, as one version with its author and units [S2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    const first = await draft.publish(1);
    expect(first.changed).toBe(true);
    expect(await draft.shown()).toContain(HEADLINE);
    expect(await draft.view()).toMatchObject({ rev: 1, changes: 0, can: { undo: true, publish: false } });
    // The answer was lost, and the call is repeated.
    expect(await draft.publish(1)).toEqual({ ...first, changed: false });
    const [now, before] = await draft.versions();
    expect(now).toMatchObject({
      id: first.version,
      by: 'you',
      cause: 'owner',
      changes: ['copy/headline'],
      current: true,
    });
    expect(before).toMatchObject({ by: null, cause: 'order', current: false });
  });

  it('changes its layout by a value like any other, and goes back to the one that was bought [S2]', async () => {
    const { layout } = (await draft.view()).site;
    const wanted = layout === 'notte' ? 'tavola' : 'notte';
    await draft.save(0, op('look/layout', wanted), op('copy/headline', HEADLINE));
    expect((await draft.view()).site.layout).toBe(wanted);
    await draft.publish(1);
    const shown = () =>
      product.rows(
        `select v.document->>'layout' as shown, s.layout as bought from sites s
         join site_versions v on v.id = s.current_version_id where s.id = $1`,
        [draft.id],
      );
    expect(await shown()).toEqual([{ shown: wanted, bought: layout }]);
    expect(await draft.shown()).toContain(HEADLINE);
    await draft.save(1, op('look/layout', null, hash(wanted)));
    await draft.publish(2);
    expect(await shown()).toEqual([{ shown: layout, bought: layout }]);
  });

  it('keeps its words when the page is read again with others, and says that the page has moved [S2] [P2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    await draft.publish(1);
    const { page: pageId } = draft.owner;
    const { page } = await product.network.read(pageId);
    await product.rows('update site_contents set reading = $2 where site_id = $1', [draft.id, 'rdg_later']);
    const moved = { ...page, about: 'Gioca ora e vinci subito', phone: '+39 051 765432' };
    await savePageSnapshot(product.system(), { pageId, page: moved, reading: 'rdg_later' });
    product.later(60_000);
    await inTransaction(product.system(), (ctx) => acceptReading(ctx, { pageId, reading: 'rdg_later' }));
    await product.drain();
    const shown = await draft.shown();
    expect(shown).toContain(HEADLINE);
    expect(shown).toContain('765432');
    expect(await draft.unit('copy/headline')).toMatchObject({ value: HEADLINE, own: true, over_moved: true });
    expect((await draft.versions())[0]).toMatchObject({ cause: 'page', by: null });
    await publishSite(product.system(), draft.id);
    expect(await draft.shown()).toContain(HEADLINE);
  });

  it('is not shown by whoever does not know its present rev [S2]', async () => {
    await draft.save(0, op('copy/headline', HEADLINE));
    await draft.save(1, op('copy/headline', OTHER, hash(HEADLINE)));
    await expect(draft.publish(1)).rejects.toMatchObject({ code: 'editor.draft-moved', status: 409 });
    expect(await draft.shown()).not.toContain(HEADLINE);
    expect(await draft.view()).toMatchObject({ rev: 2, changes: 1 });
  });

  it('fails a gate, and version and draft stay what they were; nobody else is bothered [S2]', async () => {
    const word = () => Math.random().toString(36).slice(2, 9);
    const story = Array.from({ length: 40 }, () => Array.from({ length: 400 }, word).join(' '));
    await draft.save(0, op('copy/story', story));
    const before = await draft.shown();
    expect(await draft.check()).toEqual([
      { level: 'fault', text: 'sentence of sites.quality-weight', unit: 'copy/story' },
    ]);
    await expect(draft.publish(1)).rejects.toMatchObject({
      code: 'sites.quality-gate',
      status: 422,
      fields: { weight: 'sites.quality-weight' },
    });
    expect(await draft.shown()).toBe(before);
    expect(await draft.view()).toMatchObject({ rev: 1, changes: 1 });
    expect(await product.rows('select held_at from sites where id = $1', [draft.id])).toEqual([{ held_at: null }]);
    expect(
      await product.rows("select 1 from tasks where kind = 'sites.held' and subject = $1", [draft.owner.id()]),
    ).toEqual([]);
  });

  it('comes back by a version, all of it or by unit, into the draft and not onto the site [S2]', async () => {
    const first = (await draft.versions())[0]?.id ?? '';
    await draft.save(0, op('copy/headline', HEADLINE), op('copy/lede', 'Pasta fresca ogni mattina.'));
    const { version } = await draft.publish(1);
    await draft.save(
      1,
      op('copy/headline', OTHER, hash(HEADLINE)),
      op('copy/lede', null, hash('Pasta fresca ogni mattina.')),
    );
    await draft.publish(2);
    await draft.restore(2, version, ['copy/lede']);
    expect((await draft.unit('copy/lede'))?.value).toBe('Pasta fresca ogni mattina.');
    expect((await draft.unit('copy/headline'))?.value).toBe(OTHER);
    expect(await draft.shown()).not.toContain('Pasta fresca ogni mattina.');
    const whole = await draft.answer(await draft.restore(3, first));
    expect(whole).toMatchObject({ rev: 4, changes: 1 });
    expect((await draft.unit('copy/headline'))?.own).toBe(false);
    await draft.publish(4);
    expect(await draft.shown()).not.toContain(OTHER);
    await expect(draft.restore(4, 'ver_none')).rejects.toMatchObject({ code: 'editor.no-version', status: 404 });
  });

  it.each(['site_contents', 'site_versions', 'site_drafts', 'audit_log'])(
    'moves as a whole or not at all: a failure at %s leaves layer, version, draft and pointer [S2]',
    async (table) => {
      await draft.save(0, op('copy/headline', HEADLINE));
      const state = () =>
        product.rows(
          `select s.current_version_id, c.layer, d.layer as draft, d.rev, (select count(*) from site_versions v where v.site_id = s.id) as versions
           from sites s join site_contents c on c.site_id = s.id join site_drafts d on d.site_id = s.id where s.id = $1`,
          [draft.id],
        );
      const before = await state();
      await product.rows(
        `create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'killed here'; end $$`,
      );
      await product.rows(`create trigger fail_here before insert or update on ${table} execute function fail_here()`);
      try {
        await expect(draft.publish(1)).rejects.toThrow();
      } finally {
        await product.rows(`drop trigger fail_here on ${table}`);
        await product.rows('drop function fail_here');
      }
      expect(await state()).toEqual(before);
      expect((await draft.publish(1)).changed).toBe(true);
      expect(await draft.shown()).toContain(HEADLINE);
    },
  );
});

it('is there for its owner only: everybody else learns that there is no such site [S2] [X5]', async () => {
  const stranger = newShopper(product);
  await stranger.start();
  for (const right of ['draft', 'publish'] as const) {
    const system = product.system();
    for (const ctx of [
      stranger.ctx(),
      product.as(null),
      { ...system, actor: { kind: 'agent', userId: 'usr_a', name: 'Ada' } } as const,
      { ...system, actor: { kind: 'operator', userId: 'usr_o', name: 'Ugo' } } as const,
    ])
      await expect(proveSite(ctx, right, draft.id)).rejects.toMatchObject({ code: 'sites.not-found', status: 404 });
  }
});

it('leaves with the content of its site [K14]', async () => {
  await draft.save(0, op('copy/headline', HEADLINE));
  await product.rows('delete from site_contents where site_id = $1', [draft.id]);
  for (const table of ['site_drafts', 'site_edits'])
    expect(await product.rows(`select 1 from ${table} where site_id = $1`, [draft.id])).toEqual([]);
});

it('keeps what was written over for ninety days, and the draft itself as long as the site [K14]', async () => {
  await draft.save(0, op('copy/headline', HEADLINE));
  const edits = async () => (await product.rows('select 1 from site_edits where site_id = $1', [draft.id])).length;
  product.later(89 * DAY);
  await purgeAll(product.system());
  expect(await edits()).toBe(1);
  product.later(2 * DAY);
  await purgeAll(product.system());
  expect(await edits()).toBe(0);
  expect(await draft.view()).toMatchObject({ changes: 1, can: { undo: false, redo: false, publish: true } });
});
