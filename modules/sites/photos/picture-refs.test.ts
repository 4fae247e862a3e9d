import { describe, expect, it } from 'vitest';
import { pictureRef, withPictureRefs } from './picture-refs.ts';

const page = {
  id: '1',
  name: 'Bar',
  link: 'https://www.facebook.com/bar',
  cover: { source: 'https://scontent-mxp1-1.xx.fbcdn.net/v/t39/c_n.jpg?oh=1&oe=2' },
  picture: { data: { url: 'https://scontent.xx.fbcdn.net/v/t1/logo.png?oh=3' } },
  photos: [
    {
      id: 'p1',
      images: [
        { source: 'https://scontent.xx.fbcdn.net/v/small.jpg', width: 320, height: 200 },
        { source: 'https://scontent.xx.fbcdn.net/v/large.jpg', width: 2048, height: 1280 },
      ],
    },
    { id: 'p2', images: [{ source: 'not an address', width: 1, height: 1 }] },
  ],
  posts: [
    { id: 'post', created_time: '2026-05-01T10:00:00Z', full_picture: 'https://scontent.xx.fbcdn.net/v/post.jpg' },
  ],
  events: [],
  ratings: [],
};

describe('pictures of a social page', () => {
  it('keep their name when the network signs their address anew or serves it from another host', () => {
    expect(pictureRef('https://scontent-fco2-1.xx.fbcdn.net/v/t39/c_n.jpg?oh=9&oe=8')).toBe(
      pictureRef(page.cover.source),
    );
    expect(pictureRef('https://scontent.xx.fbcdn.net/v/t39/d_n.jpg')).not.toBe(pictureRef(page.cover.source));
    const media = (id: string) => pictureRef(`https://lookaside.fbsbx.com/lookaside/crawler/media/?media_id=${id}`);
    expect(media('1')).not.toBe(media('2'));
  });

  it('are the only way back to the network: the page that is kept holds no address of it', () => {
    const { page: kept, addresses } = withPictureRefs(page);
    expect(JSON.stringify(kept)).not.toMatch(/fbcdn/);
    expect(new Set(addresses.values())).toEqual(
      new Set([
        page.cover.source,
        page.picture.data.url,
        page.posts[0]?.full_picture,
        page.photos[0]?.images[1]?.source,
      ]),
    );
    expect(kept.photos.map((photo) => photo.id)).toEqual(['p1']);
    expect(kept.cover && addresses.get(kept.cover.source)).toBe(page.cover.source);
  });

  it('leave out the silhouette that stands where no logo is', () => {
    const silhouette = { ...page, picture: { data: { ...page.picture.data, is_silhouette: true } } };
    expect(withPictureRefs(silhouette).page.picture).toBeUndefined();
  });
});
