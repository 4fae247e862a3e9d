import {
  composeLanguages,
  rankLayouts,
  readFacts,
  siteDocument,
  type Facts,
  type FactsInput,
  type LayoutName,
  type LegalData,
  type Picture,
  type RankReason,
  type SiteDocument,
  type StoredLogo,
  type StoredPhoto,
} from '../../../site-kit/index.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { goodUntil } from '../../../site-kit/content/good-until.ts';
import { layerAt, withoutHidden } from '../../../site-kit/content/layer.ts';
import { ownPictures } from '../../../site-kit/content/own-photos.ts';
import { listUnits } from '../../../site-kit/content/list-units.ts';
import { languagesIn } from '../../../site-kit/content/translations/languages-in.ts';
import { listTranslations } from '../../../site-kit/content/translations/list-translations.ts';
import type { ComposedSite, ComposeOptions, EditableSite } from './composer.port.ts';
import { comingHolidays, HOLIDAY_NOTICE, publicHolidays } from './holidays.ts';
import { minuteOf, plainSite, readPage } from './plain-site.ts';
import type { PagePhotos, PhotoRow } from '../page-snapshots.ts';
import type { LegalIdentity } from '../schemas.ts';

/**
 * The site of a social page as far as its photos are here; those that are not are left out. Pure. `lang` null lets the
 * page's country decide. Throws when the document is not what the renderer may draw.
 */
export function composeSite(page: FactsInput, photos: PagePhotos, options: ComposeOptions): SiteDocument {
  return composed(readSite(page, options), photos, options).document;
}

/** The site, and everything of it that its owner may hold a value for. Pure. Throws as `composeSite` does. */
export function editableSite(page: FactsInput, photos: PagePhotos, options: ComposeOptions): EditableSite {
  const { layer = {}, dated = [], now, languages: _none, ...rest } = options;
  const facts = readPage(page, options);
  const plain = plainSite(page, photos, options, () => composed(facts, photos, { ...rest, now }).document);
  const { document, languages } = composed(readSite(page, options, facts), photos, options);
  const pictures = new Map(
    [...photos].map(([ref, { id, width, height, dhash, focalX, focalY }]) => [
      ref,
      { id, width, height, dhash, focal: [focalX, focalY] as const },
    ]),
  );
  const units = listUnits({ page, facts, layer, dated, plain, document, pictures, now });
  return {
    document,
    languages: languages.map(({ lang, readiness }) => ({ lang, ...readiness })),
    units: [...units, ...listTranslations({ units, layer, languages })],
  };
}

/** The site, and until when the same content is drawn so; see site-kit/content/good-until.ts. Pure. Throws as `composeSite` does. */
export function composedSite(page: FactsInput, photos: PagePhotos, options: ComposeOptions): ComposedSite {
  const facts = readSite(page, options);
  const { document, languages } = composed(facts, photos, options);
  return {
    document,
    languages: languages.map((each) => each.document),
    goodUntil: stays(page, facts, options),
  };
}

/** Until when the site of this content stays as `composeSite` makes it now. */
export const siteGoodUntil = (page: FactsInput, options: ComposeOptions): Date =>
  stays(page, readSite(page, options), options);

/** Of the facts as they were when their minute began: what changed in it since is due at once. */
function stays(page: FactsInput, facts: Facts, { layer = {}, dated = [], now: at }: ComposeOptions): Date {
  const now = minuteOf(at);
  const holidays = comingHolidays(facts.country, facts.lang, facts.timeZone, now);
  return goodUntil({ page, facts, layer, dated, holidays, notice: HOLIDAY_NOTICE, now });
}

/** Without what its owner put away; the language stays what the whole page is in. `whole`: that page, where it was read already. */
function readSite(page: FactsInput, { now, lang, layer = {}, dated = [] }: ComposeOptions, whole?: Facts): Facts {
  const shown = withoutHidden(page, layerAt(layer, dated, now));
  if (shown === page) return whole ?? readPage(page, { now, lang });
  return readPage(shown, { now, lang: lang ?? (whole ?? readPage(page, { now, lang })).lang });
}

function composed(facts: Facts, photos: PagePhotos, options: ComposeOptions) {
  const {
    layout,
    legal,
    now,
    layer,
    dated,
    files,
    booking,
    shop,
    newsletter,
    kept,
    processor,
    languages: most = 0,
  } = options;
  const made = composeLanguages({
    facts,
    photos: [...stored(ownPictures(layerAt(layer ?? {}, dated ?? [], now)), photos), ...stored(facts.pictures, photos)],
    logo: storedLogo(facts, photos),
    layout,
    lang: facts.lang,
    now,
    holidays: publicHolidays(facts.country, facts.lang, facts.timeZone, now),
    others: languagesIn(layerAt(layer ?? {}, dated ?? [], now), facts.lang, most),
    holidaysIn: (lang) => publicHolidays(facts.country, lang, facts.timeZone, now),
    ...(legal ? { legal: printed(legal) } : {}),
    ...(layer ? { layer } : {}),
    ...(dated ? { dated } : {}),
    ...(files ? { files } : {}),
    ...(booking ? { booking } : {}),
    ...(shop ? { shop } : {}),
    ...(newsletter ? { newsletter } : {}),
    ...(kept ? { kept } : {}),
    ...(processor ? { processor } : {}),
  });
  return {
    document: siteDocument.parse(made.document),
    languages: made.languages.map((each) => ({ ...each, document: siteDocument.parse(each.document) })),
  };
}

/** The layouts that are drawn, best for this page first, with the key of the reason. */
export function rankSiteLayouts(
  page: FactsInput,
  photos: PagePhotos,
  now: Date,
): { layout: LayoutName; reason: RankReason }[] {
  const facts = readFacts(page, { now });
  return rankLayouts(facts, stored(facts.pictures, photos), [...LAYOUTS]);
}

/** Those of these pictures that are here. */
function stored(pictures: readonly Picture[], photos: PagePhotos): StoredPhoto[] {
  return pictures.flatMap((picture) => {
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
