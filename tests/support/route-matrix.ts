/** Everybody who can knock, every call of the router, and who is let in. A new call needs a row here (server/http/roles.test.ts). */
import { TERMS_VERSION } from '../../modules/ordering/schemas.ts';
import {
  HELPER_RIGHTS,
  ORDER_RIGHTS,
  type HelperRole,
  type OrderRight,
  type SiteRight,
} from '../../modules/access/rights.rules.ts';
import { OF_SITE, site } from './site-routes.ts';
import { cartInput, freeName, GUFI, nives } from './shopper.ts';

export const PEOPLE = [
  'visitor',
  'other holder',
  'agent',
  'other agent',
  'operator',
  'server',
  'disabled agent',
  'holder',
  'writer',
  'publisher',
  'page owner',
] as const;
export type Person = (typeof PEOPLE)[number];
/** 'in': let in, whatever comes of it. */
type Cell = 'in' | number;
type Row = Record<Person, Cell>;
/** `right`: of a call about one order, which right of the table of modules/access it asks for. */
export type RouteRow = [route: string, body: unknown, cells: Row, right?: OrderRight];
const row = (rest: Cell, cells: Partial<Row> = {}): Row => ({
  visitor: rest,
  'other holder': rest,
  agent: rest,
  'other agent': rest,
  operator: rest,
  server: rest,
  'disabled agent': 401,
  holder: rest,
  writer: rest,
  publisher: rest,
  'page owner': rest,
  ...cells,
});
/** Before anybody is recognised: a token means nothing here, ended or not. */
const anybody = (cell: Cell) => row(cell, { 'disabled agent': cell });
const open = row('in');
const byKey = (who: 'visitor' | 'agent', right: OrderRight): Cell =>
  ORDER_RIGHTS[who][right].startsWith('by ') ? 'in' : 404;
/** Of one order, for whoever shows its key and may; for whoever else asks, there is none. */
const ofOrder = (route: string, body: unknown, right: OrderRight): RouteRow => [
  route,
  body,
  row(404, { holder: byKey('visitor', right) }),
  right,
];
const agentsOnly = row(401, { agent: 'in', 'other agent': 'in', operator: 403 });
const operatorsOnly = row(401, { agent: 403, 'other agent': 403, operator: 'in', server: 'in' });

const check = '/buy_yr/api/order/check/:id';
const manage = `${check}/manage`;
const mail = `${check}/mail`;
const box = `${mail}/boxes/:box`;
export const page = '/buy_yr/api/page';
export const admin = '/buy_yr/api/admin';
const consent = { mail: 'lettore@settegufi.example', consent: true };
const withdrawal = { name: 'Nives', mail: 'nives@settegufi.example', confirmed: true };

/** Of a text that an owner asked for. */
const WRITING: [route: string, body: unknown][] = [
  [`GET ${admin}/texts/:text`, null],
  [`POST ${admin}/texts/:text/start`, null],
  [`POST ${admin}/texts/:text/deliver`, { rev: 0, fields: [{ name: 'story', text: 'Tre generazioni' }] }],
];
const helps = (role: HelperRole, right: SiteRight): Cell => (HELPER_RIGHTS[role][right] === 'by key' ? 'in' : 404);

