import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import type { SocialPages } from '../../modules/previews/social-pages.port.ts';
import { startSocialPagesSandbox, type SocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';

const KEYS = { accessToken: 'token-of-the-app', appSecret: 'secret-of-the-app' };
const HERE = { host: '127.0.0.1', port: 0, ...KEYS };
let sandbox: SocialPagesSandbox;
let pages: SocialPages;
let clock = new Date('2026-11-21T10:00:00Z');

const adapterTo = (to: SocialPagesSandbox, changes: Partial<typeof KEYS> = {}) =>
  createSocialPages({ apiBase: to.url, ...KEYS, pictureHosts: [to.pictureHost], ...changes });
const control = (call: string, fault: string | null, times: number | null = null) =>
  fetch(new URL('/_control/faults', sandbox.homeUrl), { method: 'POST', body: JSON.stringify({ call, fault, times }) });
const idOf = async (name: string) => {
  const [first] = await pages.search(name, 1);
  expect(first?.name).toBe(name);
  return first?.id ?? '';
};

beforeAll(async () => {
  sandbox = await startSocialPagesSandbox({ ...HERE, now: () => clock });
  pages = adapterTo(sandbox);
});
afterEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  await fetch(new URL('/_control/faults', sandbox.homeUrl), { method: 'DELETE' });
});
afterAll(() => sandbox.close());

