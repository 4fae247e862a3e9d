import { AppError } from '../../platform/errors.ts';
import type { SocialPage, SocialPages } from '../../modules/previews/social-pages.port.ts';
import { createGraph, GraphFailure } from './graph.ts';
import { createPictureFetcher } from './picture.ts';
import { parseHits, parsePage } from './parse.ts';

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
const PLAIN_FIELDS = [
  'id,name,link,username,is_published,about,description,general_info,mission,products,founded,category,category_list',
  'cover,picture.width(512).height(512),emails,phone,website,whatsapp_number,single_line_address,location,hours',
  'is_always_open,is_permanently_closed,temporary_status,price_range,overall_star_rating,rating_count',
].join(',');
/** Photos are public content; posts, events and ratings of a page that its owner has not connected may be refused. */
const PHOTOS = 'photos.limit(24){id,images,name,alt_text,created_time}';
const OWNED = [
  'posts.limit(12){id,created_time,message,full_picture,permalink_url}',
  'events.limit(12){id,name,start_time,end_time,description,place,cover,is_canceled}',
  'ratings.limit(12){created_time,recommendation_type,rating,review_text}',
].join(',');
const PERMISSION_CODES = new Set([10, ...Array.from({ length: 100 }, (_, index) => 200 + index)]);

/**
 * Reads public pages over the vendor's Graph API v25.0. A search takes 4 s at most and a read 8 s, a repeated try
 * included; a picture 10 s. What the app may not see (error 10, 200 to 299) is left out of the page, never the page itself.
 */
export function createSocialPages(options: SocialPagesOptions): SocialPages {
  const graph = createGraph(options);
  const readFields = async (pageId: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(READ_MS);
    for (const fields of [[PLAIN_FIELDS, PHOTOS, OWNED], [PLAIN_FIELDS, PHOTOS], [PLAIN_FIELDS]]) {
      try {
        return await graph.get(`/${encodeURIComponent(pageId)}`, { fields: fields.join(',') }, signal);
      } catch (error) {
        const refused = error instanceof GraphFailure && PERMISSION_CODES.has(error.code ?? 0);
        if (!refused || fields.length === 1) throw error;
      }
    }
    throw new GraphFailure('no field list was accepted');
  };

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
    async read(pageId): Promise<SocialPage> {
      if (!/^[\w.]{1,100}$/.test(pageId)) throw missing('not the form of a page id');
      try {
        const page = parsePage(await readFields(pageId));
        if (page.is_published === false) throw missing('the page is not published');
        return page;
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (error instanceof GraphFailure && isMissing(error)) throw missing(error.message);
        throw unavailable('previews.network-unavailable', error);
      }
    },
    fetchPicture: createPictureFetcher(options.pictureHosts),
  };
}

/** 100 with subcode 33: the object does not exist or cannot be seen. 803: no such alias. 21: the page moved to another id. */
const isMissing = ({ code, subcode }: GraphFailure) => (code === 100 && subcode === 33) || code === 803 || code === 21;

const missing = (reason: string) => new AppError('previews.page-missing', { status: 404, reason });

function unavailable(code: string, cause: unknown): AppError {
  return new AppError(code, {
    status: 503,
    retryable: true,
    reason: cause instanceof Error ? cause.message : String(cause),
    cause,
  });
}