/** Route, what is sent, and who is let in. `:id` is the holder's paid order; for previews its page's preview. */
export const ROUTES: RouteRow[] = [
  ['GET /livez', null, anybody('in')],
  ['GET /healthz', null, anybody('in')],
  ['GET /readyz/sites', null, anybody('in')],
  ['GET /readyz/shop', null, anybody('in')],
  ['GET /readyz', null, anybody('in')],
  ['GET /openapi.json', null, anybody('in')],
  ['POST /webhooks/stripe', {}, anybody(400)],
  ['POST /webhooks/stripe/connect', {}, anybody(400)],
  ['POST /webhooks/stripe/accounts', {}, anybody(400)],
  ['POST /webhooks/mail-returns', {}, anybody(404)],
  ['POST /webhooks/mail-sign-ins', {}, anybody(404)],
  // By a key in a form; without one it opens nothing.
  ['POST /manager/mail-device/profile', {}, anybody(410)],
  ['GET /webhooks/social', null, anybody(403)],
  ['POST /webhooks/social', {}, anybody(403)],
  ['POST /webhooks/social-removals', {}, anybody(400)],
  ['GET /api/vetrina/payment/:id/open', null, anybody(303)],
  ['GET /manager/social/return', null, anybody(303)],
  ['GET /manager/connect/return', null, anybody(303)],
  ['GET /v/:code', null, anybody(302)],
  // By a key in the address; without one that opens something there is nothing.
  ['GET /o/f/:file', null, anybody(404)],
  ['GET /o/*', null, anybody(404)],
  ['POST /o/*', {}, anybody(415)],
  ['POST /buy_yr/api/letter/:key', null, row(303)],
  ['GET /tls/ask', null, anybody(404)],

  [
    'POST /buy_yr/api/order/subscription',
    { facebook_page_id: GUFI, billing_info: nives() },
    row('in', { operator: 403 }),
  ],
  // Before the withdrawal, with which the site closes.
  ...OF_SITE.map(([route, body, right]): RouteRow => [
    route,
    body,
    row(404, { holder: 'in', writer: helps('writer', right), publisher: helps('publisher', right) }),
  ]),
  ...WRITING.map(([route, body]): RouteRow => [route, body, operatorsOnly]),
  ofOrder(`GET ${check}`, null, 'read'),
  ofOrder(`POST ${check}/update`, { order: { billing_info: nives() } }, 'prepare'),
  ofOrder(`POST ${check}/cart`, cartInput({}), 'prepare'),
  ofOrder(`POST ${check}/mailboxes`, { domain: ':domain', names: ['info'] }, 'prepare'),
  ofOrder(`POST ${check}/domain_info`, { domain_info: nives() }, 'prepare'),
  ofOrder(`POST ${check}/checkout`, { terms_accepted: true, terms_version: TERMS_VERSION }, 'own'),
  ofOrder(`GET ${check}/progress`, null, 'read'),
  ofOrder(`POST ${check}/sync`, { session_id: ':session' }, 'settle'),
  ofOrder(`POST ${check}/domain/replace`, { domain: freeName() }, 'own'),
  ofOrder(`POST ${check}/domain/refund`, {}, 'settle'),
  ofOrder(`POST ${check}/domain/lock`, { domain: ':domain', locked: true }, 'own'),
  ofOrder(
    `POST ${check}/domain/mail`,
    { domain: 'nessuno.it', asked_at: '2026-01-01T00:00:00.000Z', answer: 'go' },
    'own',
  ),
  ofOrder(`POST ${check}/domain/leave`, { domain: ':domain' }, 'own'),
  [`POST ${check}/payment-link`, {}, row(401, { operator: 403, agent: 404, 'other agent': 404 })],
  [`POST ${check}/mail-link`, {}, open],
  ofOrder(`GET ${check}/invoices/:invoice`, null, 'own'),
  ofOrder(`GET ${check}/export`, null, 'dispose'),
  ofOrder(`GET ${mail}`, null, 'own'),
  ofOrder(`POST ${mail}/boxes`, { domain: ':domain', names: ['ordini'] }, 'own'),
  ofOrder(`GET ${mail}/usage`, null, 'own'),
  ofOrder(`POST ${box}/rename`, { name: 'info' }, 'own'),
  ofOrder(`POST ${box}/password-link`, null, 'own'),
  ofOrder(`POST ${box}/devices`, { kind: 'phone', name: 'Telefono' }, 'own'),
  ofOrder(`POST ${box}/devices/link`, { name: 'Telefono' }, 'own'),
  ofOrder(`POST ${box}/devices/:device/revoke`, null, 'own'),
  ofOrder(`POST ${box}/devices-only`, { only: true }, 'own'),
  // Those without somebody else's mail are told so; nobody answers at the old server.
  [`POST ${mail}/move`, { domain: ':domain' }, row(404, { holder: 422 }), 'own'],
  ofOrder(`POST ${mail}/switch`, { domain: ':domain' }, 'own'),
  // A name that is here already is not looked at.
  [`POST ${mail}/look`, { domain: ':domain' }, row(404, { holder: 422 }), 'own'],
  [
    `POST ${box}/import`,
    { host: 'localhost', port: 1, username: 'x', password: 'y' },
    row(404, { holder: 503 }),
    'own',
  ],
  ofOrder(`GET ${box}/import`, null, 'own'),
  ofOrder(`POST ${box}/import/end`, null, 'own'),
  ofOrder(`POST ${box}/sending`, { stopped: false }, 'own'),
  ofOrder(`POST ${box}/reply`, { text: 'Chiusi.', from: null, until: null, time_zone: 'Europe/Rome' }, 'own'),
  ofOrder(`POST ${box}/reply/end`, null, 'own'),
  ofOrder(`POST ${box}/forwards`, { target: 'nives@fuori.example' }, 'own'),
  ofOrder(`POST ${box}/forwards/:forward/end`, null, 'own'),
  ofOrder(`POST ${box}/keeps-forwarded`, { keeps: false }, 'own'),
  ofOrder(`GET ${box}/page/folder`, null, 'own'),
  ofOrder(`GET ${box}/page/mail`, null, 'own'),
  ofOrder(`GET ${box}/page/html`, null, 'own'),
  ofOrder(`GET ${box}/page/attachment`, null, 'own'),
  // Whoever is let in is told what is missing: the mail host itself is away here.
  [`GET ${box}/export/size`, null, row(404, { holder: 503 }), 'own'],
  [`GET ${box}/export`, null, row(404, { holder: 503 }), 'own'],
  ofOrder(`POST ${box}/page/mark`, {}, 'own'),
  ofOrder(`POST ${box}/page/move`, {}, 'own'),
  [`GET ${box}/page/heaviest`, null, row(404, { holder: 503 }), 'own'],
  ofOrder(`POST ${box}/page/delete`, {}, 'own'),
  ofOrder(`GET ${box}/page/last`, null, 'own'),
  ofOrder(`POST ${box}/page/draft`, {}, 'own'),
  ofOrder(`POST ${box}/page/attach`, {}, 'own'),
  ofOrder(`POST ${box}/page/detach`, {}, 'own'),
  ofOrder(`POST ${box}/page/send`, {}, 'own'),
  ofOrder(`POST ${mail}/aliases`, { domain: ':domain', name: 'vendite', boxes: [':box'] }, 'own'),
  ofOrder(`POST ${mail}/aliases/remove`, { domain: ':domain', name: 'vendite' }, 'own'),
  ofOrder(`GET ${manage}`, null, 'own'),
  ofOrder(`POST ${manage}/upgrade/quote`, {}, 'own'),
  ofOrder(`POST ${manage}/upgrade`, { amount: 1, proration_date: 1 }, 'own'),
  ofOrder(`POST ${manage}/domain`, { domain: freeName(), kind: 'register', own: false, amount: 1 }, 'own'),
  ofOrder(`POST ${manage}/domain/call-off`, {}, 'own'),
  ofOrder(`POST ${manage}/renewal-plan`, { plan: 'premium' }, 'own'),
  ofOrder(`POST ${manage}/card`, {}, 'own'),
  ofOrder(`POST ${manage}/pay`, {}, 'own'),
  ofOrder(`POST ${manage}/cancel`, {}, 'end'),
  ofOrder(`POST ${manage}/keep`, {}, 'end'),
  ofOrder(`POST ${manage}/free-exit`, {}, 'own'),
  ofOrder(`POST ${manage}/withdraw`, withdrawal, 'own'),
  ['POST /buy_yr/api/manager/link', { mail: 'nessuno@settegufi.example', lang: 'it' }, open],
  // Without a screen that asks for it nothing is proved; with one it is its owner's (server/http/prove-anew.test.ts).
  ['GET /buy_yr/api/manager/proof', null, row(400)],
  ['POST /buy_yr/api/manager/proof', { back: '/manager/sites/sit_none/shop' }, row(404)],
  ['POST /buy_yr/api/manager/enter', { key: 'k'.repeat(43) }, row(404)],
  ['POST /buy_yr/api/helper/enter', { key: 'k'.repeat(43) }, row(404)],
  ['POST /buy_yr/api/mail-device/link', { key: 'k'.repeat(43) }, row(410)],
  ['POST /buy_yr/api/mail-device', { key: 'k'.repeat(43) }, row(410)],
  ['POST /buy_yr/api/mail-forward/link', { key: 'k'.repeat(43) }, row(410)],
  ['POST /buy_yr/api/mail-forward/end', { key: 'k'.repeat(43) }, open],
  ['POST /buy_yr/api/mail-forward', { key: 'k'.repeat(43) }, row(410)],
  ['POST /buy_yr/api/mail-password/link', { key: 'k'.repeat(43) }, row(410)],
  [
    'POST /buy_yr/api/mail-password',
    { key: 'k'.repeat(43), password: 'sette gufi sul ramo', devices: 'stay' },
    row(410),
  ],
  ['GET /buy_yr/api/manager/social', null, row(303)],
  ['GET /buy_yr/api/manager/connect', null, row(404)],
  ['POST /buy_yr/api/withdrawal', { ...withdrawal, contract: 'none' }, open],

  ['GET /buy_yr/api/prices', null, open],
  ['GET /buy_ba/api/domain/suggest', null, open],
  ['POST /buy_ba/api/domain/transferable', { domain: 'occupato-x.it', authcode: 'Sesamo-1' }, open],
  [`POST ${page}/search`, { q: 'Sette Gufi' }, open],
  [`POST ${page}/preview`, { id: GUFI }, open],
  [`GET ${page}/preview/:preview`, null, open],
  [`POST ${page}/preview/:preview/mail`, consent, open],
  [`POST ${page}/preview/:preview/share`, {}, agentsOnly],
  [`POST ${page}/preview-link/open`, { value: 'x' }, row(400)],
  [`POST ${page}/preview-link/:link/revoke`, {}, row(401, { agent: 'in', 'other agent': 404, operator: 403 })],
  [`GET ${page}/:page/picture`, null, open],
  [`GET ${page}/:page/free`, null, open],
  ...(['GET', 'POST/layout', 'POST/offline'] as const).map((what): RouteRow => {
    const [method = '', call = ''] = what.split('/');
    const route = `${method} /buy_yr/api/free-site/:free${call && `/${call}`}`;
    return [route, call === 'layout' ? { layout: 'bottega' } : null, row(404, { 'page owner': 'in' })];
  }),

  ['POST /buy_yr/api/staff/sign-in', { email: 'nobody:call@vetrina.example', password: 'a guess' }, row(401)],
  ['POST /buy_yr/api/staff/welcome', { key: 'k'.repeat(43), password: 'dodici lettere e più' }, row(404)],
  [
    'POST /buy_yr/api/staff/factor',
    { password: 'a guess' },
    row(401, { agent: 403, 'other agent': 403, operator: 403 }),
  ],
  [
    'POST /buy_yr/api/staff/factor/confirm',
    { code: '000000' },
    row(401, { agent: 403, 'other agent': 403, operator: 403 }),
  ],
  ['GET /buy_yr/api/staff/me', null, row(401, { agent: 'in', 'other agent': 'in', operator: 'in' })],
  ['GET /buy_yr/api/agent/orders', null, agentsOnly],
  ['GET /buy_yr/api/agent/previews', null, agentsOnly],

  ...['waiting', 'tasks', 'orders', 'orders/:id', 'previews', 'jobs', 'inbox', 'staff'].map((what): RouteRow => [
    `GET ${admin}/${what}`,
    null,
    operatorsOnly,
  ]),
  [`GET ${admin}/recovery`, null, operatorsOnly],
  [`POST ${admin}/recovery/compare`, {}, operatorsOnly],
  [`POST ${admin}/recovery/go`, { compared_at: '2026-11-22T03:30:00.000Z' }, operatorsOnly],
  [`GET ${admin}/texts`, null, operatorsOnly],
  [`POST ${admin}/tasks/resolve`, { key: ':task', note: 'seen' }, operatorsOnly],
  [`POST ${admin}/orders/:id/retry`, { step: 'site', id: ':site' }, operatorsOnly],
  [`GET ${admin}/orders/:id/mailboxes`, null, operatorsOnly],
  [`POST ${admin}/mailboxes/:box/sending`, { stopped: false }, operatorsOnly],
  [`POST ${admin}/mails/resend`, { id: ':mail' }, operatorsOnly],
  [`POST ${admin}/jobs/retry`, { id: ':job' }, operatorsOnly],
  [`POST ${admin}/inbox/replay`, { id: ':event' }, operatorsOnly],
  [`POST ${admin}/invoices/:invoice/resend`, {}, operatorsOnly],
  [`POST ${admin}/staff`, { email: 'new@vetrina.example', name: 'Nuova', role: 'agent' }, operatorsOnly],
  // Only who is not switched off can be invited again.
  [`POST ${admin}/staff/:colleague/enable`, {}, operatorsOnly],
  [`POST ${admin}/staff/:colleague/invite`, {}, operatorsOnly],
  [`POST ${admin}/staff/:colleague/disable`, {}, operatorsOnly],
  [`POST ${admin}/orders/:id/letter`, { posted: '2026-11-22', received: '2026-11-22' }, operatorsOnly],
  [`POST ${admin}/orders/:id/refund`, { whole: true, reason: 'a test' }, operatorsOnly],
  [`POST ${admin}/orders/:id/second-sale`, { reason: 'a test' }, operatorsOnly],
  // By the consent that the owner gave above.
  [`POST ${admin}/sites/:site/look`, null, operatorsOnly],
  [`POST ${site}/support/end`, null, row(404, { holder: 'in' })],
  // Last: whoever signs out is nobody afterwards.
  ['POST /buy_yr/api/manager/sign-out', {}, open],
  ['POST /buy_yr/api/staff/sign-out', {}, anybody('in')],
];
/** The calls about an order, on one that an agent opened: the agent may what the table says; the rest is the customer's. */
export const AGENTS_ORDER: RouteRow[] = ROUTES.filter(([route]) => route.includes(check)).map(
  ([route, body, cells, right]) => {
    if (right) return [route, body, row(404, { agent: byKey('agent', right) }), right];
    const ownToo = route.endsWith('/payment-link');
    return [route, body, ownToo ? row(401, { operator: 403, agent: 'in', 'other agent': 404 }) : cells];
  },
);
