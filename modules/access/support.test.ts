/** Support by consent: an operator looks at a site while its owner lets them, and not a moment longer. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { rightsTo } from '../../tests/support/site-rights.ts';
import { saveOps } from '../editor/index.server.ts';
import { addStaff, setDisabled, setPassword, signIn, signOut } from '../identity/index.server.ts';
import type { Role } from '../identity/schemas.ts';
import { another } from '../../tests/support/shopper.ts';
import { endSession, listHelpers, ORDER_COOKIE, proveSite, proveStaff } from './index.server.ts';
import { purgeHelpers } from './purge-helpers.ts';
import { rightsOf } from './rights.rules.ts';
import { HELPERS_KEPT, SUPPORT_HOURS } from './schemas.ts';
import { allowSupport, endSupport, openSupport } from './support.ts';

const HOUR = 3_600_000;
const missing = { code: 'sites.not-found', status: 404 };
let product: TestProduct;
let site: DraftOfSite;
let other: DraftOfSite;
let operator: Ctx;
let operatorId = '';
beforeAll(async () => {
  product = await startTestProduct();
  [site, other] = [await newDraft(product), await newDraft(product)];
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.rows('delete from support_consents');
  operator = await staff('operator');
});

async function staff(role: Role): Promise<Ctx> {
  const email = `${another(role)}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: 'Ugo', role });
  operatorId = id;
  return { ...product.system(), actor: { kind: role, userId: id, name: 'Ugo' } };
}
const manage = (of = site) => proveSite(of.ctx(), 'manage', of.id);
const allow = async () => allowSupport(site.ctx(), { by: await manage() });
const open = (ctx = operator, siteId = site.id) => openSupport(ctx, { by: proveStaff(ctx, 'operator'), siteId });
const rights = (ctx: Ctx, id = site.id) => rightsTo(ctx, id);

it('an operator reads and drafts the site of whoever lets support look, and no other; without it there is none [S2] [X5]', async () => {
  await expect(open()).rejects.toMatchObject(missing);
  await allow();
  await expect(open(operator, other.id)).rejects.toMatchObject(missing);
  await expect(open(operator, 'sit_none')).rejects.toMatchObject(missing);
  const looks = product.as(await open());
  expect(await rights(looks)).toEqual(['read', 'draft']);
  expect(rightsOf('operator')).toEqual(['read', 'draft']);
  expect(await rights(looks, other.id)).toEqual([]);
  // Their sign-in alone opens nothing, nor does an agent's.
  expect(await rights(operator)).toEqual([]);
  const agent = await staff('agent');
  expect(await rights(agent)).toEqual([]);
  expect(() => proveStaff(agent, 'operator')).toThrow(expect.objectContaining({ status: 403 }));
});

it('writes as support, with the name of who it was in the edit [S2]', async () => {
  await allow();
  const looks = product.as(await open());
  const by = await proveSite(looks, 'draft', site.id);
  await saveOps(looks, { by, rev: 0, ops: [op('copy/lede', 'Sfoglia ogni mattina.')] });
  expect(await product.rows('select by, who from site_edits where site_id = $1', [site.id])).toEqual([
    { by: 'operator', who: operatorId },
  ]);
  expect(await site.unit('copy/lede')).toMatchObject({ by: 'operator', unseen: true });
});

it('ends when the owner says so, by itself after a day, and in a browser after two hours [S2]', async () => {
  await allow();
  const looks = product.as(await open());
  expect((await listHelpers(site.ctx(), { by: await manage() })).support).toMatchObject({
    until: new Date(product.clock.now().getTime() + SUPPORT_HOURS * HOUR).toISOString(),
    opened_at: product.clock.now().toISOString(),
  });
  await endSupport(site.ctx(), { by: await manage() });
  expect(await rights(looks)).toEqual([]);
  await expect(open()).rejects.toMatchObject(missing);
  expect((await listHelpers(site.ctx(), { by: await manage() })).support).toBeNull();

  await allow();
  const again = product.as(await open());
  product.later(2 * HOUR - 1);
  expect(await rights(again)).not.toEqual([]);
  product.later(1);
  expect(await rights(again)).toEqual([]);
  product.later((SUPPORT_HOURS - 2) * HOUR - 1);
  const last = product.as(await open());
  expect(await rights(last)).not.toEqual([]);
  product.later(1);
  expect(await rights(last)).toEqual([]);
  await expect(open()).rejects.toMatchObject(missing);
});

it('ends with the sign-out, and with the work of whoever looked [A5]', async () => {
  await allow();
  const [one, two] = [product.as(await open()), product.as(await open())];
  await endSession(one);
  expect([await rights(one), (await rights(two)).length]).toEqual([[], 2]);
  await setDisabled(product.system(), { userId: operatorId, disabled: true });
  expect(await rights(two)).toEqual([]);
});

it('ends when the operator signs out of the console, and the owner still sees that they looked [A5]', async () => {
  const email = `${another('operator')}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: 'Ugo', role: 'operator' });
  await setPassword(product.system(), { userId: id, password: 'una frase lunga da operatore' });
  const ctx: Ctx = { ...product.system(), actor: { kind: 'operator', userId: id, name: 'Ugo' } };
  await allow();
  const [his, hers] = [product.as(await open(ctx)), product.as(await open())];
  const { token } = await signIn(product.system(), { email, password: 'una frase lunga da operatore', address: null });
  await signOut(product.system(), 'no token of ours');
  expect(await rights(his)).not.toEqual([]);
  await signOut(product.system(), token);
  expect([await rights(his), (await rights(hers)).length]).toEqual([[], 2]);
  expect((await listHelpers(site.ctx(), { by: await manage() })).support?.opened_at).not.toBeNull();
});

it('is asked again for a day from then, and is one consent [S2]', async () => {
  await allow();
  product.later(10 * HOUR);
  await allow();
  expect(await product.rows('select id from support_consents')).toHaveLength(1);
  product.later(20 * HOUR);
  await expect(open()).resolves.toEqual(expect.any(String));
});

it('is kept as long as what was written, then nobody knows of it [K14]', async () => {
  await allow();
  await open();
  product.later((SUPPORT_HOURS + HELPERS_KEPT.removedDays * 24) * HOUR - 1);
  await purgeHelpers(product.system());
  expect(await product.rows('select id from support_consents')).toHaveLength(1);
  product.later(2);
  await purgeHelpers(product.system());
  expect(await product.rows('select user_id from support_sessions')).toEqual([]);
});

it('of an operator is a cookie that opens the site’s screens and no order [S2] [X5]', async () => {
  await allow();
  const cookie = `${ORDER_COOKIE}=${await open()}`;
  const get = (path: string) => product.app.request(path, { headers: { cookie } });
  expect((await get(`/buy_yr/api/site/${site.id}/draft`)).status).toBe(200);
  expect(await (await get(`/buy_yr/api/site/${site.id}/draft`)).json()).toMatchObject({
    may: ['read', 'draft'],
    site: { order_id: null },
  });
  expect((await get(`/buy_yr/api/order/check/${site.owner.id()}`)).status).toBe(404);
  expect((await get(`/buy_yr/api/site/${site.id}/helpers`)).status).toBe(404);
});
