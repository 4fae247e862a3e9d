/** Texts that we write for an owner: asked for, written, read, published or put back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Ctx } from '../../platform/ctx.ts';
import { exportOrder } from '../account/export-order.ts';
import { proveSite, proveStaff } from '../access/index.server.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper } from '../../tests/support/shopper.ts';
import { notConfigured } from '../plans/index.server.ts';
import { setSiteState } from '../sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { deliverText } from './deliver-text.ts';
import { discardText, withdrawText } from './end-text.ts';
import { requestText } from './request-text.ts';
import type { Place, TextsView } from './schemas.ts';
import { startText, textToWrite } from './start-text.ts';
import { mayBecome, TEXT_STATES } from './text.states.ts';
import { textsOfSite } from './texts-of-site.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
});

const STORY = 'Dal 1974 la famiglia Neri tira la sfoglia a mano.\n\nIl forno a legna si accende alle sei.';
const PARAGRAPHS = STORY.split('\n\n');
const ASKED = { about: 'La nostra storia', points: 'Dal 1974, famiglia Neri, forno a legna', tone: 'Semplice' };
const staff: Actor = { kind: 'operator', userId: 'usr_o', name: 'Ugo' };
const operatorCtx = (): Ctx => ({ ...product.system(), actor: staff });
const operator = () => ({ by: proveStaff(operatorCtx(), 'operator') });
const manage = () => proveSite(draft.ctx(), 'manage', draft.id);
const view = async (): Promise<TextsView> => textsOfSite(draft.ctx(), { by: await manage() });
async function ask(place: Place = 'story', key = randomUUID() as string) {
  // Texts have an order.
  product.later(1000);
  return requestText(draft.ctx(), { by: await manage(), key, place, ...ASKED });
}
const first = async () => (await view()).texts[0] ?? expect.fail('no text was asked for');
const toWrite = async () => textToWrite(operatorCtx(), { ...operator(), id: (await first()).id });
async function deliver(...fields: [name: string, text: string][]) {
  const { id, rev } = await toWrite();
  const texts = fields.map(([name, text]) => ({ name, text }));
  return deliverText(operatorCtx(), { ...operator(), id, rev, fields: texts });
}
async function write(place: Place = 'story', ...fields: [name: string, text: string][]) {
  await ask(place);
  await startText(operatorCtx(), { ...operator(), id: (await first()).id });
  await deliver(...(fields.length > 0 ? fields : [['story', STORY] as [string, string]]));
}
const tasks = () =>
  product.rows<{ kind: string; detail: string; resolved_at: Date | null }>(
    "select kind, detail, resolved_at from tasks where subject = $1 and kind = 'copywriting.requested' order by opened_at",
    [draft.owner.id()],
  );
const deliveredMails = () => draft.owner.mails().filter(({ subject }) => subject.startsWith('Il testo per'));

describe('an owner asks for a text', () => {
  it('in three sentences; it is one task however often it is pressed, and two texts are all the contract holds [P5]', async () => {
    const key = randomUUID();
    expect(await view()).toMatchObject({ most: 2, left: 2, texts: [] });
    await Promise.all(Array.from({ length: 4 }, () => ask('story', key)));
    expect(await view()).toMatchObject({ left: 1, texts: [{ ...ASKED, place: 'story', state: 'asked' }] });
    expect(await tasks()).toMatchObject([{ detail: expect.stringMatching(/: story$/), resolved_at: null }]);
    const both = await Promise.allSettled([ask('welcome'), ask('page')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(ask()).rejects.toMatchObject({ code: 'copywriting.none-left', status: 409 });
    expect((await view()).left).toBe(0);
  });

  it('calls it off before it is written, which costs none; ten times, and then a person is spoken to [P5]', async () => {
    for (let n = 0; n < 10; n++) {
      await ask();
      const { id } = await first();
      await withdrawText(draft.ctx(), { by: await manage(), id });
      await withdrawText(draft.ctx(), { by: await manage(), id });
    }
    const open = (await tasks()).filter(({ resolved_at: at }) => at === null);
    expect(open).toEqual([]);
    await expect(ask()).rejects.toMatchObject({ code: 'copywriting.none-left' });
  });

  it('is told so where the operator’s profile offers none, and nothing is wrong with that [P5] [K9]', async () => {
    const config = { ...product.config, operator: { ...product.config.operator, writesTexts: false } };
    const ctx = { ...draft.ctx(), config };
    const by = await manage();
    await expect(requestText(ctx, { by, key: randomUUID(), place: 'story', ...ASKED })).rejects.toMatchObject({
      code: 'copywriting.not-offered',
      status: 409,
    });
    expect(await textsOfSite(ctx, { by })).toMatchObject({ most: 0, left: 0 });
    expect(notConfigured(ctx).filter(({ about }) => about.includes('texts'))).toEqual([]);
  });

  it('and nobody else: not another customer, not an agent, not an operator [X5] [P5]', async () => {
    await ask();
    const { id } = await first();
    const other = newShopper(product);
    await other.start();
    const strangers = [other.ctx(), { ...product.system(), actor: staff }, product.as(null)];
    for (const ctx of strangers)
      await expect(proveSite(ctx, 'manage', draft.id)).rejects.toMatchObject({ code: 'sites.not-found' });
    // Another owner holds a right to another site: this text is none of it.
    const elsewhere = await newDraft(product);
    const theirs = await proveSite(elsewhere.ctx(), 'manage', elsewhere.id);
    await expect(withdrawText(elsewhere.ctx(), { by: theirs, id })).rejects.toMatchObject({
      code: 'copywriting.not-found',
      status: 404,
    });
    await expect(discardText(elsewhere.ctx(), { by: await elsewhere.by(), id })).rejects.toMatchObject({
      code: 'copywriting.not-found',
    });
    expect((await first()).state).toBe('asked');
  });
});

describe('an operator writes it', () => {
  it('from what the owner asks and the page says; it becomes the owner’s draft, marked as ours, and no visitor sees it [P5]', async () => {
    const before = await draft.shown();
    await ask();
    const { id } = await first();
    await expect(deliver(['story', STORY])).rejects.toMatchObject({ code: 'copywriting.moved-on', status: 409 });
    await startText(operatorCtx(), { ...operator(), id });
    await startText(operatorCtx(), { ...operator(), id });
    expect((await first()).state).toBe('in-work');
    const given = await toWrite();
    expect(given).toMatchObject({ ...ASKED, state: 'in-work', site: { lang: 'it' } });
    expect(given.page.join(' ')).not.toBe('');
    expect(given.fields).toMatchObject([{ name: 'story', limit: 4000, long: true }]);

    await deliver(['story', STORY]);
    expect(await draft.unit('copy/story')).toMatchObject({ value: PARAGRAPHS, own: true, by: 'copywriter' });
    expect(await draft.shown()).toBe(before);
    const text = await first();
    expect(text).toMatchObject({ state: 'delivered', parts: [{ unit: 'copy/story', after: STORY, waiting: true }] });
    expect(text.parts[0]?.before).toBe(given.fields[0]?.value);
    expect((await tasks())[0]?.resolved_at).not.toBeNull();
    await product.drain();
    expect(deliveredMails()).toHaveLength(1);
    expect(deliveredMails()[0]?.text).toContain(`&to=texts&site=${draft.id}`);
    // Sent again because the answer was lost: one text, one mail, one act on the draft.
    await deliver(['story', 'Un altro testo.']);
    await product.drain();
    expect(deliveredMails()).toHaveLength(1);
    expect((await draft.unit('copy/story'))?.value).toEqual(PARAGRAPHS);
  });

  it('never over what the owner wrote meanwhile: that is looked at first [P5]', async () => {
    await ask();
    await startText(operatorCtx(), { ...operator(), id: (await first()).id });
    const { id, rev } = await toWrite();
    await draft.save(0, op('copy/story', ['Lo scrivo io.']));
    const fields = [{ name: 'story', text: STORY }];
    await expect(deliverText(operatorCtx(), { ...operator(), id, rev, fields })).rejects.toMatchObject({
      code: 'copywriting.draft-moved',
      status: 409,
    });
    expect((await draft.unit('copy/story'))?.value).toEqual(['Lo scrivo io.']);
    expect((await first()).state).toBe('in-work');
    expect((await toWrite()).fields[0]?.value).toBe('Lo scrivo io.');
  });

  it('by the rules of the place: no text too long, none missing, no markup, and nothing of it is half done [P5]', async () => {
    await ask('welcome');
    await startText(operatorCtx(), { ...operator(), id: (await first()).id });
    const wrong: [fields: [string, string][], code: string][] = [
      [
        [
          ['headline', 'x'.repeat(79)],
          ['lede', 'Ogni sera brace.'],
        ],
        'copywriting.fields',
      ],
      [[['headline', 'Brace e sfoglia']], 'copywriting.fields'],
      [
        [
          ['headline', 'Brace\ne sfoglia'],
          ['lede', 'Ogni sera brace.'],
        ],
        'copywriting.fields',
      ],
      [
        [
          ['headline', 'Brace e sfoglia'],
          ['lede', '<b>Ogni sera</b> brace.'],
        ],
        'editor.markup',
      ],
    ];
    for (const [fields, code] of wrong) await expect(deliver(...fields)).rejects.toMatchObject({ code, status: 422 });
    expect(await product.rows('select 1 from site_edits where site_id = $1', [draft.id])).toEqual([]);
    await deliver(['headline', 'Brace e sfoglia'], ['lede', 'Ogni sera brace.']);
    expect((await draft.view()).changes).toBe(2);
  });

  it('as a page of its own, at an address that no other page has [P5]', async () => {
    await write('page', ['title', 'La cantina'], ['body', 'Cento etichette.\n\nTutte di qui.']);
    await write('page', ['title', 'La cantina'], ['body', 'Un’altra volta.']);
    const pages = (await draft.view()).units.filter(({ kind, own }) => kind === 'page' && own);
    expect(pages.map(({ value }) => (value as { slug: string }).slug).toSorted()).toEqual([
      'la-cantina',
      'la-cantina-2',
    ]);
    const { texts } = await view();
    expect(texts.map(({ parts }) => parts[0]).find((part) => part?.after.includes('etichette'))).toMatchObject({
      before: null,
      after: 'La cantina\n\nCento etichette.\n\nTutte di qui.',
    });
  });

  it('with a right to the draft of that one site and to nothing else [X5] [P5]', async () => {
    await ask();
    for (const right of ['read', 'draft', 'publish', 'decide', 'connect', 'manage'] as const)
      await expect(proveSite(operatorCtx(), right, draft.id), right).rejects.toMatchObject({ code: 'sites.not-found' });
    const { id } = await first();
    for (const kind of ['visitor', 'agent'] as const) {
      const actor: Actor = kind === 'agent' ? { ...staff, kind } : { kind, orderSession: null };
      expect(() => proveStaff({ actor }, 'operator')).toThrow();
    }
    await expect(startText(operatorCtx(), { ...operator(), id: `${id}x` })).rejects.toMatchObject({
      code: 'copywriting.not-found',
    });
  });
});

describe('the owner reads it', () => {
  it('and publishes: only then visitors see it [P5]', async () => {
    await write();
    expect(await draft.shown()).not.toContain('la famiglia Neri');
    await draft.publish((await draft.view()).rev);
    expect(await draft.shown()).toContain('la famiglia Neri');
    expect(await first()).toMatchObject({ state: 'published', parts: [{ waiting: false }] });
    await expect(withdrawText(draft.ctx(), { by: await manage(), id: (await first()).id })).rejects.toMatchObject({
      code: 'copywriting.moved-on',
    });
    expect((await view()).left).toBe(1);
  });

  it('and changes it first: what is published is theirs, and the text is [P5]', async () => {
    await write();
    const written = (await draft.unit('copy/story'))?.hash ?? '';
    await draft.save(1, op('copy/story', ['La famiglia Neri, dal 1974.'], written));
    await draft.publish((await draft.view()).rev);
    expect((await first()).state).toBe('published');
    expect(await draft.shown()).toContain('La famiglia Neri, dal 1974.');
  });

  it('or puts it back: the draft says what it said before, and their own words of since stay [P5]', async () => {
    await draft.save(0, op('copy/headline', 'Brace dal 1974'));
    const before = (await draft.unit('copy/headline'))?.hash;
    await write('welcome', ['headline', 'Fuoco vivo ogni sera'], ['lede', 'Sfoglia a mano, legna di qui.']);
    const written = (await draft.unit('copy/lede'))?.hash ?? '';
    await draft.save(9, op('copy/lede', 'Questa la scrivo io.', written));
    const { id } = await first();
    await discardText(draft.ctx(), { by: await draft.by(), id });
    await discardText(draft.ctx(), { by: await draft.by(), id });
    expect(await draft.unit('copy/headline')).toMatchObject({ value: 'Brace dal 1974', hash: before });
    expect((await draft.unit('copy/lede'))?.value).toBe('Questa la scrivo io.');
    expect(await first()).toMatchObject({ state: 'discarded', parts: [{ after: 'Fuoco vivo ogni sera' }, {}] });
    expect((await view()).left).toBe(1);
  });

  it('and takes it out in the editor and publishes something else: it is not on the site, and says so [P5]', async () => {
    await write();
    const { rev } = await draft.view();
    await draft.discard(rev);
    expect((await first()).parts).toMatchObject([{ waiting: false }]);
    await draft.save(rev + 1, op('copy/headline', 'Brace dal 1974'));
    await draft.publish((await draft.view()).rev);
    expect((await first()).state).toBe('discarded');
  });

  it('and other publications leave a text alone that still waits in the draft [P5]', async () => {
    await write();
    await product.rows('update site_contents set good_until = now() where site_id = $1', [draft.id]);
    await product.drain();
    expect((await first()).state).toBe('delivered');
  });
});

describe('what is kept of it', () => {
  it('stands in the export, and goes with the site; nobody writes for one that is closed [P5] [K13] [K14]', async () => {
    await write();
    await ask('welcome');
    const names = [];
    for await (const { path } of await exportOrder(draft.ctx(), { id: draft.owner.id(), locale: 'it' }))
      names.push(path);
    expect(names).toContain('data/texts-written-for-you.json');
    const orderId = draft.owner.id();
    await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId, state: 'closed' }));
    const states = await product.rows('select state from text_requests where order_id = $1 order by asked_at', [
      orderId,
    ]);
    expect(states).toEqual([{ state: 'delivered' }, { state: 'withdrawn' }]);
    expect((await tasks()).every(({ resolved_at: at }) => at !== null)).toBe(true);
    await product.rows('delete from site_contents where site_id = $1', [draft.id]);
    expect(await product.rows('select 1 from text_requests where order_id = $1', [orderId])).toEqual([]);
  });

  it('moves only along its states: what is over stays over', () => {
    for (const from of ['published', 'discarded', 'withdrawn'] as const)
      expect(TEXT_STATES.filter((to) => mayBecome(from, to))).toEqual([]);
    expect(mayBecome('asked', 'delivered')).toBe(false);
    expect(mayBecome('delivered', 'withdrawn')).toBe(false);
  });
});
