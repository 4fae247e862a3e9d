/**
 * A room that uses every key of a manifest (the type says so) and nothing else: what tests/walls/unplug.test.ts plugs in by one
 * line, and unplugs again. It keeps what it hears in memory, for the test that asks.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { Contributions } from '../../platform/ctx.ts';
import { ok } from '../../platform/finding.ts';
import { defineCall } from '../../platform/http-call.ts';
import { defineJob } from '../../platform/jobs.ts';
import { entitlementJob } from '../../modules/plans/index.server.ts';
import { defineModule, handledBy, type Manifest } from '../../platform/module.ts';

export const heard: string[] = [];
export const HOST = 'toy.toy-room.example';

const changed = entitlementJob('toy.entitled');
const toyJob = defineJob('toy.play', z.object({}));
const play = defineCall({
  method: 'post',
  path: '/buy_yr/api/toy/{what}',
  id: 'toy',
  summary: 'Play with a toy',
  body: mini.object({ times: mini.int().check(mini.minimum(1), mini.maximum(9)) }),
  answer: z.object({ played: z.string() }),
  run: async (_ctx, { params, body }) => ({ played: params.what.repeat((await body()).times) }),
});
/** As the gates of a site want a page: heading, landmarks, a way past the menu. */
const page = (lang: string, title: string): string =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><body><a href="#main">${title}</a><header></header>` +
  `<main id="main"><h1>${title}</h1><a href="/toy">Toy</a></main><footer></footer></body></html>`;
const manifest = {
  name: 'toy',
  entitlements: [],
  features: [],
  jobs: [
    handledBy(toyJob, () => Promise.resolve(void heard.push('job'))),
    handledBy(changed, (_ctx, { orderId }) => Promise.resolve(void heard.push(`entitled ${orderId}`))),
  ],
  onEntitlementChanged: changed,
  schedules: [{ job: toyJob, cron: '0 4 * * *' }],
  on: { 'sites.published': () => Promise.resolve(heard.push('sites.published')) },
  http: [play],
  needsPage: (_ctx, pageId) => sql`select 1 where ${pageId} = 'toy'`,
  namesOwnPhoto: (_ctx, { unit }) => sql`select 1 where ${unit} = 'toy'`,
  orderOfSite: () => Promise.resolve(null),
  neverPaid: () => Promise.resolve(false),
  retention: [{ name: 'toys', after: ['sites'], run: () => Promise.resolve(heard.push('retention') - heard.length) }],
  keptOfOrders: { erase: () => Promise.resolve(void heard.push('erase')) },
  async *exportData() {
    yield await Promise.resolve({ path: 'data/toy.json', bytes: Buffer.from('{}') });
  },
  encryptedColumns: [{ table: 'toys', key: 'id', column: 'secret' }],
  dnsRecords: (_ctx, { domain }) =>
    Promise.resolve([{ name: `toy.${domain}`, type: 'TXT', values: ['"a toy"'], owner: 'customer' }]),
  tlsHosts: (_ctx, host) => Promise.resolve(host === HOST),
  siteParts: () =>
    Promise.resolve((doc) => [
      { path: '/toy', html: page(doc.lang, 'Toy'), listed: true },
      { path: '/toy/box', html: page(doc.lang, 'Box'), listed: false },
      // Of the site itself: nobody stands in its place.
      { path: '/privacy', html: page(doc.lang, 'No privacy'), listed: true },
    ]),
  processing: { room: 'booking', data: ['name'], kept: { booking: { months: 1 } }, vendors: [] },
  newsAsked: () => Promise.resolve(),
  shopNews: () => Promise.resolve([]),
  people: {
    kind: 'order',
    find: () => Promise.resolve({ records: [], more: false, unread: false }),
    record: () => Promise.resolve(null),
    erase: () => Promise.resolve(true),
  },
  letterVisits: () => Promise.resolve([]),
  siteArea: () => Promise.resolve(null),
  siteBlocks: () => Promise.resolve({}),
  siteHttp: (_ctx, { method, path, form }) =>
    Promise.resolve(path === '/toy' ? { status: 200, body: `${method} ${form.get('word') ?? ''}` } : null),
  pageOfKey: () => Promise.resolve(null),
  needsSite: (_ctx, siteId) => sql`select 1 where ${siteId} = 'toy'`,
  siteViews: () => ({
    page: (_site, path) => ({ seen: () => void heard.push(`seen ${path}`), pressed: () => undefined }),
    flush: () => Promise.resolve(),
  }),
  doctor: [() => Promise.resolve([ok('toy', 'plays')])],
  readiness: () => Promise.resolve(['the toy is worn']),
  siteOfOrder: () => Promise.resolve(null),
  noticeAnswers: () => Promise.resolve(null),
  mailReturns: (_ctx, { name }) => Promise.resolve(void heard.push(`returned ${name}`)),
  loginPurposes: [
    { name: 'toy', subject: /^$/, end: () => Promise.reject(new Error('nobody plays')), failed: () => '/' },
  ],
  personRemoved: () => Promise.resolve(),
  freeTier: () => false,
  heldBySession: { carry: () => Promise.resolve(), end: () => Promise.resolve() },
  holdsFreeSite: () => Promise.resolve(false),
  namesOwnFile: (ctx) => ctx.db.select({ one: sql`1` }).from(sql`(select 1 where false) nothing`),
} satisfies Manifest & Required<Contributions>;

export const toy = defineModule(manifest);
