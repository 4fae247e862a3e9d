/** The social page of a site that was bought changes, and its owner is asked, told or left in peace. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper } from '../../tests/support/shopper.ts';
import { proveSite } from '../access/index.server.ts';
import { PageUnavailable, type SocialPage } from '../previews/social-pages.port.ts';
import {
  adoptPage,
  decideProposal,
  followingOf,
  pollDuePages,
  pollPage,
  readOnOpening,
  setFollowMode,
  undoBatch,
} from './index.server.ts';

const POST = 'Da sabato si mangia in cortile: prenotate per tempo, i tavoli sono otto.';
const PHONE = '051 555 77 77';
let product: TestProduct;
let draft: DraftOfSite;
let pageId: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
  const [site] = await product.rows<{ page_id: string }>('select page_id from sites where id = $1', [draft.id]);
  pageId = site?.page_id ?? '';
});

const by = () => proveSite(draft.ctx(), 'decide', draft.id);
const following = async () => followingOf(draft.ctx(), { by: await by() });
const ownersLayer = () => product.rows('select layer from site_contents where site_id = $1', [draft.id]);
const poll = () => pollPage(product.system(), { pageId });
const page = async (): Promise<SocialPage> => (await product.network.read(pageId)).page;
async function posts(message: string): Promise<void> {
  const { posts: before } = await page();
  const created_time = product.clock.now().toISOString();
  product.network.change(pageId, { posts: [{ id: `${pageId}_new`, created_time, message }, ...before] });
}

describe('a site that follows its page', () => {
  it('shows a new post at once, and takes it back for good when its owner says so [P2]', async () => {
    await poll();
    const layer = await ownersLayer();
    await posts(POST);
    await poll();
    expect(await draft.shown()).toContain('i tavoli sono otto');
    expect(await ownersLayer(), 'what is followed is not the owner’s word').toEqual(layer);
    const { batches, waiting, page: state } = await following();
    expect(waiting).toEqual([]);
    expect(state).toMatchObject({ state: 'following', reading: false, read_at: expect.any(String) });
    expect(batches).toMatchObject([{ how: 'followed', changes: [{ before: null, after: POST }], undone_at: null }]);
    await undoBatch(draft.ctx(), { by: await by(), batch: batches[0]?.id ?? '' });
    expect(await draft.shown()).not.toContain('i tavoli sono otto');
    await poll();
    expect(await draft.shown()).not.toContain('i tavoli sono otto');
    await expect(undoBatch(draft.ctx(), { by: await by(), batch: batches[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'sync.not-open',
    });
  });

  it('asks about another telephone number, and shows it when its owner takes it [P2]', async () => {
    await poll();
    const before = await draft.shown();
    product.network.change(pageId, { phone: PHONE });
    await poll();
    await poll();
    expect(await draft.shown()).toBe(before);
    const { waiting } = await following();
    expect(waiting).toMatchObject([{ kind: 'ask', changes: [{ unit: 'page/phone', after: PHONE }] }]);
    const id = waiting[0]?.id ?? '';
    await decideProposal(draft.ctx(), { by: await by(), proposal: id, decision: 'take' });
    expect(await draft.shown()).toContain('tel:+390515557777');
    expect(await following()).toMatchObject({ waiting: [], batches: [{ how: 'taken' }] });
    const again = decideProposal(draft.ctx(), { by: await by(), proposal: id, decision: 'keep' });
    await expect(again).rejects.toMatchObject({ code: 'sync.not-open', status: 409 });
  });

  it('keeps what its owner wrote, asks once, and is not asked again about what was declined [P2] [S2]', async () => {
    await poll();
    await draft.save(0, op('fact/phone', '051 000 11 22'));
    await draft.publish(1);
    product.network.change(pageId, { phone: PHONE });
    await poll();
    expect(await draft.shown()).toContain('tel:+39051000112');
    const { waiting } = await following();
    expect(waiting).toMatchObject([{ kind: 'conflict' }]);
    await decideProposal(draft.ctx(), { by: await by(), proposal: waiting[0]?.id ?? '', decision: 'keep' });
    await poll();
    expect((await following()).waiting).toEqual([]);
    expect(await draft.shown()).toContain('tel:+39051000112');
  });

  it('keeps what is written in a draft that nobody has published yet [P2] [S2]', async () => {
    await poll();
    await draft.save(
      0,
      op(
        'fact/week',
        Array.from({ length: 7 }, () => [{ from: 600, to: 700 }]),
      ),
    );
    const week = await draft.unit('fact/week');
    product.network.change(pageId, { hours: { mon_1_open: '05:00', mon_1_close: '06:00' } });
    await poll();
    expect((await draft.unit('fact/week'))?.value).toEqual(week?.value);
    expect((await following()).waiting).toMatchObject([{ kind: 'conflict', changes: [{ unit: 'page/hours' }] }]);
  });

  it('changes nothing when somebody has taken the page over: one question, whatever it says [P2]', async () => {
    await poll();
    const before = await draft.shown();
    product.network.change(pageId, { name: 'Crypto Gains 24', category: 'Finance', photos: [] });
    await poll();
    expect(await draft.shown()).toBe(before);
    expect(await following()).toMatchObject({ waiting: [{ kind: 'brake' }], batches: [] });
  });

  it('lets its page be read when its owner opens it, once in five minutes, and never where it is its owner’s [P2]', async () => {
    const asked = async () => (await following()).page.reading;
    await readOnOpening(draft.ctx(), { by: await by() });
    expect(await asked()).toBe(true);
    await posts(POST);
    await readOnOpening(draft.ctx(), { by: await by() });
    await product.drain();
    expect(await draft.shown()).toContain('i tavoli sono otto');
    product.later(4 * 60_000);
    await readOnOpening(draft.ctx(), { by: await by() });
    expect(await asked()).toBe(false);
    product.later(61_000);
    await readOnOpening(draft.ctx(), { by: await by() });
    expect(await asked()).toBe(true);
    await product.drain();
    await adoptPage(draft.ctx(), { by: await by() });
    product.later(10 * 60_000);
    await readOnOpening(draft.ctx(), { by: await by() });
    expect(await asked()).toBe(false);
  });

  it('keeps two choices that are made at once', async () => {
    const [one, other] = [await by(), await by()];
    await Promise.all([
      setFollowMode(draft.ctx(), { by: one, kind: 'posts', mode: 'ask' }),
      setFollowMode(draft.ctx(), { by: other, kind: 'events', mode: 'ask' }),
    ]);
    const { settings } = await following();
    expect(settings.filter(({ kind }) => kind === 'posts' || kind === 'events').map(({ mode }) => mode)).toEqual([
      'ask',
      'ask',
    ]);
  });

  it('asks about posts too once its owner has said so', async () => {
    await poll();
    await setFollowMode(draft.ctx(), { by: await by(), kind: 'posts', mode: 'ask' });
    await posts(POST);
    await poll();
    expect(await draft.shown()).not.toContain('i tavoli sono otto');
    const { waiting, settings } = await following();
    expect(waiting).toMatchObject([{ kind: 'ask', changes: [{ after: POST }] }]);
    expect(settings).toContainEqual({ kind: 'posts', mode: 'ask' });
  });
});

describe('a page that is not there', () => {
  it('takes nothing from its site, is asked for again, and is called gone after three days [P2]', async () => {
    await poll();
    const before = await draft.shown();
    product.network.failure = new PageUnavailable(pageId, 'missing', { detail: 'test' });
    for (const days of [0, 1, 1, 1, 1]) {
      product.later(days * 24 * 60 * 60_000);
      await poll();
    }
    product.network.failure = null;
    expect((await following()).page).toMatchObject({ state: 'gone' });
    // Links that lead nowhere leave, and come back; nothing else moves.
    expect(await draft.shown()).not.toMatch(/href="https:\/\/(?:www\.facebook\.com|m\.me)\//);
    await poll();
    expect((await following()).page.state).toBe('following');
    expect(await draft.shown()).toBe(before);
  });

  it('that was refused in part loses nothing of what it did not say [P2]', async () => {
    await poll();
    const before = await draft.shown();
    const read = product.network.read.bind(product.network);
    product.network.read = async (id) => {
      const whole = await read(id);
      return {
        ...whole,
        page: { ...whole.page, posts: [], ratings: [] },
        unread: { posts: 'refused', ratings: 'refused' },
      };
    };
    await poll();
    product.network.read = read;
    expect(await draft.shown()).toBe(before);
    expect((await following()).batches).toEqual([]);
  });
});

describe('the readings', () => {
  it('come a week after a site went on show, each page once, and no more once its sites are paused [P2]', async () => {
    const due = () => product.rows<{ due_at: Date }>('select due_at from page_monitors where page_id = $1', [pageId]);
    const first = (await due())[0]?.due_at.getTime() ?? 0;
    expect(first - product.clock.now().getTime()).toBeGreaterThan(5 * 24 * 60 * 60_000);
    product.later(9 * 24 * 60 * 60_000);
    await Promise.all([pollDuePages(product.system()), pollDuePages(product.system())]);
    await product.drain();
    expect((await following()).page.read_at).not.toBeNull();
    await product.rows(`update sites set status = 'suspended' where id = $1 returning id`, [draft.id]);
    await poll();
    expect(await due()).toEqual([]);
  });

  it('are not for strangers [X5]', async () => {
    const stranger = newShopper(product);
    await expect(proveSite(stranger.ctx(), 'decide', draft.id)).rejects.toMatchObject({ status: 404 });
  });
});
