import { AppError } from '../../platform/errors.ts';
import type { Sealed } from '../../platform/seal.ts';

/** What the product needs of a social network: find pages, read one, fetch its pictures. */
export interface SocialLocation {
  street?: string;
  zip?: string;
  city?: string;
  state?: string;
  country?: string;
  latitude?: number;
  longitude?: number;
}
/** A search hit, spelled as the network spells it (specification, section 3). */
export interface SocialPageHit {
  id: string;
  name: string;
  link: string;
  location?: SocialLocation;
  picture?: { data: { url: string } };
  is_published: boolean;
  category?: string;
}
export interface SocialPhoto {
  id: string;
  /** Largest first. */
  images: { source: string; width: number; height: number }[];
  name?: string | null;
  alt_text?: string | null;
  created_time?: string;
}
/** Every field the generator reads; all but id, name and link may be absent. Names are the network's. */
export interface SocialPage {
  id: string;
  name: string;
  link: string;
  username?: string | null;
  is_published?: boolean;
  about?: string | null;
  description?: string | null;
  general_info?: string | null;
  mission?: string | null;
  products?: string | null;
  founded?: string | null;
  category?: string | null;
  category_list?: { id: string; name: string }[];
  cover?: { source: string; offset_x?: number; offset_y?: number } | null;
  picture?: { data: { url: string; width?: number; height?: number; is_silhouette?: boolean } };
  emails?: string[] | null;
  phone?: string | null;
  website?: string | null;
  whatsapp_number?: string | null;
  single_line_address?: string | null;
  location?: SocialLocation | null;
  hours?: Record<string, string> | null;
  is_always_open?: boolean;
  is_permanently_closed?: boolean;
  temporary_status?: string | null;
  price_range?: string | null;
  overall_star_rating?: number | null;
  rating_count?: number | null;
  photos: SocialPhoto[];
  posts: {
    id: string;
    created_time: string;
    message?: string | null;
    full_picture?: string | null;
    permalink_url?: string;
  }[];
  events: {
    id: string;
    name: string;
    start_time: string;
    end_time?: string;
    description?: string | null;
    place?: { name?: string } | null;
    cover?: { source: string } | null;
    is_canceled?: boolean;
  }[];
  ratings: { created_time: string; recommendation_type?: string; rating?: number; review_text?: string | null }[];
}

export type PageEdge = 'photos' | 'posts' | 'events' | 'ratings';
/** Why a part of a page was not read: the network refused it, it is longer than its limit, or it has no form we know. */
export type UnreadCause = 'refused' | 'truncated' | 'unreadable';

/** One reading of a page: what it says, and what it leaves open. Unread is not absent: it says nothing about the page. */
export interface PageReading {
  page: SocialPage;
  /** By field or edge (`hours`, `posts`) or by entry of an edge (`photos/{id}`). */
  unread: Record<string, UnreadCause>;
  /**
   * ISO instants. An entry that is absent is gone only when it is younger than the moment of its edge; null where the
   * reading reached the first entry of the edge.
   */
  window: Record<PageEdge, string | null>;
  /** How much of what the network gives the token in an hour is used, in percent; 0 where it does not tell. */
  used: number;
}

/**
 * Why there is no page to read. `missing`: unknown, deleted, or not shown to this token (the network does not tell which);
 * `unpublished`: seen, and not public; `moved`: merged into `movedTo`; `token-ended`: our access, not the page;
 * `another-page`: the answer is about somebody else; `away`: no answer in time, or the network itself is in trouble.
 */
export type UnavailableReason =
  | 'missing'
  | 'unpublished'
  | 'moved'
  | 'token-ended'
  | 'refused'
  | 'throttled'
  | 'another-page'
  | 'unreadable'
  | 'away';
const NOT_THERE: ReadonlySet<UnavailableReason> = new Set(['missing', 'unpublished', 'moved']);

/** 'previews.page-missing' (404) where the network speaks of the page, 'previews.network-unavailable' (503, retryable) else. */
export class PageUnavailable extends AppError {
  readonly pageId: string;
  readonly reason: UnavailableReason;
  readonly movedTo: string | null;
  /** How long the network says that it refuses to answer; 0 where it does not say. */
  readonly waitMs: number;

  constructor(
    pageId: string,
    reason: UnavailableReason,
    options: { detail: string; movedTo?: string | null; waitMs?: number; cause?: unknown },
  ) {
    const gone = NOT_THERE.has(reason);
    super(gone ? 'previews.page-missing' : 'previews.network-unavailable', {
      status: gone ? 404 : 503,
      retryable: !gone,
      reason: `page ${pageId}, ${reason}: ${options.detail}`,
      cause: options.cause,
    });
    this.pageId = pageId;
    this.reason = reason;
    this.movedTo = options.movedTo ?? null;
    this.waitMs = options.waitMs ?? 0;
  }
}

export interface SocialPages {
  /** At most `limit` hits, best first. Throws AppError 'previews.search-unavailable' when the network cannot answer. */
  search(query: string, limit: number): Promise<SocialPageHit[]>;
  /** `secret`: of a page that its owner has connected (PageGrant of modules/sync), which is read by its own token. Throws PageUnavailable. */
  read(pageId: string, secret?: Sealed): Promise<PageReading>;
  /**
   * Bytes of a picture whose URL this network issued, at most 15 MB. Throws 'previews.picture-refused' (another host, expired,
   * too large or no image: for good) or 'previews.network-unavailable' (try again later).
   */
  fetchPicture(url: string): Promise<Uint8Array>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    social: SocialPages;
  }
}
