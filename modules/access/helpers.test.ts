/** Helpers of a site: what each may, and how it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Ctx } from '../../platform/ctx.ts';
import type { ExportedFile } from '../../platform/exported-file.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { invitationKey, newHelper } from '../../tests/support/helper.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { rightsTo } from '../../tests/support/site-rights.ts';
import { saveOps } from '../editor/index.server.ts';
import { enterByKey, heldOrders } from '../ordering/index.server.ts';
import { writeManagerLink } from '../ordering/write-manager-link.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeHelper, setHelperRole } from './change-helper.ts';
import { exportHelpers } from './export-helpers.ts';
import { endSession, eraseHelpers, helpedSites, listHelpers, proveOrder, proveSite } from './index.server.ts';
import { inviteAgain, inviteHelper } from './invite-helper.ts';
import { purgeHelpers } from './purge-helpers.ts';
import { HELPER_RIGHTS, HELPER_ROLE, ORDER_RIGHT, rightsOf, SITE_RIGHT, type HelperRole } from './rights.rules.ts';
import { INVITATION_DAYS, MAILS_OF_SITE, MAILS_TO_ONE, MOST_HELPERS } from './schemas.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const DAY = 86_400_000;
let product: TestProduct;
let site: DraftOfSite;
let other: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  [site, other] = [await newDraft(product), await newDraft(product)];
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.rows('delete from site_helpers');
  await product.rows('delete from helper_keys');
});

const manage = (of: DraftOfSite = site) => proveSite(of.ctx(), 'manage', of.id);
const list = async () => (await listHelpers(site.ctx(), { by: await manage() })).helpers;
const invite = async (mail: string, role: HelperRole = 'writer', of = site) =>
  inviteHelper(of.ctx(), { by: await manage(of), mail, role });
const helper = (role: HelperRole, mail?: string) =>
  newHelper(product, { owner: site.ctx(), site: site.id, role, ...(mail ? { mail } : {}) });
const rights = (ctx: Ctx, id = site.id) => rightsTo(ctx, id);

describe('a helper', () => {
  it('has the rights of their role to that site and no other, and none to its order [S2] [X5]', async () => {
    for (const role of HELPER_ROLE) {
      const { ctx } = await helper(role);
      const given = SITE_RIGHT.filter((right) => HELPER_RIGHTS[role][right] === 'by key');
      expect(await rights(ctx())).toEqual(given);
      expect(rightsOf(role)).toEqual(given);
      expect(await rights(ctx(), other.id)).toEqual([]);
      expect(await rights(ctx(), 'sit_none')).toEqual([]);
      for (const right of ORDER_RIGHT)
        await expect(proveOrder(ctx(), right, site.owner.id())).rejects.toMatchObject({ code: 'ordering.not-found' });
      expect(await heldOrders(ctx())).toEqual([]);
    }
    expect(HELPER_RIGHTS.writer).toMatchObject({
      publish: 'never',
      decide: 'never',
      connect: 'never',
      manage: 'never',
    });
    expect(HELPER_RIGHTS.publisher).toMatchObject({ publish: 'by key', connect: 'never', manage: 'never' });
  });

  it('is nobody who knows their name, their mail or another session [X5]', async () => {
    await helper('publisher');
    const strangers: Actor[] = [
      { kind: 'visitor', orderSession: null },
      { kind: 'visitor', orderSession: other.owner.secret },
      { kind: 'agent', userId: 'usr_a', name: 'Ada' },
      { kind: 'operator', userId: 'usr_o', name: 'Ugo' },
    ];
    for (const actor of strangers) expect(await rights({ ...product.system(), actor })).toEqual([]);
  });

  it('may the next thing or not as soon as the owner has said so [S2]', async () => {
    const { ctx } = await helper('writer');
    const [{ id } = expect.fail('none')] = await list();
    await setHelperRole(site.ctx(), { by: await manage(), helper: id, role: 'publisher' });
    expect(await rights(ctx())).toContain('publish');
    await setHelperRole(site.ctx(), { by: await manage(), helper: id, role: 'writer' });
    expect(await rights(ctx())).not.toContain('publish');
    expect((await proveSite(ctx(), 'draft', site.id)).author).toEqual({ role: 'writer', who: id });
    await removeHelper(site.ctx(), { by: await manage(), helper: id });
    expect(await rights(ctx())).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('of another site is not there for whoever asks about them [X5]', async () => {
    await helper('writer');
    const [{ id } = expect.fail('none')] = await list();
    const by = await manage(other);
    const gone = { code: 'access.helper-missing', status: 404 };
    await expect(removeHelper(other.ctx(), { by, helper: id })).rejects.toMatchObject(gone);
    await expect(setHelperRole(other.ctx(), { by, helper: id, role: 'publisher' })).rejects.toMatchObject(gone);
    await expect(inviteAgain(other.ctx(), { by, helper: id })).rejects.toMatchObject(gone);
    await expect(inviteAgain(other.ctx(), { by, helper: 'hlp_none' })).rejects.toMatchObject(gone);
    expect(await list()).toMatchObject([{ id, role: 'writer' }]);
  });

  it('writes under their own name, which the edit keeps with the device [S2]', async () => {
    const { ctx } = await helper('writer');
    const by = await proveSite(ctx(), 'draft', site.id);
    await saveOps(ctx(), { by, rev: 0, ops: [op('copy/headline', 'Tortellini da nipote')], device: 'phone' });
    const [{ id } = expect.fail('none')] = await list();
    expect(await product.rows('select by, who, device from site_edits where site_id = $1', [site.id])).toEqual([
      { by: 'writer', who: id, device: 'phone' },
    ]);
    expect((await site.unit('copy/headline'))?.by).toBe('writer');
  });

  it('was last there on the day of their last call [S2]', async () => {
    const { ctx } = await helper('writer');
    expect(await list()).toMatchObject([{ last_seen_on: null }]);
    await rights(ctx());
    product.later(3 * DAY);
    await rights(ctx());
    const today = product.clock.now().toISOString().slice(0, 10);
    expect(await list()).toMatchObject([{ last_seen_on: today }]);
  });

  it('leaves with the session, and comes back by a link to the same address [S3]', async () => {
    const { ctx, mail } = await helper('publisher');
    await endSession(ctx());
    expect(await rights(ctx())).toEqual([]);
    await writeManagerLink(product.system(), { mail, lang: 'it' });
    await product.drain();
    const sent = product.mail.messages().find(({ to, text }) => to.includes(mail) && text.includes('/manager/enter#'));
    const key = /#([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? '';
    const back = product.as(await enterByKey(product.as(null), key));
    expect(await rights(back)).toContain('publish');
    expect(await helpedSites(back)).toEqual([site.id]);
    expect(await heldOrders(back)).toEqual([]);
  });

  it('keeps their grants when they sign in elsewhere, under a new secret alone [S3]', async () => {
    const { ctx } = await helper('writer');
    const mail = 'due@settegufi.example';
    await invite(mail, 'publisher', other);
    await product.drain();
    const { secret } = await acceptInvitation(ctx(), { key: invitationKey(product, mail) });
    expect(
      [await rights(product.as(secret)), await rights(product.as(secret), other.id)].map(({ length }) => length),
    ).toEqual([2, 4]);
    expect(await rights(ctx())).toEqual([]);
  });
});

describe('a helper until a day', () => {
  it('may until its end, and is nobody on the next; a day that is over or far away is refused [S2]', async () => {
    const on = (days: number) => new Date(product.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    const mail = 'agente@vetrina.example';
    const by = await manage();
    const given = { by, mail, role: 'writer' as const };
    for (const until_on of [on(-1), on(367)])
      await expect(inviteHelper(site.ctx(), { ...given, until_on })).rejects.toMatchObject({
        code: 'access.wrong-day',
      });
    const last = on(7);
    await inviteHelper(site.ctx(), { ...given, until_on: last });
    await product.drain();
    const { secret } = await acceptInvitation(product.as(null), { key: invitationKey(product, mail) });
    product.clock.set(new Date(`${last}T23:59:59Z`));
    expect(await rights(product.as(secret))).toEqual(['read', 'draft']);
    expect(await list()).toMatchObject([{ mail, until_on: last }]);
    product.later(1000);
    expect(await rights(product.as(secret))).toEqual([]);
    expect(await helpedSites(product.as(secret))).toEqual([]);
  });
});

describe('an invitation', () => {
  it('opens once, for two weeks, and its key stands in the mail alone [S2] [X5]', async () => {
    const mail = 'nipote@settegufi.example';
    await invite(mail);
    await product.drain();
    const key = invitationKey(product, mail);
    expect(JSON.stringify(await product.rows('select * from helper_keys'))).not.toContain(key);
    for (const method of ['GET', 'HEAD']) await product.app.request('/manager/helper', { method });
    product.later(INVITATION_DAYS * DAY - 1);
    await acceptInvitation(product.as(null), { key });
    const invalid = { code: 'access.invitation-invalid', status: 404 };
    await expect(acceptInvitation(product.as(null), { key })).rejects.toMatchObject(invalid);
    await invite('altro@settegufi.example');
    await product.drain();
    product.later(INVITATION_DAYS * DAY);
    const late = invitationKey(product, 'altro@settegufi.example');
    await expect(acceptInvitation(product.as(null), { key: late })).rejects.toMatchObject(invalid);
    const [, waiting = expect.fail('none')] = await list();
    await inviteAgain(site.ctx(), { by: await manage(), helper: waiting.id });
    await product.drain();
    const { siteId } = await acceptInvitation(product.as(null), { key: invitationKey(product, waiting.mail) });
    expect(siteId).toBe(site.id);
  });

  it('that was taken back opens nothing [S2]', async () => {
    await invite('mai@settegufi.example');
    await product.drain();
    const [{ id } = expect.fail('none')] = await list();
    await removeHelper(site.ctx(), { by: await manage(), helper: id });
    const key = invitationKey(product, 'mai@settegufi.example');
    await expect(acceptInvitation(product.as(null), { key })).rejects.toMatchObject({ status: 404 });
  });

  it('says to its reader what they may, and to the owner that it was sent, once [S2]', async () => {
    const mail = 'zia@settegufi.example';
    await invite(mail, 'publisher');
    await product.drain();
    const [{ id } = expect.fail('none')] = await list();
    await inviteAgain(site.ctx(), { by: await manage(), helper: id });
    await product.drain();
    const mails = product.mail.messages().filter(({ to }) => to.includes(mail));
    expect(mails.map(({ text }) => text.includes('pubblicare da te'))).toEqual([true, true]);
    expect(mails[0]?.text).toContain('/manager/helper#');
    const told = site.owner.mails().filter(({ text }) => text.includes(mail));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`to=helpers&site=${site.id}`);
  });

  it('is one of ten, for one address once, also when two are sent at once [S2]', async () => {
    await product.rows(
      `insert into site_helpers (id, site_id, mail, role, invited_at)
       select 'hlp_' || n, $1, n || '@settegufi.example', 'writer', now() from generate_series(1, $2::int) n`,
      [site.id, MOST_HELPERS - 1],
    );
    await expect(invite('1@settegufi.example')).rejects.toMatchObject({ code: 'access.helper-there', status: 409 });
    const both = await Promise.allSettled([invite('a@settegufi.example'), invite('b@settegufi.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await list()).toHaveLength(MOST_HELPERS);
    await expect(invite('c@settegufi.example')).rejects.toMatchObject({ code: 'access.helpers-full', status: 409 });
  });

  it('is mailed to one address three times a day, whoever invites and removes, and a site sends no more than twenty [S2]', async () => {
    const full = { code: 'access.helper-mails', status: 429 };
    for (let n = 0; n < MAILS_TO_ONE; n++) {
      await invite('posta@settegufi.example');
      const [{ id } = expect.fail('none')] = await list();
      await removeHelper(site.ctx(), { by: await manage(), helper: id });
    }
    await expect(invite('posta@settegufi.example')).rejects.toMatchObject(full);
    await expect(invite('posta@settegufi.example', 'writer', other)).rejects.toMatchObject(full);
    expect(await list()).toEqual([]);
    for (let n = MAILS_TO_ONE; n < MAILS_OF_SITE; n++) {
      await invite(`${n}@settegufi.example`);
      const [{ id } = expect.fail('none')] = await list();
      await removeHelper(site.ctx(), { by: await manage(), helper: id });
    }
    await expect(invite('ultimo@settegufi.example')).rejects.toMatchObject(full);
    product.later(DAY + 1);
    await invite('ultimo@settegufi.example');
    expect(await list()).toHaveLength(1);
  });

  it('is mailed three times a day also where five sites invite one address at the same moment [S2]', async () => {
    const further = [await newDraft(product), await newDraft(product), await newDraft(product)];
    const asked = [site, other, ...further].map((of) => invite('posta@settegufi.example', 'writer', of));
    const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(MAILS_TO_ONE);
  });
});

describe('what is kept of helpers', () => {
  const left = async () => (await product.rows('select id from site_helpers')).length;

  it('goes ninety days after the grant, or a month after a link that nobody opened [K14]', async () => {
    const { ctx, mail } = await helper('writer');
    await invite('mai-venuto@settegufi.example');
    const came = (await list()).find((one) => one.mail === mail) ?? expect.fail('none');
    product.later((INVITATION_DAYS + 29) * DAY);
    expect(await purgeHelpers(product.system())).toBe(0);
    product.later(2 * DAY);
    await purgeHelpers(product.system());
    expect((await list()).map(({ id }) => id)).toEqual([came.id]);
    expect(await rights(ctx())).not.toEqual([]);
    await removeHelper(site.ctx(), { by: await manage(), helper: came.id });
    product.later(89 * DAY);
    await purgeHelpers(product.system());
    expect(await left()).toBe(1);
    product.later(2 * DAY);
    await purgeHelpers(product.system());
    expect(await left()).toBe(0);
    expect(await product.rows('select * from helper_keys')).toEqual([]);
  });

  it('goes with the site, sessions and keys too [K14]', async () => {
    await helper('writer');
    await inTransaction(product.system(), (ctx) => eraseHelpers(ctx, [site.id]));
    expect([
      await left(),
      await product.rows('select * from helper_keys'),
      await product.rows('select * from helper_sessions'),
    ]).toEqual([0, [], []]);
  });

  it('stands in the export of the order [K13]', async () => {
    const { mail } = await helper('publisher');
    const by = await disposeOrder(site.owner);
    const files: ExportedFile[] = [];
    for await (const file of exportHelpers(site.ctx(), { by })) files.push(file);
    expect(files.map(({ path, bytes }) => [path, JSON.parse(Buffer.from(bytes).toString())])).toMatchObject([
      ['data/helpers.json', [{ mail, role: 'publisher', removed_at: null }]],
    ]);
  });
});
