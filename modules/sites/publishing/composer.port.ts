import type { DatedChange, Layer } from '../../../site-kit/content/layer.ts';
import type { SiteFiles } from '../../../site-kit/content/own-pages/compose-pages.ts';
import type { ListedUnit } from '../../../site-kit/content/list-units.ts';
import type { Readiness } from '../../../site-kit/content/translations/readiness.ts';
import type { ShopOffer } from '../../../site-kit/shop/offer.ts';
import type { LeftHere } from '../../../site-kit/document.ts';
import type { FactsInput, Lang, LayoutName, RankReason, SiteDocument } from '../../../site-kit/index.ts';
import type { PagePhotos } from '../page-snapshots.ts';
import type { LegalIdentity } from '../schemas.ts';

export interface ComposeOptions {
  layout: LayoutName;
  /** Null lets the page's country decide. */
  lang: Lang | null;
  legal: LegalIdentity | null;
  now: Date;
  /** What the owner says in the page's place; without it the page alone speaks. */
  layer?: Layer;
  dated?: readonly DatedChange[];
  /** What the owner's pages may offer. */
  files?: SiteFiles;
  /** What can be booked by the site itself. */
  booking?: SiteDocument['booking'];
  /** What is offered for orders by the site itself. */
  shop?: ShopOffer;
  /** A visitor can ask to be written to. */
  newsletter?: true;
  /** What is kept of visitors, whatever the site asks for now. */
  kept?: readonly LeftHere[];
  /** Name and address of whoever handles visitors' data for the business. */
  processor?: string;
  /** Beside its main language so many at most, whatever its owner has switched on; none without it. */
  languages?: number;
}
/** A site and everything of it that its owner may change. */
export interface EditableSite {
  document: SiteDocument;
  /** How far each of its other languages is. */
  languages: (Readiness & { lang: Lang })[];
  units: ListedUnit[];
}
export interface ComposedSite {
  document: SiteDocument;
  /** The site in its other languages. */
  languages: SiteDocument[];
  /** The next moment at which the same content may draw differently: until then the site needs no making anew. */
  goodUntil: Date;
}
export interface Overview {
  name: string;
  lang: Lang;
  /** Best for this page first, with the key of the reason. */
  layouts: { layout: LayoutName; reason: RankReason }[];
}

/**
 * What reads the text of a social page and cuts the fonts for it, in threads of its own: whatever somebody wrote there, other visitors are answered.
 * Throws AppError 'sites.page-unreadable' for a page that takes more than ten seconds of the processor, 'http.unavailable' (try again) when too many wait.
 */
export interface Composer {
  /** References of the logo and of every picture that a site could show, in the order in which they are worth fetching. */
  pictures(page: FactsInput, now: Date): Promise<string[]>;
  /** Composes the best layout, which proves that the page can be shown, and ranks the others. */
  overview(page: FactsInput, photos: PagePhotos, now: Date): Promise<Overview>;
  /** The site of a social page as far as its photos are here; those that are not are left out. */
  compose(page: FactsInput, photos: PagePhotos, options: ComposeOptions): Promise<ComposedSite>;
  /** The same with the units that its owner may hold a value for, in page order. */
  edit(page: FactsInput, photos: PagePhotos, options: ComposeOptions): Promise<EditableSite>;
  /** A file of site-kit/fonts with these letters only, as WOFF2; the whole file where that is smaller. */
  subsetFont(file: string, letters: string): Promise<Uint8Array>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    composer: Composer;
  }
}