describe('finding a page', () => {
  it('the catalogue holds thousands of pages', () => {
    expect(sandbox.pageCount).toBeGreaterThan(2000);
  });

  it('a hit has what the search screen shows', async () => {
    const [first] = await pages.search('Trattoria Sette Gufi', 10);
    expect(first).toMatchObject({
      id: '900000000000101',
      name: 'Trattoria Sette Gufi',
      link: 'https://www.facebook.com/trattoriasettegufi',
      is_published: true,
      category: 'Italian Restaurant',
      location: { city: 'Bologna' },
    });
    expect(first?.picture?.data.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/demo\/logos\//);
  });

  it.each([
    ['SETTE gufi', 'Trattoria Sette Gufi'],
    ['officina salu', 'Officina Salù'],
    ['ανθοπωλειο πεντε', 'Ανθοπωλείο Πέντε Μυρτιές'],
    ['ΟΔΟΝΤΙΑΤΡΕΙΟ ΑΣΠΡΗ', 'Οδοντιατρείο Άσπρη Πέτρα'],
    ['anthopoleio pente', 'Ανθοπωλείο Πέντε Μυρτιές'],
    ['verveine', 'Salon Verveine et Ciseaux'],
    ['gufi bologna', 'Trattoria Sette Gufi'],
    ['tupp', 'Tuppence Loaf'],
  ])('capitals, accents and alphabets do not matter: %s', async (query, name) => {
    expect((await pages.search(query, 5))[0]?.name).toBe(name);
  });

  it('no more hits than asked for, none for a name nobody has, none for blanks', async () => {
    expect(await pages.search('a', 3)).toHaveLength(3);
    expect(await pages.search('zzqqxx', 10)).toEqual([]);
    expect(await pages.search('   ', 10)).toEqual([]);
  });

  it('an unpublished page is found and said to be so', async () => {
    expect(await pages.search('Non pubblicata', 1)).toMatchObject([{ name: 'Non pubblicata', is_published: false }]);
  });

  it.each(['errore ricerca', 'ricerca spazzatura', 'limite ricerca'])(
    'a search that fails says that it cannot answer: %s',
    async (query) => {
      await expect(pages.search(query, 5)).rejects.toMatchObject({
        code: 'previews.search-unavailable',
        retryable: true,
      });
    },
  );

  it('a search that stalls is given up after four seconds', async () => {
    const began = performance.now();
    await expect(pages.search('ricerca lenta', 5)).rejects.toMatchObject({ code: 'previews.search-unavailable' });
    expect(performance.now() - began).toBeLessThan(5500);
  }, 8000);

  it('one passing failure is not noticed, two are', async () => {
    await control('search', 'transient', 1);
    expect(await pages.search('gufi', 1)).toHaveLength(1);
    await control('search', 'transient', 2);
    await expect(pages.search('gufi', 1)).rejects.toMatchObject({ code: 'previews.search-unavailable' });
  });
});

describe('reading a page', () => {
  it('a full page comes with photos, posts, events and reviews, dated around now', async () => {
    const page = await pages.read('900000000000101');
    expect(page).toMatchObject({ name: 'Trattoria Sette Gufi', founded: '1987', hours: { tue_1_open: '12:00' } });
    expect([page.photos.length, page.posts.length, page.ratings.length > 0]).toEqual([5, 4, true]);
    const daysOld = (clock.getTime() - Date.parse(page.posts[0]?.created_time ?? '')) / 86_400_000;
    expect(Math.abs(daysOld)).toBeLessThan(40);
    const widths = page.photos[0]?.images.map(({ width }) => width) ?? [];
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  it('every demo page and the published ones of a city in each language can be read', async () => {
    const demo = [101, 202, 303, 404, 505, 606, 707, 808, 909, 1010, 1111, 1212];
    for (const number of demo) {
      const id = String(900_000_000_000_000 + number);
      expect(await pages.read(id)).toMatchObject({ id });
    }
    for (const city of ['Genova', 'Bristol', 'Granada', 'Rennes', 'Πάτρα']) {
      const published = (await pages.search(city, 12)).filter((hit) => hit.is_published);
      expect(published.length).toBeGreaterThan(5);
      for (const { id, name } of published)
        expect(await pages.read(id)).toMatchObject({ id, name, location: { city } });
    }
  });

  it('a page with nothing but a name has empty lists and no empty fields', async () => {
    const page = await pages.read(await idOf('Vuota'));
    expect(page).toMatchObject({ name: 'Vuota', photos: [], posts: [], events: [], ratings: [] });
    expect(page).not.toHaveProperty('about');
    expect(page).not.toHaveProperty('phone');
  });

  it.each(['Non pubblicata', 'Pagina scomparsa'])('%s is missing', async (name) => {
    await expect(pages.read(await idOf(name))).rejects.toMatchObject({ code: 'previews.page-missing', status: 404 });
  });

  it.each(['123', 'nobody.here', '../../me', 'a b', ''])('what is no page is missing: %s', async (id) => {
    await expect(pages.read(id)).rejects.toMatchObject({ code: 'previews.page-missing' });
  });

  it.each(['Errore 500', 'Spazzatura', 'Limite'])('%s means try again later', async (name) => {
    await expect(pages.read(await idOf(name))).rejects.toMatchObject({
      code: 'previews.network-unavailable',
      retryable: true,
    });
  });

  it('a page that stalls is given up after eight seconds', async () => {
    const began = performance.now();
    await expect(pages.read(await idOf('Timeout'))).rejects.toMatchObject({ code: 'previews.network-unavailable' });
    expect(performance.now() - began).toBeGreaterThan(7000);
  }, 12_000);

  it('a page that fails once is read at the second try', async () => {
    expect(await pages.read(await idOf('Errore passeggero'))).toMatchObject({ name: 'Errore passeggero' });
  });

  it('what the app may not see is left out, the page is not', async () => {
    const page = await pages.read(await idOf('Permesso negato'));
    expect(page).toMatchObject({ about: 'Merceria di quartiere.', photos: [], posts: [], events: [], ratings: [] });
  });

  it('a wrong token or proof is our fault, not a missing page', async () => {
    for (const wrong of [{ accessToken: 'another-token' }, { appSecret: 'another-secret' }])
      await expect(adapterTo(sandbox, wrong).read('900000000000101')).rejects.toMatchObject({
        code: 'previews.network-unavailable',
      });
  });

  it('when the hourly budget is spent the network refuses, and answers again an hour later', async () => {
    const small = await startSocialPagesSandbox({ ...HERE, now: () => clock, callsPerHour: 3 });
    const reader = adapterTo(small);
    for (const _ of [1, 2, 3]) await reader.search('gufi', 1);
    await expect(reader.search('gufi', 1)).rejects.toMatchObject({
      code: 'previews.search-unavailable',
      retryable: true,
    });
    clock = new Date(clock.getTime() + 3_600_000);
    expect(await reader.search('gufi', 1)).toHaveLength(1);
    await small.close();
  });
});

describe('fetching its pictures', () => {
  it('a photo and a drawn logo arrive as images', async () => {
    const page = await pages.read('900000000000101');
    const hits = await pages.search('Osteria', 3);
    for (const url of [
      page.photos[0]?.images[0]?.source,
      page.photos[0]?.images.at(-1)?.source,
      page.picture?.data.url,
      hits[0]?.picture?.data.url,
    ]) {
      const { width } = await sharp(await pages.fetchPicture(url ?? '')).metadata();
      expect(width).toBeGreaterThan(199);
    }
  });

  it('an address that expired is refused', async () => {
    const page = await pages.read('900000000000101');
    const url = page.photos[0]?.images[0]?.source ?? '';
    clock = new Date(clock.getTime() + 7 * 3_600_000);
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([403, 'URL signature expired']);
    await expect(pages.fetchPicture(url)).rejects.toMatchObject({ code: 'previews.picture-refused' });
    const [photo] = (await pages.read(await idOf('Foto scadute'))).photos;
    await expect(pages.fetchPicture(photo?.images[0]?.source ?? '')).rejects.toMatchObject({
      code: 'previews.picture-refused',
    });
  });

  it('of the spoiled photos only what is an image by its name, of bearable size and from the right host comes through', async () => {
    const { photos } = await pages.read(await idOf('Foto guaste'));
    const outcome = await Promise.all(
      photos.map(({ images }) =>
        pages.fetchPicture(images[0]?.source ?? '').then(
          () => 'fetched',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    const refused = 'previews.picture-refused';
    // The fourth calls itself an image and is none: its decoder finds out, not the network.
    expect(outcome).toEqual([refused, refused, refused, 'fetched', refused, 'fetched']);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:5432/x.jpg',
    'http://127.0.0.1/x.jpg',
    'http://[::1]/x.jpg',
    'http://[::ffff:127.0.0.1]/x.jpg',
    'http://2130706433/x.jpg',
    'http://localhost/x.jpg',
    'https://evil.example/?.fbcdn.net',
    'https://fbcdn.net.evil.example/x.jpg',
    'https://evilfbcdn.net/x.jpg',
    'https://scontent.fbcdn.net@evil.example/x.jpg',
    'https://scontent.fbcdn.net:8443/x.jpg',
    'http://scontent.fbcdn.net/x.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'not a url',
  ])('no other host is asked: %s', async (url) => {
    const strict = createSocialPages({
      apiBase: sandbox.url,
      ...KEYS,
      pictureHosts: [sandbox.pictureHost, '.fbcdn.net'],
    });
    await expect(strict.fetchPicture(url)).rejects.toMatchObject({ code: 'previews.picture-refused' });
  });

  it('a listed name that leads to a private address is refused when it connects', async () => {
    const trusting = createSocialPages({
      apiBase: sandbox.url,
      ...KEYS,
      pictureHosts: ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'],
    });
    for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])
      await expect(trusting.fetchPicture(`https://${host}/x.jpg`)).rejects.toMatchObject({
        code: 'previews.picture-refused',
      });
  });

  it('a picture host that fails means try again later', async () => {
    const page = await pages.read('900000000000101');
    await control('media', 'server-error', 1);
    await expect(pages.fetchPicture(page.photos[0]?.images[0]?.source ?? '')).rejects.toMatchObject({
      code: 'previews.network-unavailable',
    });
  });
});

describe('the network as a vendor', () => {
  const proof = createHmac('sha256', KEYS.appSecret).update(KEYS.accessToken).digest('hex');
  const graph = async (path: string) => {
    const url = new URL(sandbox.url + path);
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
    expect((await fetch(`${sandbox.url}/trattoriasettegufi?access_token=wrong`)).status).toBe(401);
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
    const read = await adapterTo(first).read(id);
    expect(read).toMatchObject(changed);
    expect(read).not.toHaveProperty('description');
    await fetch(new URL('/_control/pages/900000000000303', first.homeUrl), { method: 'DELETE' });
    await first.close();

    const second = await startSocialPagesSandbox({ ...HERE, dataDir });
    expect(await adapterTo(second).read(id)).toMatchObject(changed);
    await expect(adapterTo(second).read('900000000000303')).rejects.toMatchObject({ code: 'previews.page-missing' });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  it('a form of another origin changes nothing', async () => {
    const answer = await fetch(new URL('/ui/pages/900000000000101', sandbox.homeUrl), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ name: 'Rubata' }),
    });
    expect(answer.status).toBe(403);
    expect(await pages.read('900000000000101')).toMatchObject({ name: 'Trattoria Sette Gufi' });
  });

  it('the pages a person clicks write hostile names as text', async () => {
    const list = await (await fetch(new URL('/?q=alert', sandbox.homeUrl))).text();
    expect(list).toContain('&lt;script&gt;alert(&quot;Ostile&quot;)');
    expect(list).not.toContain('<script>alert');
  });
});
