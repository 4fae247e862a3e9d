/** A story in which everything is typed that can be typed, each field with a word that stands nowhere else. */
import { addStaff, setPassword } from '../../modules/identity/index.server.ts';
import type { BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';
import { newOrderSession } from '../../modules/access/index.server.ts';
import { TERMS_VERSION } from '../../modules/ordering/schemas.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import { pay } from '../contracts/stripe-fixtures.ts';
import type { DraftAnswer } from '../../modules/editor/schemas.ts';
import { codeOf } from './authenticator.ts';
import type { TextToWrite } from '../../modules/copywriting/schemas.ts';
import { NONE } from './draft.ts';
import { createPlanting, type Planting } from './planting.ts';
import { followLink } from './preview-link.ts';
import type { TestProduct } from './product.ts';
import { cartInput, newPage } from './shopper.ts';
import { inTransaction } from '../../platform/transaction.ts';

const API = '/buy_yr/api';
const TERMS = { terms_accepted: true, terms_version: TERMS_VERSION };
const KEY_OF_ORDER = /open\?k=([\w-]{40,})/;
type Headers = Record<string, string>;

export async function plantEverywhere(product: TestProduct): Promise<Planting> {
  const planting = createPlanting(product);
  const staff = await staffSignsIn(planting);
  const page = await visitorsLookRound(planting, staff.agent);
  const orders = await customersBuy(planting, page);
  await ownerWrites(planting, orders.shop);
  const draft = await agentPrepares(planting, staff.agent);
  await customersComeBack(planting, orders);
  await operatorWrites(planting, staff.operator, { sold: orders.shop.id, draft });
  await planting.look();
  return planting;
}

/** An operator sets an authenticator up and invites an agent; somebody guesses. */
async function staffSignsIn({ product, call, keep, sow, mail, look, inMail }: Planting) {
  const [email, password] = [mail('mail address of staff'), `${sow('password')} e il mare`];
  const { id } = await addStaff(product.system(), { email, name: sow('name of staff'), role: 'operator' });
  await setPassword(product.system(), { userId: id, password });
  const signIn = async (given: object): Promise<Headers> => {
    const { token } = await call<{ token: string }>(`${API}/staff/sign-in`, given);
    return { authorization: `Bearer ${keep('session of staff', token)}` };
  };
  const first = await signIn({ email, password });
  const factor = await call<{ uri: string; recovery_codes: string[] }>(`${API}/staff/factor`, { password }, first);
  keep('secret of an authenticator', new URL(factor.uri).searchParams.get('secret'));
  for (const code of factor.recovery_codes) keep('recovery code', code);
  await call(`${API}/staff/factor/confirm`, { code: codeOf(factor.uri) }, first);
  // The password is right, and the code is waited for.
  await call(`${API}/staff/sign-in`, { email, password }, {}, 401);
  await look();
  const operator = await signIn({ email, password, code: factor.recovery_codes[0] });

  const invited = { email: mail('mail address of staff'), name: sow('name of staff'), role: 'agent' };
  await call(`${API}/admin/staff`, invited, operator);
  await product.drain();
  const key = keep('invitation', inMail(invited.email, /welcome#([\w-]{43})/));
  await look();
  const chosen = `${sow('password')} e il monte`;
  await call(`${API}/staff/welcome`, { key, password: chosen });
  const nobody = { email: mail('mail address of nobody'), password: `${sow('password')} che non apre` };
  await call(`${API}/staff/sign-in`, nobody, {}, 401);
  return { operator, agent: await signIn({ email: invited.email, password: chosen }) };
}

/** Searches, checks, and a preview of which somebody has a link sent. Returns the social page. */
async function visitorsLookRound({ product, call, keep, sow, mail, domain, look, inMail }: Planting, agent: Headers) {
  const words = () => sow('words searched for');
  await call(`${API}/page/search`, { q: words() });
  await call(`${API}/page/search`, { type: 'name', query: words(), limit: 10 }, agent);
  await call(`/buy_ba/api/domain/suggest?q=${words()}&ext=.it&lang=it`, null);
  const asked = { domain: domain('occupato'), authcode: sow('transfer code', 'Zqxv-Apriti-1') };
  await call('/buy_ba/api/domain/transferable', asked);

  const page = newPage();
  const name = `Trattoria ${sow('name of a social page')}`;
  product.network.change(page, { name, about: `${sow('text of a social page')} dal 1970.` });
  product.network.search = () =>
    Promise.resolve([{ id: page, name, link: `https://www.facebook.com/${page}`, is_published: true }]);
  await call(`${API}/page/search`, { type: 'name', query: 'Trattoria', limit: 10 }, agent);
  const { _id: preview } = await call<{ _id: string }>(`${API}/page/preview`, { id: page, locale: 'it' });
  await product.drain();
  const reader = mail('mail address of a reader');
  // Mail servers name the address in what they say of it.
  for (const address of [
    reader,
    mail('mail address of a reader', 'bounce+'),
    mail('mail address of a reader', 'down+'),
  ])
    await call(`${API}/page/preview/${preview}/mail`, { mail: address, consent: true, locale: 'it' });
  await look();
  await product.drain();
  keep('link to a preview', inMail(reader, /\/v\/([0-9a-z]{10})/));
  const shared = await call<{ url: string }>(`${API}/page/preview/${preview}/share`, {}, agent);
  const code = new URL(shared.url).pathname.slice('/v/'.length);
  keep('link to a preview', code);
  keep('link to a preview', (await followLink(product, shared.url)).value);
  return page;
}

interface Sale {
  billing: BillingInfo;
  cart: ReturnType<typeof cartInput>;
  registrant: BillingInfo;
  page?: string;
}
/** From the first form to the paid order, with vendors that stumble: what they were asked waits for the next try. */
async function buy({ product, call, keep, look, inMail }: Planting, { billing, cart, registrant, page }: Sale) {
  const mine = { cookie: `vetrina_order=${keep('order cookie', newOrderSession())}` };
  const start = { facebook_page_id: page ?? newPage(), billing_info: billing, locale: 'it' };
  const { _id: id } = await call<{ _id: string }>(`${API}/order/subscription`, start, mine);
  const ask = <T = unknown>(path: string, body: object, highest?: number) =>
    call<T>(`${API}/order/check/${id}${path}`, body, mine, highest);
  await ask('/update', { order: { billing_info: billing } });
  await ask('/cart', { ...cart, order: { ...cart.order, domain_own_register: true } });
  await ask('/domain_info', { domain_info: registrant });
  await look();
  await product.cardFault({ kind: 'error-before', times: 3 });
  await ask('/checkout', TERMS, 599);
  await look();
  await product.cardFault({ clear: true });
  const form = await ask<{ client_secret: string; session_id: string }>('/checkout', TERMS);
  keep('secret of a card form', form.client_secret.split('_secret_')[1]);
  await pay(product.stripe, { id: form.session_id, clientSecret: form.client_secret });
  await ask('/sync', { session_id: form.session_id });
  await look();
  for (const action of ['RegisterDomain', 'TransferDomain'])
    product.registrar.control('faults', { action, kind: 'error-before' });
  await product.webhooksArrived();
  await product.drain();
  await look();
  await product.drain({ again: true });
  keep('link to an order', inMail(billing.mail, KEY_OF_ORDER));
  return { id, billing, ask, mine };
}

async function customersBuy(planting: Planting, page: string) {
  const { sow, domain, person, company, abroad, product } = planting;
  const [billing, registrant] = [person(), person()];
  const moving = { domain: domain('occupato'), authcode: sow('transfer code', 'Zqxv-Apriti-2') };
  const moved = await buy(planting, { billing, registrant, cart: cartInput({ transfer: moving }), page });
  const lost = domain('rubato');
  const cart = cartInput({ domains: [lost, domain('libero')] });
  const shop = await buy(planting, { billing: company(), registrant: company(), cart });
  await shop.ask('/domain/replace', { domain: domain('libero'), instead_of: lost });
  const refused = cartInput({ domains: [domain('rifiutato')] });
  const guest = await buy(planting, { billing: abroad('returned+'), registrant: abroad(), cart: refused });
  await guest.ask('/domain/refund', {});
  await product.drain();
  return { moved, shop, guest };
}

/** What is on the site, what was there before, and what is not published yet. */
async function ownerWrites(
  { product, call, keep, mail, inMail, sow, look }: Planting,
  { id, mine }: Awaited<ReturnType<typeof customersBuy>>['shop'],
) {
  const [site] = await product.rows<{ id: string }>('select id from sites where order_id = $1', [id]);
  const draft = `${API}/site/${site?.id}/draft`;
  const write = async (rev: number, unit: string, from: string) => {
    const op = {
      op_id: `op_of_the_owner_number_${rev}`,
      unit,
      from,
      value: `Da noi ${sow('text of an owner')} si mangia`,
    };
    const { changed } = await call<DraftAnswer>(`${draft}/ops`, { rev, ops: [op] }, mine);
    return changed[0]?.hash ?? '';
  };
  const first = await write(0, 'copy/headline', NONE);
  await call(`${draft}/publish`, { rev: 1 }, mine);
  await write(1, 'copy/headline', first);
  await look();
  await call(`${draft}/publish`, { rev: 2 }, mine);
  await write(2, 'copy/lede', NONE);
  const value = `Da noi ${sow('text of an owner')} si mangia`;
  await call(
    `${API}/site/${site?.id}/scheduled`,
    { id: 'change_of_the_owner_01', unit: 'copy/headline', value, from: null, until: 'today' },
    mine,
  );
  const helper = mail('mail address of a helper');
  await call(`${API}/site/${site?.id}/helpers`, { mail: helper, role: 'writer' }, mine);
  await product.drain();
  keep('invitation', inMail(helper, /manager\/helper#([\w-]{43})/));
  const asked = (): string => `Di noi ${sow('request for a text')} si dica`;
  const request = { key: 'text_of_the_owner_0001', place: 'story', about: asked(), points: asked(), tone: asked() };
  await call(`${API}/site/${site?.id}/texts`, request, mine);
}

/** An order that an agent fills in; its customer gets a link. Returns the order. */
async function agentPrepares({ product, call, keep, person, domain, inMail }: Planting, agent: Headers) {
  const start = { facebook_page_id: newPage(), billing_info: person(), locale: 'it' };
  const { _id: id } = await call<{ _id: string }>(`${API}/order/subscription`, start, agent);
  await call(`${API}/order/check/${id}/cart`, cartInput({ domains: [domain('libero')] }), agent);
  await call(`${API}/order/check/${id}/payment-link`, {}, agent);
  await product.drain();
  keep('link to an order', inMail(start.billing_info.mail, KEY_OF_ORDER));
  return id;
}

/** By a link to sign in, or to leave; some of whom never were customers. */
async function customersComeBack(
  { product, call, keep, sow, mail, look, inMail }: Planting,
  { moved, guest }: Awaited<ReturnType<typeof customersBuy>>,
) {
  for (const address of [moved.billing.mail, mail('mail address of nobody')])
    await call(`${API}/manager/link`, { mail: address, lang: 'it' });
  await look();
  await product.drain();
  const key = keep('link to sign in', inMail(moved.billing.mail, /enter#([\w-]{43})/));
  await look();
  await call(`${API}/manager/enter`, { key });
  await call(`${API}/order/check/${moved.id}/mail-link`, {});
  const declared = () => ({ name: sow('name'), mail: mail(), confirmed: true });
  await call(`${API}/withdrawal`, { ...declared(), contract: `il sito ${sow('contract as named')}` });
  await guest.ask('/manage/withdraw', declared());
}

async function operatorWrites(
  { product, call, sow, mail, look, keep }: Planting,
  operator: Headers,
  { sold, draft }: { sold: string; draft: string },
) {
  const admin = (path: string, body: object | null) => call(`${API}/admin/${path}`, body, operator);
  const task = { key: 'test:1', kind: 'sites.held', subject: sold, detail: 'x' } as const;
  await inTransaction(product.system(), (ctx) => openTask(ctx, task));
  await admin('tasks/resolve', { key: task.key, note: sow('note of an operator') });
  await admin(`orders?q=${sow('words searched for')}`, null);
  await admin(`orders/${draft}/second-sale`, { reason: sow('reason of an operator') });
  const [text] = await product.rows<{ id: string }>('select id from text_requests where order_id = $1', [sold]);
  await admin(`texts/${text?.id}/start`, {});
  const { rev } = await call<TextToWrite>(`${API}/admin/texts/${text?.id}`, null, operator);
  const fields = [{ name: 'story', text: `Da noi ${sow('text of an owner')} si mangia` }];
  await admin(`texts/${text?.id}/deliver`, { rev, fields });
  const [invoice] = await product.rows<{ id: string }>('select id from invoices where order_id = $1', [sold]);
  await product.rows(`update e_invoices set state = 'rejected' where invoice_id = $1`, [invoice?.id]);
  const mended = { name: sow('name'), street: sow('address'), pec: mail('certified mail') };
  await admin(`invoices/${invoice?.id}/resend`, mended);
  await admin(`orders/${sold}/refund`, { whole: true, reason: sow('reason of an operator') });
  await look();
  await product.webhooksArrived();
  await product.drain({ again: true });
  const { appSecret, stripe, registrar } = product.config;
  for (const secret of [appSecret, product.webhookSecret, stripe.secretKey, registrar.secretAccessKey])
    keep('secret of the installation', secret);
}
