/** News of connected pages, as the network and others send them. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFollowedPage, PAGE, type FollowedPage } from '../../tests/support/followed-page.ts';

let page: FollowedPage;
beforeAll(async () => {
  page = await openFollowedPage();
  expect(await page.connect()).toBe('done');
});
afterAll(() => page.close());

const { SECRET, WORD } = { SECRET: 'secret-of-tests', WORD: 'word-of-tests' };
const sign = (body: string, secret = SECRET) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const deliver = async (body: string, signature = sign(body)) =>
  (
    await page.product.app.request('/webhooks/social', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    })
  ).status;
const news = (id: string, time = 1) =>
  JSON.stringify({ object: 'page', entry: [{ id, time, changes: [{ field: 'feed', value: { item: 'post' } }] }] });
const counted = async (outcome: string) =>
  (
    await page.rows<{ n: number }>('select coalesce(sum(count), 0)::int as n from page_event_days where outcome = $1', [
      outcome,
    ])
  )[0]?.n;
const waiting = () => page.product.runner.waiting('sync.poll-soon');

describe('the handshake', () => {
  const ask = async (word: string, mode = 'subscribe') => {
    const query = new URLSearchParams({ 'hub.mode': mode, 'hub.verify_token': word, 'hub.challenge': '1158201444' });
    const answer = await page.product.app.request(`/webhooks/social?${query}`);
    return [answer.status, answer.status === 200 ? await answer.text() : ''];
  };
  it('reads the challenge back to whoever knows the word, and to nobody else', async () => {
    expect(await ask(WORD)).toEqual([200, '1158201444']);
    expect(await ask('another-word')).toEqual([403, '']);
    expect(await ask('')).toEqual([403, '']);
    expect(await ask(WORD, 'unsubscribe')).toEqual([403, '']);
  });
});

describe('an event', () => {
  it('that the network did not sign is refused and counted, and nothing is read for it [X5]', async () => {
    const body = news(PAGE);
    const forged = [
      sign(body, 'another-secret'),
      sign(`${body} `),
      '',
      'sha256=',
      'sha1=00',
      `sha256=${'0'.repeat(64)}`,
    ];
    for (const signature of forged) expect(await deliver(body, signature)).toBe(403);
    expect(await counted('forged')).toBe(forged.length);
    expect(await waiting()).toBe(0);
  });

  it('that is signed and no event of a page is refused [X3]', async () => {
    for (const body of ['', 'null', '{}', '[]', '{"object":"user","entry":[]}', '{"object":"page","entry":[{}]}', 'x'])
      expect(await deliver(body)).toBe(403);
  });

  it('of a page that nobody has connected is counted and dropped [P2]', async () => {
    expect(await deliver(news('123456789'))).toBe(200);
    expect(await counted('unknown-page')).toBe(1);
    expect(await waiting()).toBe(0);
    expect(await page.rows(`select 1 from inbox_events where source = 'social-pages'`)).toEqual([]);
  });

  it('is taken once however often it comes, and a burst in any order is one reading [P2]', async () => {
    const times = [5, 3, 4, 5, 3, 3];
    for (const time of times) expect(await deliver(news(PAGE, time))).toBe(200);
    expect([await counted('taken'), await counted('repeated')]).toEqual([3, 3]);
    expect(await waiting()).toBe(1);
    const [job] = await page.rows<{ quiet: number }>(
      `select extract(epoch from start_after - created_on)::int as quiet from pgboss.job
       where name = 'sync.poll-soon' and state = 'created'`,
    );
    expect(job?.quiet).toBeGreaterThanOrEqual(55);
    const before = page.reads();
    await page.product.drain();
    expect(page.reads() - before).toBe(1);
  });

  it('that came before the page said so loses nothing: the next reading has it [P2]', async () => {
    await page.control('/webhooks', { late: true, twice: true, shuffled: true });
    for (const what of ['uno', 'due', 'tre']) {
      page.product.later(1000);
      await page.post(`Il piatto numero ${what} di questa settimana è un minestrone di stagione.`);
    }
    await page.product.drain();
    await page.control('/webhooks/flush');
    await page.product.drain();
    for (const what of ['uno', 'due', 'tre']) expect(await page.draft.shown()).toContain(`numero ${what} di questa`);
    await page.control('/webhooks', { late: false, twice: false, shuffled: false });
  });
});

describe('a request to forget somebody', () => {
  const forget = async (signed: string) =>
    (
      await page.product.app.request('/webhooks/social-removals', {
        method: 'POST',
        body: new URLSearchParams({ signed_request: signed }),
      })
    ).status;
  it('that the network did not sign changes nothing [X5]', async () => {
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '1' })).toString('base64url');
    const forged = createHmac('sha256', 'another-secret').update(payload).digest('base64url');
    for (const signed of [`${forged}.${payload}`, `.${payload}`, payload, '', 'a.b.c'])
      expect(await forget(signed)).toBe(400);
    const genuine = createHmac('sha256', SECRET).update(payload).digest('base64url');
    expect(await forget(`${genuine}.${payload}`)).toBe(200);
    expect(await page.rows('select state from page_connections')).toEqual([{ state: 'connected' }]);
  });
});
