/** A year of a site that follows its page, with each thing that happens to pages on the way (owner.md 6), by the network's wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { setSiteState } from '../../modules/sites/index.server.ts';
import { adoptPage, decideProposal, followAgain, releaseUnkept, replacePage } from '../../modules/sync/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { openFollowedPage, PAGE, type FollowedPage } from '../support/followed-page.ts';
import { GUFI } from '../support/shopper.ts';
import { DAY } from '../support/subscriber.ts';

const TO_PAGE = /href="https:\/\/(?:www\.facebook\.com|m\.me)\//;
let page: FollowedPage;
beforeAll(async () => {
  page = await openFollowedPage();
});
afterAll(() => page.close());

const state = async () => (await page.view()).page.state;
const by = () => proveSite(page.owner.ctx(), 'decide', page.draft.id);
const told = (word: RegExp) => page.subjects().filter((subject) => word.test(subject)).length;
const connections = () => page.rows<{ state: string; secret: string }>('select state, secret from page_connections');

describe('a year with the page', () => {
  it('begins unconnected: what is posted comes within nine days [P2]', async () => {
    await page.days(9);
    await page.post('Sabato si mangia in cortile: prenotate per tempo, i tavoli sono otto.');
    await page.days(9);
    expect(await page.draft.shown()).toContain('i tavoli sono otto');
    expect((await page.view()).connection).toMatchObject({ state: 'none' });
  });

  it('is not connected by whoever refuses, only moderates, or cancels: nothing is kept [P2] [X5]', async () => {
    expect(await page.connect(undefined, ['pages_manage_metadata'])).toBe('refused');
    expect(await page.connect('moderator')).toBe('foreign');
    expect(await page.connect('nobody')).toBe('foreign');
    expect(await page.connect('withdrawn')).toBe('ended');
    expect(await page.connect(undefined, [], 'cancel')).toBe('denied');
    expect(await connections()).toEqual([]);
  });

  it('is connected with a consent of its own, and a post is live after one reading [P2]', async () => {
    expect(await page.connect()).toBe('done');
    expect(await page.view()).toMatchObject({
      connection: { state: 'connected', missing: [] },
      page: { state: 'following' },
    });
    const before = page.reads();
    await page.post('Lunedì torna la zuppa inglese, quella della nonna, finché ce n’è per tutti.');
    page.product.later(1000);
    await page.post('E martedì si replica, perché lunedì era finita prima delle otto di sera.');
    await page.control('/webhooks/flush');
    await page.product.drain();
    expect(await page.draft.shown()).toContain('torna la zuppa inglese');
    // A burst is one reading.
    expect(page.reads() - before).toBeLessThanOrEqual(2);
  });

  it('hears of a token that ended at once and after two weeks, and goes on reading what everybody sees [P2]', async () => {
    await page.control(`/pages/${PAGE}/token`, { end: 'password' });
    await page.days(3);
    expect(await state()).toBe('token-ended');
    expect((await connections())[0]).toMatchObject({ state: 'ended', secret: '' });
    expect(told(/va ricollegata/)).toBe(1);
    await page.post('Nel frattempo si fanno le tigelle, con il lardo e con la confettura.');
    await page.days(20);
    expect(told(/va ricollegata/)).toBe(2);
    await page.days(20);
    expect(told(/va ricollegata/)).toBe(2);
    expect(await page.draft.shown()).toContain('si fanno le tigelle');
    expect(await page.connect()).toBe('done');
    expect(await state()).toBe('following');
  });

  it('is quiet when the network is, and nobody is written [P2]', async () => {
    const mails = page.subjects().length;
    const before = await page.draft.shown();
    await page.control('/faults', { call: 'read', fault: 'server-error' });
    await page.days(6);
    expect(await state()).toBe('quiet');
    expect(await page.draft.shown()).toBe(before);
    await page.control('/faults', undefined, 'DELETE');
    await page.days(2);
    expect(await state()).toBe('following');
    expect(page.subjects().length).toBe(mails);
  });

  it('loses no word when its page is deleted: dead links leave, and come back with it [P2]', async () => {
    const before = await page.draft.shown();
    expect(before).toMatch(TO_PAGE);
    await page.change({ fault: 'gone' });
    await page.days(2);
    expect(await state()).toBe('following');
    await page.days(4);
    expect(await state()).toBe('gone');
    expect(told(/non c’è più/)).toBe(1);
    const shown = await page.draft.shown();
    expect(shown).not.toMatch(TO_PAGE);
    expect(shown).toContain('torna la zuppa inglese');
    await page.change({ fault: null });
    await page.days(2);
    expect(await state()).toBe('following');
    expect(await page.draft.shown()).toMatch(TO_PAGE);
  });

  it('is its owner’s by one press, and follows again by another [P2]', async () => {
    await page.change({ is_published: false });
    await page.days(6);
    expect(await state()).toBe('gone');
    await adoptPage(page.owner.ctx(), { by: await by() });
    expect(await state()).toBe('own');
    const shown = await page.draft.shown();
    expect(shown).toContain('torna la zuppa inglese');
    await page.change({ is_published: true, phone: '051 999 99 99' });
    await page.days(10);
    expect(await page.draft.shown()).toBe(shown);
    await followAgain(page.owner.ctx(), { by: await by() });
    await page.product.drain();
    const { waiting, page: now } = await page.view();
    expect(now.state).toBe('following');
    // Numbers always ask, whoever held them meanwhile.
    expect(waiting).toMatchObject([{ changes: [{ unit: 'page/phone' }] }]);
    await decideProposal(page.owner.ctx(), { by: await by(), proposal: waiting[0]?.id ?? '', decision: 'take' });
  });

  it('stands still when its page is sold or stolen, until its owner answers (M13) [P2]', async () => {
    const before = await page.draft.shown();
    const { name, category } = (await page.change({})) as { name: string; category: string };
    await page.change({ name: 'Crypto Gains 24', category: 'Finance' });
    await page.days(10);
    expect(await state()).toBe('suspected');
    await page.post('Guadagna subito e senza rischio con le nostre monete, oggi e domani!');
    await page.days(10);
    expect(await page.draft.shown()).toBe(before);
    expect(told(/ancora la tua attività/)).toBe(1);
    await page.change({ name, category });
    await page.days(10);
    // What the thief has posted still stands on the page: the owner alone ends it.
    const question = (await page.view()).waiting.find(({ kind }) => kind === 'brake');
    await decideProposal(page.owner.ctx(), { by: await by(), proposal: question?.id ?? '', decision: 'keep' });
    await page.days(10);
    expect(await state()).toBe('following');
    expect(await page.draft.shown()).not.toContain('Guadagna subito');
  });

  it('follows a page that has moved when its owner says so [P2]', async () => {
    await page.change({ fault: 'moved' });
    // It is read within nine days, and believed three days later.
    await page.days(14);
    expect(await state()).toBe('moved');
    expect(told(/nuovo indirizzo/)).toBe(1);
    await replacePage(page.owner.ctx(), { by: await by() });
    await page.product.drain();
    await page.change({ fault: null });
    expect(await page.rows('select page_id from sites where id = $1', [page.draft.id])).toEqual([{ page_id: GUFI }]);
    expect(await state()).toBe('following');
  });

  it('loses what came from the page a month after the app was removed, unless it is kept; facts stay [P2]', async () => {
    expect(await page.connect(`owner-of-${GUFI}`)).toBe('done');
    const { status } = (await page.control(`/pages/${GUFI}/remove-app`)) as { status: number };
    expect(status).toBe(200);
    expect(await connections()).toEqual([]);
    await page.days(1);
    expect(told(/che cosa resta sul sito/)).toBe(1);
    expect((await page.view()).keep_by).not.toBeNull();
    const reads = page.reads();
    await page.days(28);
    expect(page.reads()).toBe(reads);
    expect(await releaseUnkept(page.product.system())).toBe(0);
    expect(await page.draft.shown()).toContain('torna la zuppa inglese');
    await page.days(2);
    expect(await releaseUnkept(page.product.system())).toBe(1);
    const shown = await page.draft.shown();
    expect(shown).not.toContain('torna la zuppa inglese');
    expect(shown).toContain('Sette Gufi');
    expect(shown).toContain('tel:+39051');
  });

  it('is read no more while it is paused, and gives the token back when it is closed [P2]', async () => {
    expect(await page.connect(`owner-of-${GUFI}`)).toBe('done');
    const set = (to: 'on' | 'suspended' | 'closed') =>
      inTransaction(page.product.system(), (ctx) => setSiteState(ctx, { orderId: page.owner.id(), state: to }));
    await set('suspended');
    await page.product.drain();
    const reads = page.reads();
    await page.days(5);
    expect(page.reads()).toBe(reads);
    expect(await connections()).toMatchObject([{ state: 'connected' }]);
    await set('closed');
    await page.product.drain();
    expect(await connections()).toEqual([]);
    const { tokens } = (await page.control('/grants', undefined, 'GET')) as {
      tokens: { pageId: string; user: string; end: string | null }[];
    };
    // Of whoever manages other pages too, nothing was ever kept here.
    const own = tokens.filter(({ user }) =>
      tokens.every((other) => other.user !== user || [GUFI, PAGE].includes(other.pageId)),
    );
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ end }) => end === null)).toEqual([]);
  });

  it('brought at most one mail about the page a day, and no token in any row or line [P2] [X5]', async () => {
    const sent = await page.rows<{ at: Date }>('select sent_at as at from page_notices where sent_at is not null');
    const times = sent.map(({ at }) => at.getTime()).toSorted((a, b) => a - b);
    expect(times.length).toBeGreaterThanOrEqual(6);
    for (const [index, time] of times.slice(1).entries())
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(DAY);
    const tokens = page.tokens();
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    const log = page.product.lines.join('\n');
    const tables = await page.rows<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    for (const token of tokens) {
      expect(log).not.toContain(token);
      for (const { name } of tables)
        expect(await page.rows(`select 1 from ${name} as t where t::text like $1 limit 1`, [`%${token}%`])).toEqual([]);
    }
  });
});
