import { AppError } from '../../platform/errors.ts';
import { PageUnavailable, type SocialPages } from '../../modules/previews/social-pages.port.ts';
import { createGraph } from './graph.ts';
import { createPictureFetcher } from './picture.ts';
import { parseHits } from './parse.ts';
import { readPage } from './read-page.ts';
import { whyUnavailable } from './why-unavailable.ts';

export interface SocialPagesOptions {
  /** With the version, without a trailing slash: `https://graph.facebook.com/v25.0`. */
  apiBase: string;
  accessToken: string;
  appSecret: string;
  /** Hosts whose pictures may be fetched: exact, with a leading dot any sub-domain, or `host:port` for a machine of ours. */
  pictureHosts: string[];
}

const SEARCH_MS = 4000;
const READ_MS = 8000;
const SEARCH_FIELDS = 'id,name,link,location,picture.width(200).height(200),is_published,category';

/**
 * Reads public pages over the vendor's Graph API v25.0. A search takes 4 s at most and a read 8 s, a repeated try
 * included; a picture 10 s. What the app may not see is unread, never the page itself.
 */
export function createSocialPages(options: SocialPagesOptions): SocialPages {
  const graph = createGraph(options);
  return {
    async search(query, limit) {
      if (!query.trim()) return [];
      const params = {
        q: query.trim().slice(0, 200),
        fields: SEARCH_FIELDS,
        limit: String(Math.min(Math.max(limit, 1), 100)),
      };
      try {
        return parseHits(await graph.get('/pages/search', params, AbortSignal.timeout(SEARCH_MS)));
      } catch (error) {
        throw unavailable('previews.search-unavailable', error);
      }
    },
    async read(pageId) {
      if (!/^[\w.]{1,100}$/.test(pageId))
        throw new PageUnavailable(pageId.slice(0, 100), 'missing', { detail: 'not the form of a page id' });
      try {
        return await readPage(graph, pageId, AbortSignal.timeout(READ_MS));
      } catch (error) {
        throw error instanceof PageUnavailable ? error : whyUnavailable(pageId, error);
      }
    },
    fetchPicture: createPictureFetcher(options.pictureHosts),
  };
}

function unavailable(code: string, cause: unknown): AppError {
  return new AppError(code, {
    status: 503,
    retryable: true,
    reason: cause instanceof Error ? cause.message : String(cause),
    cause,
  });
}
