import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { adapterTo, HERE, KEYS, networkForTests } from './social-pages.harness.ts';

const network = networkForTests();

describe('the network as a vendor', () => {
  const proof = createHmac('sha256', KEYS.appSecret).update(KEYS.accessToken).digest('hex');
  const graph = async (path: string) => {
    const url = new URL(network.sandbox.url + path);
    url.searchParams.set('access_token', KEYS.accessToken);
    url.searchParams.set('appsecret_proof', proof);
    const response = await fetch(url);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, never>,
    };
  };

  it('gives only the fields that were asked for, and knows which exist', async () => {
    expect((await graph('/trattoriasettegufi?fields=name,location{city}')).body).toEqual({
      id: '900000000000101',
      name: 'Trattoria Sette Gufi',
      location: { city: 'Bologna' },
    });
    expect((await graph('/trattoriasettegufi?fields=nickname')).body).toMatchObject({
      error: { code: 100, type: 'OAuthException' },
    });
    expect((await graph('/trattoriasettegufi?fields=name{')).body).toMatchObject({ error: { code: 2500 } });
    expect((await graph('/no.such.alias?fields=name')).body).toMatchObject({ error: { code: 803 } });
    expect((await fetch(`${network.sandbox.url}/trattoriasettegufi?access_token=wrong`)).status).toBe(401);
  });

  it('leads through an edge by its cursors without losing or repeating an item', async () => {
    const ids: string[] = [];
    let next: string | undefined = (await graph('/nessawhitlow?fields=id,photos.limit(5){id}')).body['photos']?.[
      'paging'
    ]?.['next'];
    const first = (await graph('/nessawhitlow/photos?fields=id&limit=5')).body as unknown as { data: { id: string }[] };
    ids.push(...first.data.map(({ id }) => id));
    while (next) {
      const url = new URL(next);
      url.searchParams.set('appsecret_proof', proof);
      const page = (await (await fetch(url)).json()) as { data: { id: string }[]; paging: { next?: string } };
      ids.push(...page.data.map(({ id }) => id));
      next = page.paging.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  it('tells how much of the budget is used and gives a picture without a redirect', async () => {
    const answer = await graph('/trattoriasettegufi/picture?redirect=false');
    expect(JSON.parse(answer.headers.get('x-app-usage') ?? '')).toHaveProperty('call_count');
    expect(answer.body).toMatchObject({ data: { is_silhouette: false, width: 512 } });
  });

  it('what an owner changes on the page is read at once and survives a restart; a deleted page is gone', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'social-sandbox-'));
    const id = '900000000000202';
    const first = await startSocialPagesSandbox({ ...HERE, dataDir });
    const form = new URLSearchParams({ name: 'Officina Salù', about: 'Chiuso ad agosto.', mon_1: '08:00 - 12:30' });
    await fetch(new URL(`/ui/pages/${id}`, first.homeUrl), { method: 'POST', body: form });
    const changed = { about: 'Chiuso ad agosto.', hours: { mon_1_open: '08:00', mon_1_close: '12:30' } };
    const { page: read } = await adapterTo(first).read(id);
    expect(read).toMatchObject(changed);
    expect(read).not.toHaveProperty('description');
    await fetch(new URL('/_control/pages/900000000000303', first.homeUrl), { method: 'DELETE' });
    await first.close();

    const second = await startSocialPagesSandbox({ ...HERE, dataDir });
    expect((await adapterTo(second).read(id)).page).toMatchObject(changed);
    await expect(adapterTo(second).read('900000000000303')).rejects.toMatchObject({ code: 'previews.page-missing' });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  it('a form of another origin changes nothing', async () => {
    const answer = await fetch(new URL('/ui/pages/900000000000101', network.sandbox.homeUrl), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ name: 'Rubata' }),
    });
    expect(answer.status).toBe(403);
    expect((await network.pages.read('900000000000101')).page).toMatchObject({ name: 'Trattoria Sette Gufi' });
  });

  it('the pages a person clicks write hostile names as text', async () => {
    const list = await (await fetch(new URL('/?q=alert', network.sandbox.homeUrl))).text();
    expect(list).toContain('&lt;script&gt;alert(&quot;Ostile&quot;)');
    expect(list).not.toContain('<script>alert');
  });
});
