import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { KEYS, networkForTests } from './social-pages.harness.ts';

const network = networkForTests();

describe('fetching its pictures', () => {
  it('a photo and a drawn logo arrive as images', async () => {
    const { page } = await network.pages.read('900000000000101');
    const hits = await network.pages.search('Osteria', 3);
    for (const url of [
      page.photos[0]?.images[0]?.source,
      page.photos[0]?.images.at(-1)?.source,
      page.picture?.data.url,
      hits[0]?.picture?.data.url,
    ]) {
      const { width } = await sharp(await network.pages.fetchPicture(url ?? '')).metadata();
      expect(width).toBeGreaterThan(199);
    }
  });

  it('an address that expired is refused', async () => {
    const { page } = await network.pages.read('900000000000101');
    const url = page.photos[0]?.images[0]?.source ?? '';
    network.pass(7 * 3_600_000);
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([403, 'URL signature expired']);
    await expect(network.pages.fetchPicture(url)).rejects.toMatchObject({ code: 'previews.picture-refused' });
    const [photo] = (await network.pages.read(await network.idOf('Foto scadute'))).page.photos;
    await expect(network.pages.fetchPicture(photo?.images[0]?.source ?? '')).rejects.toMatchObject({
      code: 'previews.picture-refused',
    });
  });

  it('of the spoiled photos only what is an image by its name, of bearable size and from the right host comes through', async () => {
    const {
      page: { photos },
    } = await network.pages.read(await network.idOf('Foto guaste'));
    const outcome = await Promise.all(
      photos.map(({ images }) =>
        network.pages.fetchPicture(images[0]?.source ?? '').then(
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
      apiBase: network.sandbox.url,
      ...KEYS,
      pictureHosts: [network.sandbox.pictureHost, '.fbcdn.net'],
    });
    await expect(strict.fetchPicture(url)).rejects.toMatchObject({ code: 'previews.picture-refused' });
  });

  it('a listed name that leads to a private address is refused when it connects', async () => {
    const trusting = createSocialPages({
      apiBase: network.sandbox.url,
      ...KEYS,
      pictureHosts: ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'],
    });
    for (const host of ['localhost', '127.0.0.1', '[::1]', '169.254.169.254'])
      await expect(trusting.fetchPicture(`https://${host}/x.jpg`)).rejects.toMatchObject({
        code: 'previews.picture-refused',
      });
  });

  it('a picture host that fails means try again later', async () => {
    const { page } = await network.pages.read('900000000000101');
    await network.control('media', 'server-error', 1);
    await expect(network.pages.fetchPicture(page.photos[0]?.images[0]?.source ?? '')).rejects.toMatchObject({
      code: 'previews.network-unavailable',
    });
  });
});
