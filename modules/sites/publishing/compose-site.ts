import {
  composeDocument,
  rankLayouts,
  readFacts,
  siteDocument,
  type Facts,
  type FactsInput,
  type LayoutName,
  type LegalData,
  type RankReason,
  type SiteDocument,
  type StoredLogo,
  type StoredPhoto,
} from '../../../site-kit/index.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import type { ComposeOptions } from './composer.port.ts';
import { publicHolidays } from './holidays.ts';
import type { PagePhotos, PhotoRow } from '../page-snapshots.ts';
import type { LegalIdentity } from '../schemas.ts';

/**
 * The site of a social page as far as its photos are here; those that are not are left out. Pure. `lang` null lets the
 * page's country decide. Throws when the document is not what the renderer may draw.
 */
export function composeSite(page: FactsInput, photos: PagePhotos, options: ComposeOptions): SiteDocument {
  const { layout, lang, legal, now } = options;
  const facts = readFacts(page, lang === null ? { now } : { now, lang });
  const document = composeDocument({
    facts,
    photos: storedPhotos(facts, photos),
    logo: storedLogo(facts, photos),
    layout,
    lang: facts.lang,
    now,
    holidays: publicHolidays(facts.country, facts.lang, facts.timeZone, now),
    ...(legal ? { legal: printed(legal) } : {}),
  });
  return siteDocument.parse(document);
}

/** The layouts that are drawn, best for this page first, with the key of the reason. */
export function rankSiteLayouts(
  page: FactsInput,
  photos: PagePhotos,
  now: Date,
): { layout: LayoutName; reason: RankReason }[] {
  const facts = readFacts(page, { now });
  return rankLayouts(facts, storedPhotos(facts, photos), [...LAYOUTS]);
}

function storedPhotos(facts: Facts, photos: PagePhotos): StoredPhoto[] {
  return facts.pictures.flatMap((picture) => {
    const row = photos.get(picture.source);
    return row ? [{ ...picture, ...analysed(row) }] : [];
  });
}

function storedLogo(facts: Facts, photos: PagePhotos): StoredLogo | null {
  const row = facts.logo === null ? undefined : photos.get(facts.logo);
  return row ? analysed(row) : null;
}

function analysed(row: PhotoRow): StoredLogo {
  const { id, focalX, focalY, scrimWhole, scrimLower, bytes: _size, createdAt: _at, ...measured } = row;
  return {
    photoId: id,
    analysis: { ...measured, focal: [focalX, focalY], scrim: { whole: scrimWhole, lower: scrimLower } },
  };
}

function printed({ name, vat, taxCode, address, pec }: LegalIdentity): LegalData {
  const given = Object.entries({ businessName: name, vat, taxCode, address, pec });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
