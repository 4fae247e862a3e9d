import type { FactsInput, Lang, LayoutName, RankReason, SiteDocument } from '../../../site-kit/index.ts';
import type { PagePhotos } from '../page-snapshots.ts';
import type { LegalIdentity } from '../schemas.ts';

export interface ComposeOptions {
  layout: LayoutName;
  /** Null lets the page's country decide. */
  lang: Lang | null;
  legal: LegalIdentity | null;
  now: Date;
}
export interface Overview {
  name: string;
  lang: Lang;
  /** Best for this page first, with the key of the reason. */
  layouts: { layout: LayoutName; reason: RankReason }[];
}

/**
 * What reads the text of a social page and cuts the fonts for it, in threads of its own: whatever somebody wrote there, other visitors are answered.
 * Throws AppError 'sites.page-unreadable' for a page that is not read in ten seconds, 'http.unavailable' (try again) when too many wait.
 */
export interface Composer {
  /** References of the logo and of every picture that a site could show, in the order in which they are worth fetching. */
  pictures(page: FactsInput, now: Date): Promise<string[]>;
  /** Composes the best layout, which proves that the page can be shown, and ranks the others. */
  overview(page: FactsInput, photos: PagePhotos, now: Date): Promise<Overview>;
  /** The site of a social page as far as its photos are here; those that are not are left out. */
  compose(page: FactsInput, photos: PagePhotos, options: ComposeOptions): Promise<SiteDocument>;
  /** A file of site-kit/fonts with these letters only, as WOFF2; the whole file where that is smaller. */
  subsetFont(file: string, letters: string): Promise<Uint8Array>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    composer: Composer;
  }
}
