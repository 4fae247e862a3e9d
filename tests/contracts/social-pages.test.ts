import { describe, expect, it } from 'vitest';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { adapterTo, HERE, networkForTests } from './social-pages.harness.ts';

const network = networkForTests();

describe('finding a page', () => {
  it('the catalogue holds thousands of pages', () => {
    expect(network.sandbox.pageCount).toBeGreaterThan(2000);
  });

  it('a hit has what the search screen shows', async () => {
    const [first] = await network.pages.search('Trattoria Sette Gufi', 10);
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
    expect((await network.pages.search(query, 5))[0]?.name).toBe(name);
  });

  it('no more hits than asked for, none for a name nobody has, none for blanks', async () => {
    expect(await network.pages.search('a', 3)).toHaveLength(3);
    expect(await network.pages.search('zzqqxx', 10)).toEqual([]);
    expect(await network.pages.search('   ', 10)).toEqual([]);
  });

  it('an unpublished page is found and said to be so', async () => {
    expect(await network.pages.search('Non pubblicata', 1)).toMatchObject([
      { name: 'Non pubblicata', is_published: false },
    ]);
  });

  it.each(['errore ricerca', 'ricerca spazzatura', 'limite ricerca'])(
    'a search that fails says that it cannot answer: %s',
    async (query) => {
      await expect(network.pages.search(query, 5)).rejects.toMatchObject({
        code: 'previews.search-unavailable',
        retryable: true,
      });
    },
  );

  it('a search that stalls is given up after four seconds', async () => {
    const began = performance.now();
    await expect(network.pages.search('ricerca lenta', 5)).rejects.toMatchObject({
      code: 'previews.search-unavailable',
    });
    expect(performance.now() - began).toBeGreaterThan(3500);
  });

  it('one passing failure is not noticed, two are', async () => {
    await network.control('search', 'transient', 1);
    expect(await network.pages.search('gufi', 1)).toHaveLength(1);
    await network.control('search', 'transient', 2);
    await expect(network.pages.search('gufi', 1)).rejects.toMatchObject({ code: 'previews.search-unavailable' });
  });
});

