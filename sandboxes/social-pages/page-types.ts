import type { RawPage } from '../../tests/fixtures/pages.ts';

export const EDGES = ['photos', 'posts', 'events', 'ratings'] as const;
export type PageEdge = (typeof EDGES)[number];

/** Why a page fails on purpose; the names a person types for them are in SENTINELS.md. */
export const PAGE_FAULTS = [
  'server-error',
  'stall',
  'rubbish',
  'throttled',
  'transient-once',
  'gone',
  'moved',
  'token-ended',
  'another-page',
  'seen-unpublished',
  'misshapen',
  'pictures-expired',
] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

/**
 * One page as the sandbox keeps it: the vendor's spelling, pictures as paths on this host (see pictures.ts), and how it
 * fails. `city` in another language's spelling stays as the page wrote it.
 */
export type StoredPage = Omit<RawPage, '_demo' | 'location' | 'category' | 'rating_count'> & {
  category: string | null;
  rating_count: number | null;
  location: (NonNullable<RawPage['location']> & { state?: string }) | null;
  lang: string;
  /** Demo pages come first among equal matches. */
  demo: boolean;
  fault?: PageFault | null;
  /** Edges that the app may not see. */
  refuses?: PageEdge[];
};

/** What the edit form of a page may change, and what survives a restart. */
export interface PageEdit {
  name?: string;
  category?: string | null;
  about?: string | null;
  description?: string | null;
  phone?: string | null;
  hours?: Record<string, string> | null;
  is_published?: boolean;
  fault?: PageFault | null;
  refuses?: PageEdge[];
  /** What its owner has posted since, youngest first. */
  posted?: StoredPage['posts']['data'];
  deleted?: boolean;
}
