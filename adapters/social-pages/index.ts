import { AppError } from '../../platform/errors.ts';
import type { DataKeys, Sealed } from '../../platform/seal.ts';
import { PageUnavailable, type SocialPages } from '../../modules/previews/social-pages.port.ts';
import { createGraph } from './graph.ts';
import { openToken } from './held-token.ts';
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
  /** Open the tokens of connected pages; without them none is read by its own. */
  dataKeys?: DataKeys;
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
  function tokenOf(secret: Sealed): string {
    if (!options.dataKeys) throw new Error('a page cannot be read by its own token without data keys');
    return openToken(options.dataKeys, secret).token;
  }
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
    async read(pageId, secret) {
      if (!/^[\w.]{1,100}$/.test(pageId))
        throw new PageUnavailable(pageId.slice(0, 100), 'missing', { detail: 'not the form of a page id' });
      try {
        let used = 0;
        const seen = ({ percent }: { percent: number }) => void (used = Math.max(used, percent));
        const accessToken = secret ? tokenOf(secret) : options.accessToken;
        const reader = createGraph({ ...options, accessToken, seen });
        return { ...(await readPage(reader, pageId, AbortSignal.timeout(READ_MS))), used };
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
