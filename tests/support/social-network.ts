/** The cast as a social network in memory, for tests of verbs; the wire is proved elsewhere. */
import { readFileSync } from 'node:fs';
import { AppError } from '../../platform/errors.ts';
import {
  PageUnavailable,
  type PageReading,
  type SocialPage,
  type SocialPages,
} from '../../modules/previews/social-pages.port.ts';
import { demoFile, demoPage, demoPages, type RawPage } from '../fixtures/pages.ts';

const HOST = 'https://scontent.xx.fbcdn.net';

export interface TestNetwork extends SocialPages {
  /** Addresses of pictures in the order in which they were fetched. */
  fetched: string[];
  /** What `read` throws until it is set back to null. */
  failure: AppError | null;
  /** A page's own token works no more. */
  tokensEnded: boolean;
  /** Changes the answer of the network for one page. */
  change(pageId: string, change: Partial<SocialPage>): void;
}

export function testNetwork(): TestNetwork {
  const changes = new Map<string, Partial<SocialPage>>();
  const network: TestNetwork = {
    fetched: [],
    failure: null,
    tokensEnded: false,
    change: (pageId, change) => void changes.set(pageId, change),
    async search(query, limit) {
      await Promise.resolve();
      const found = demoPages().filter((page) => page.name.toLowerCase().includes(query.toLowerCase()));
      return found.slice(0, limit).map((raw) => {
        const { id, name, link, picture, location } = asPage(raw);
        return {
          id,
          name,
          link,
          is_published: true,
          ...(location ? { location } : {}),
          ...(picture ? { picture } : {}),
        };
      });
    },
    async read(pageId, secret) {
      await Promise.resolve();
      if (secret && network.tokensEnded) throw new PageUnavailable(pageId, 'token-ended', { detail: 'password' });
      if (network.failure) throw network.failure;
      const of = branchOf(pageId);
      return wholly({ ...asPage(demoPage(of)), ...changes.get(of), ...changes.get(pageId), id: pageId });
    },
    async fetchPicture(address) {
      await Promise.resolve();
      network.fetched.push(address);
      const { pathname } = new URL(address);
      if (pathname.includes('expired')) throw new AppError('previews.picture-refused', { status: 422 });
      return readFileSync(demoFile(pathname));
    },
  };
  return network;
}

/** A reading to which nothing was refused and which reached every first entry. */
export const wholly = (page: SocialPage): PageReading => ({
  page,
  unread: {},
  window: { photos: null, posts: null, events: null, ratings: null },
  used: 0,
});

/** `900000000000101.7` is one of many businesses that look like `900000000000101`: each is sold once. */
const branchOf = (pageId: string): string => pageId.replace(/\.\d+$/, '');

/** A picture address as the network signs it, another one at every read. */
const signed = (path: string): string => `${HOST}${path}?oh=${Math.random().toString(36).slice(2)}`;

function asPage(raw: RawPage): SocialPage {
  const { photos, posts, events, ratings, _demo, picture, cover, ...plain } = raw;
  return {
    ...plain,
    cover: cover && { ...cover, source: signed(cover.source) },
    picture: { data: { ...picture.data, url: signed(picture.data.url) } },
    photos: photos.data.map((photo) => ({
      ...photo,
      images: photo.images.map((image) => ({ ...image, source: signed(image.source) })),
    })),
    posts: posts.data.map((post) => ({ ...post, full_picture: post.full_picture && signed(post.full_picture) })),
    events: events.data.map(({ end_time, cover: picture, ...event }) => ({
      ...event,
      ...(end_time ? { end_time } : {}),
      cover: picture && { source: signed(picture.source) },
    })),
    ratings: ratings.data.map(({ rating, created_time, recommendation_type, review_text }) => ({
      created_time,
      recommendation_type,
      review_text,
      ...(rating === null ? {} : { rating }),
    })),
  };
}
