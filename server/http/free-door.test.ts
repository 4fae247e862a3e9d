/** Five hundred people put the site of their page online for free at the same moment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from '../../modules/previews/index.server.ts';
import { codeOf } from '../../tests/support/page-login.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newPage } from '../../tests/support/shopper.ts';

const MANY = 500;
/** From one network, as a class whose teacher shows how: ten logins a minute begin there, and five of them may, today. */
const CLASS = 10;
const MAY = 5;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function get(path: string, { cookie = '', from }: { cookie?: string; from: string }): Promise<Response> {
  return product.app.request(path, { headers: { cookie } }, { incoming: { socket: { remoteAddress: from } } });
}
/** Through the login and back, once; where they are led then, and what their browser keeps. */
async function comesThrough({ page, from }: { page: string; from: string }) {
  const query = new URLSearchParams({ purpose: 'free', subject: `${page}~` }).toString();
  const begun = await get(`/buy_yr/api/manager/social?${query}`, { from });
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const cookies = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0] ?? '')
      .filter((each) => !each.endsWith('='))
      .join('; ');
  const back = new URLSearchParams({ state, code: codeOf(`person-of-${page}`, page) }).toString();
  const done = await get(`/manager/social/return?${back}`, { cookie: cookies(begun), from });
  return { page, status: done.status, to: done.headers.get('location') ?? '', cookie: cookies(done), from };
}

/** Each has looked at the preview of their page; one was made, and the others are like it. */
async function haveLooked([first = '', ...others]: readonly string[]): Promise<void> {
  await startPreview(product.as(null), { id: first, locale: 'it' });
  await product.drain();
  await product.rows(
    `insert into page_snapshots select (jsonb_populate_record(one, jsonb_build_object('page_id', id_of_page))).*
     from page_snapshots one, unnest($2::text[]) as given(id_of_page) where one.page_id = $1`,
    [first, others],
  );
  await product.rows(
    `insert into previews select (jsonb_populate_record(one, jsonb_build_object('page_id', id_of_page, 'id', one.id || id_of_page))).*
     from previews one, unnest($2::text[]) as given(id_of_page) where one.page_id = $1`,
    [first, others],
  );
}

it('five hundred at once each have the site of their own page, once, and hold it; of a class five, and the others read why [P7] [X5]', async () => {
  const people = Array.from({ length: MANY }, (_, n) => ({
    page: newPage(),
    from: n < CLASS ? '203.0.113.9' : `198.51.${100 + Math.floor(n / 250)}.${n % 250}`,
  }));
  await haveLooked(people.map(({ page }) => page));

  const through = await Promise.all(people.map(comesThrough));
  expect(new Set(through.map(({ status }) => status))).toEqual(new Set([303]));
  const online = through.filter(({ to }) => to.startsWith('/manager/free/sit_'));
  const refused = through.filter(({ to }) => !to.startsWith('/manager/free/sit_'));
  expect(refused.map(({ from }) => from)).toEqual(Array.from({ length: CLASS - MAY }, () => '203.0.113.9'));
  for (const { page, to } of refused) expect(to).toBe(`/vetrina/free/${page}?problem=too-many-here#`);
  expect(online).toHaveLength(MANY - (CLASS - MAY));
  // One more of the class is told when to come back, before the network was asked anything.
  const late = await get('/buy_yr/api/manager/social', { from: '203.0.113.9' });
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);

  // Their sites are made one after the other: each waits in the queue once, and its owner sees that it is being made.
  const rows = await product.rows<{ page_id: string; id: string; slug: string }>(
    'select page_id, id, slug from sites where page_id = any($1)',
    [people.map(({ page }) => page)],
  );
  const waiting = await product.rows<{ site: string }>(
    `select data->>'siteId' as site from pgboss.job where name = 'sites.publish' and state in ('created', 'retry')`,
  );
  expect(waiting.map(({ site }) => site).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(online.length);
  expect(rows.map(({ page_id: page }) => page).toSorted()).toEqual(online.map(({ page }) => page).toSorted());
  for (const { page, to, cookie, from } of online.slice(0, 40)) {
    const id = rows.find((row) => row.page_id === page)?.id ?? '';
    expect(to).toContain(id);
    const place = await get(`/buy_yr/api/free-site/${id}`, { cookie, from });
    expect(await place.json()).toMatchObject({ state: 'making', page_id: page });
  }
});