describe('reading a page', () => {
  it('a full page comes with photos, posts, events and reviews, dated around now', async () => {
    const { page } = await network.pages.read('900000000000101');
    expect(page).toMatchObject({ name: 'Trattoria Sette Gufi', founded: '1987', hours: { tue_1_open: '12:00' } });
    expect([page.photos.length, page.posts.length, page.ratings.length > 0]).toEqual([5, 4, true]);
    const daysOld = (network.now().getTime() - Date.parse(page.posts[0]?.created_time ?? '')) / 86_400_000;
    expect(Math.abs(daysOld)).toBeLessThan(40);
    const widths = page.photos[0]?.images.map(({ width }) => width) ?? [];
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  it('every demo page and the published ones of a city in each language can be read', async () => {
    const demo = [101, 202, 303, 404, 505, 606, 707, 808, 909, 1010, 1111, 1212];
    for (const number of demo) {
      const id = String(900_000_000_000_000 + number);
      expect((await network.pages.read(id)).page).toMatchObject({ id });
    }
    for (const city of ['Genova', 'Bristol', 'Granada', 'Rennes', 'Πάτρα']) {
      const published = (await network.pages.search(city, 12)).filter((hit) => hit.is_published);
      expect(published.length).toBeGreaterThan(5);
      for (const { id, name } of published)
        expect((await network.pages.read(id)).page).toMatchObject({ id, name, location: { city } });
    }
  });

  it('a page with nothing but a name has empty lists and no empty fields', async () => {
    const { page } = await network.pages.read(await network.idOf('Vuota'));
    expect(page).toMatchObject({ name: 'Vuota', photos: [], posts: [], events: [], ratings: [] });
    expect(page).not.toHaveProperty('about');
    expect(page).not.toHaveProperty('phone');
  });

  it.each(['Non pubblicata', 'Pagina scomparsa', 'Pagina traslocata', 'Bozza visibile'])(
    '%s is missing',
    async (name) => {
      await expect(network.pages.read(await network.idOf(name))).rejects.toMatchObject({
        code: 'previews.page-missing',
        status: 404,
      });
    },
  );

  it.each(['123', 'nobody.here', '../../me', 'a b', ''])('what is no page is missing: %s', async (id) => {
    await expect(network.pages.read(id)).rejects.toMatchObject({ code: 'previews.page-missing' });
  });

  it.each(['Errore 500', 'Spazzatura', 'Limite', 'Gettone scaduto', 'Altra pagina'])(
    '%s means try again later',
    async (name) => {
      await expect(network.pages.read(await network.idOf(name))).rejects.toMatchObject({
        code: 'previews.network-unavailable',
        retryable: true,
      });
    },
  );

  it('a page that stalls is given up after eight seconds', async () => {
    const began = performance.now();
    await expect(network.pages.read(await network.idOf('Timeout'))).rejects.toMatchObject({
      code: 'previews.network-unavailable',
    });
    expect(performance.now() - began).toBeGreaterThan(7000);
  });

  it('a page that fails once is read at the second try', async () => {
    expect((await network.pages.read(await network.idOf('Errore passeggero'))).page).toMatchObject({
      name: 'Errore passeggero',
    });
  });

  it('what the app may not see is unread, the page is not', async () => {
    const { page, unread } = await network.pages.read(await network.idOf('Permesso negato'));
    expect(page).toMatchObject({ about: 'Merceria di quartiere.', photos: [], posts: [], events: [], ratings: [] });
    expect(unread).toEqual({ photos: 'refused', posts: 'refused', events: 'refused', ratings: 'refused' });
  });

  it('one refused edge costs that edge only', async () => {
    const { page, unread } = await network.pages.read(await network.idOf('Recensioni negate'));
    expect(page.posts.map(({ message }) => message)).toEqual([
      'Il piatto del giorno numero 2.',
      'Il piatto del giorno numero 1.',
    ]);
    expect(unread).toEqual({ ratings: 'refused' });
  });

  it('what is empty is read, and nothing of a whole page is unread', async () => {
    for (const name of ['Vuota', 'Trattoria Sette Gufi']) {
      const { unread, window } = await network.pages.read(await network.idOf(name));
      expect(unread).toEqual({});
      expect(window).toEqual({ photos: null, posts: null, events: null, ratings: null });
    }
  });

  it('says how far back a long list was read', async () => {
    const { page, unread, window } = await network.pages.read(await network.idOf('Mille post'));
    expect(page.posts).toHaveLength(12);
    expect(window).toMatchObject({ posts: '2026-10-21T08:00:00.000Z', photos: null });
    expect(unread).toEqual({});
  });

  it('a part that has lost its form or is cut is unread, and says which', async () => {
    const { page, unread } = await network.pages.read(await network.idOf('Campi guasti'));
    expect(page).toMatchObject({ name: 'Campi guasti', photos: [], posts: [], events: [] });
    expect(unread).toEqual({
      hours: 'unreadable',
      description: 'truncated',
      'photos/900100000000019_p1': 'unreadable',
      posts: 'unreadable',
      events: 'unreadable',
    });
  });

  it.each([
    ['Pagina scomparsa', 'missing', null],
    ['Bozza visibile', 'unpublished', null],
    ['Pagina traslocata', 'moved', '900000000000101'],
    ['Gettone scaduto', 'token-ended', null],
    ['Altra pagina', 'another-page', null],
    ['Limite', 'throttled', null],
    ['Spazzatura', 'away', null],
    ['Errore 500', 'away', null],
  ])('%s has its own reason', async (name, reason, movedTo) => {
    const pageId = await network.idOf(name);
    await expect(network.pages.read(pageId)).rejects.toMatchObject({ pageId, reason, movedTo });
  });

  it('a page that begins to be refused is what it was, and unread', async () => {
    const id = '900000000000202';
    await network.edit(id, { refuses: ['posts', 'photos'] });
    const { page, unread } = await network.pages.read(id);
    expect([page.posts, page.photos, page.ratings.length > 0]).toEqual([[], [], true]);
    expect(unread).toEqual({ posts: 'refused', photos: 'refused' });
    await network.edit(id, { refuses: [], fault: 'moved' });
    await expect(network.pages.read(id)).rejects.toMatchObject({ reason: 'moved' });
    await network.edit(id, { fault: null });
    expect((await network.pages.read(id)).unread).toEqual({});
  });

  it('a wrong token or proof is our fault, not a missing page', async () => {
    for (const wrong of [{ accessToken: 'another-token' }, { appSecret: 'another-secret' }])
      await expect(adapterTo(network.sandbox, wrong).read('900000000000101')).rejects.toMatchObject({
        code: 'previews.network-unavailable',
      });
  });

  it('when the hourly budget is spent the network refuses, and answers again an hour later', async () => {
    const small = await startSocialPagesSandbox({ ...HERE, now: network.now, callsPerHour: 3 });
    const reader = adapterTo(small);
    for (const _ of [1, 2, 3]) await reader.search('gufi', 1);
    await expect(reader.search('gufi', 1)).rejects.toMatchObject({
      code: 'previews.search-unavailable',
      retryable: true,
    });
    network.pass(3_600_000);
    expect(await reader.search('gufi', 1)).toHaveLength(1);
    await small.close();
  });
});
