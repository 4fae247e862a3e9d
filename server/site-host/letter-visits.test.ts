/** Who comes by a link of a letter is counted as such, and as nobody: the address says that there was a letter, and no more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedSite } from '../../tests/support/asked-site.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { shopAt } from '../../tests/support/shop-site.ts';
import { DAY, HOUR } from '../../tests/support/subscriber.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { numbersOf } from '../../modules/stats/index.server.ts';
import { inLetter } from '../../site-kit/visits.ts';
import type { SiteViews } from './site-views.ts';

const { product, site, reader, letter, plan, due, lettersTo, view } = askedSite();
let wire: OpenSiteHost;
let counters: SiteViews[];
beforeAll(async () => {
  const ctx = product().system();
  counters = ctx.contributed('siteViews').map((of) => of(ctx));
  wire = await openSiteHost(product(), counters);
});
afterAll(() => wire.close());
const counted = () => Promise.all(counters.map((each) => each.flush()));
const open = async (link: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(link);
  return wire.send(host, pathname + search, undefined, { 'accept-encoding': 'br', ...headers });
};
const sources = async () => {
  const by = await proveSite(site().ctx(), 'read', site().id);
  return (await numbersOf(site().ctx(), { by, period: 7 })).parts?.sources;
};
async function send(subject?: string) {
  const { mail } = await reader();
  await letter(subject);
  await plan();
  await due();
  return (await lettersTo(mail))[0] ?? expect.fail('no letter came');
}

it('counts arrivals by the links of a letter, on the screen of the numbers and beside the letter [P10] [P6]', async () => {
  const shop = shopAt(product(), site());
  await shop.add();
  await shop.set('open');
  const { text } = await send();
  const { url } = (await view()).site;
  const own = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).filter((link) => link.startsWith(url));
  expect(own.toSorted()).toEqual([`${url}/?from=letter`, `${url}/shop/mazzo-di-rose?from=letter`]);
  // Others' pages, and the way to leave, are as they are.
  expect(text.match(/from=letter/g)).toHaveLength(2);
  await product().drain();
  const webmail = { referer: 'https://mail.google.com/' };
  const home = `${url}/?from=letter`;
  const first = await open(home);
  for (const link of [...own, ...own, ...own]) expect((await open(link, webmail)).status).toBe(200);
  const plain = await open(`${url}/`);
  expect([first.text, first.headers]).toEqual([plain.text, { ...plain.headers, date: first.headers['date'] }]);
  expect(plain.text).not.toContain('from=letter');
  // From a page of the site nobody arrives.
  await open(home, { referer: `${url}/` });
  await counted();
  expect(await sources()).toEqual([
    { name: 'letter', count: 7 },
    { name: 'direct', count: null },
  ]);
  expect((await view()).past.map(({ visits }) => visits)).toEqual([7]);
});

it('counts for a letter until the next one left, a week at most, and tells no one to four [P10] [P6]', async () => {
  await send('La prima');
  const { url } = (await view()).site;
  const come = async (times: number) => {
    for (let n = 0; n < times; n++) await open(`${url}/?from=letter`);
    await counted();
  };
  await come(6);
  product().later(DAY);
  await come(2);
  product().later(DAY);
  await send('La seconda');
  await come(3);
  expect((await view()).past.map(({ visits }) => visits)).toEqual([null, 8]);
  product().later(6 * DAY + HOUR);
  await come(3);
  expect((await view()).past.map(({ visits }) => visits)).toEqual([6, 8]);
  product().later(DAY);
  await come(5);
  expect((await view()).past.map(({ visits }) => visits)).toEqual([6, 8]);
  expect((await view()).letter).toBeNull();
});

it('a host that leads to another keeps it, and what has a query of its own is let be [P10]', async () => {
  const { url } = (await view()).site;
  expect(inLetter(url, `${url}/shop?x=1`)).toBe(`${url}/shop?x=1`);
  expect(inLetter(url, `${url}.evil.example/`)).toBe(`${url}.evil.example/`);
  await product().rows(
    `insert into site_hosts (host, site_id, canonical, created_at) values ('lettere.example.it', $1, true, now())`,
    [site().id],
  );
  wire.host.invalidateAll();
  const { status, headers } = await wire.send('www.lettere.example.it', '/?from=letter');
  expect([status, headers['location']]).toEqual([
    308,
    expect.stringMatching(/lettere\.example\.it\S*\/\?from=letter$/),
  ]);
});
