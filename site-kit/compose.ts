/** From facts and analysed photos to the site document. Pure and quick: changing a layout is composing again. */
import {
  askedFor,
  type Lang,
  type LayoutName,
  type LeftHere,
  type Section,
  type SectionOf,
  type SiteDocument,
  isSober,
} from './document.ts';
import { actionsOf } from './compose/actions.ts';
import { aboutSection, listSections } from './compose/content.ts';
import { contactSection } from './compose/contact.ts';
import { hoursSection } from './compose/hours.ts';
import { type LegalData, footerOf } from './compose/legal.ts';
import { metaOf } from './compose/meta.ts';
import { eventsSection, hidesReviews, newsSection, reviewsSection } from './compose/stories.ts';
import { isHidden, layerAt, type DatedChange, type Layer } from './content/layer.ts';
import { composePages, linkedPages, type SiteFiles } from './content/own-pages/compose-pages.ts';
import { arranged, lookOf, toldFacts } from './content/look.ts';
import { ownAlt, withOwnFocus } from './content/own-photos.ts';
import { ownedFacts, ownedFields } from './content/owned-facts.ts';
import { ownStory, withOwnOpening, withOwnTitle } from './content/own-words.ts';
import { translatedFacts } from './content/translations/translated-facts.ts';
import { translatedAlt, translatedOpening, withTranslatedTitle } from './content/translations/translated-words.ts';
import type { Translation } from './content/translations/translation.ts';
import { withSoftBreaks } from './copy/soft-breaks.ts';
import { openingOf } from './copy/headline.ts';
import { typeset, withArticle } from './copy/typeset.ts';
import { categoryText, writer, type Writer } from './copy/writer.ts';
import type { Facts } from './facts/facts.ts';
import { TRADE_RULES } from './facts/trades.ts';
import { huesClash } from './hues-clash.ts';
import { paletteFor } from './palette.ts';
import { type StoredLogo, type StoredPhoto, asPhoto, documentPhotos, planPhotos } from './photos.ts';
import { findSeed } from './seed.ts';
import { itemKeys, withShop, type ShopOffer } from './shop/offer.ts';

/** Photos that a page shows at most; what waits in the lightbox clashes with nothing. */
const MOST_SEEN = 10;

export interface ComposeInput {
  facts: Facts;
  photos: StoredPhoto[];
  logo: StoredLogo | null;
  layout: LayoutName;
  lang: Lang;
  now: Date;
  legal?: LegalData;
  /** Public holidays where the business is, soonest first; `date` is YYYY-MM-DD, `name` in the site's language. */
  holidays?: { date: string; name: string | null }[];
  /** A colour the owner pinned, #rrggbb. */
  color?: string;
  /** What the owner says in the page's place, and for a while; without them the page alone speaks. */
  layer?: Layer;
  dated?: readonly DatedChange[];
  /** What the owner's pages may offer, by id. */
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
  /** Of a site in another language than its main one; its language is `lang`. */
  translation?: Translation;
}

export function composeDocument(input: ComposeInput): SiteDocument {
  const { lang, now } = input;
  const layer = layerAt(input.layer ?? {}, input.dated ?? [], now);
  const look = lookOf(layer);
  const { layout = input.layout, color = input.color } = look;
  const isOff = (id: string): boolean => look.sections.off.has(id);
  const { translation } = input;
  const write = writer(lang, ownedFields(layer), translation?.from);
  const owned = ownedFacts(input.facts, layer, now);
  const said = toldIn(owned, layer, write, translation);
  const facts = input.shop ? withShop(said, input.shop, { lang, keys: itemKeys(owned) }) : said;
  const opening = translation
    ? translatedOpening(openingOf(facts, write), facts, translation, write)
    : withOwnOpening(openingOf(facts, write), layer, write);
  const about = isOff('about') ? null : aboutSection(facts, opening, write);
  const photos = withOwnFocus(input.photos, layer)
    .filter(({ source, analysis }) => !isHidden(layer, `page/photos/${source}`, analysis.dhash))
    // The page's captions speak its own language.
    .map((photo) => (translation ? { ...photo, caption: null } : photo));
  const plan = planPhotos(photos, input.logo, {
    about: about !== null,
    choice: look.photos,
    told: [...facts.news, ...facts.events].flatMap(({ picture }) => picture ?? []),
  });
  const hero = plan.hero === null ? undefined : plan.usable.get(plan.hero);
  const rules = TRADE_RULES[facts.trade];
  const seed = findSeed({
    ...(color === undefined ? {} : { pinned: color }),
    logo: input.logo?.analysis.clusters ?? [],
    photo: hero?.analysis.clusters ?? [],
    prefer: rules.hue,
    fallback: rules.seed,
    oneHue: isSober(facts.trade),
  });
  const clash = huesClash([...plan.usable.values()].slice(0, MOST_SEEN).map(({ analysis }) => analysis.clusters));
  const made: { [T in Exclude<Section['type'], 'list'>]: SectionOf<T> | null } & { list: SectionOf<'list'>[] } = {
    hero: {
      type: 'hero',
      id: 'top',
      headline: opening.headline,
      kicker: opening.kicker,
      lede: opening.lede,
      photo: plan.hero,
      more: plan.more,
    },
    about: about && { ...about, photo: plan.about },
    list: listSections(facts, write, plan),
    gallery:
      plan.gallery.length >= 3
        ? { type: 'gallery', id: 'photos', title: write.standard('nav.gallery'), photos: plan.gallery }
        : null,
    news: newsSection(facts, plan, write, now),
    events: eventsSection(facts, plan, write, now),
    reviews: reviewsSection(facts, write),
    hours: hoursSection(facts, write, now, input.holidays ?? []),
    contact: contactSection(facts, write),
  };
  const sections = arranged(
    rules.order.flatMap((type) => sectionsOf(made[type])),
    look.sections,
  ).map((section) =>
    withSoftBreaks(
      translation ? withTranslatedTitle(section, translation, write) : withOwnTitle(section, layer, write),
    ),
  );
  const { booking } = input;
  const shop = openShop(input.shop);
  const actions = withSoftBreaks(actionsOf(facts, write, { booking, shop }));
  const pages = (translation ? linkedPages : composePages)(layer, {
    write,
    plan,
    files: input.files ?? new Map(),
    sections,
    actions,
  });
  const asked = askedFor({ booking, shop, newsletter: input.newsletter });
  const kept = (input.kept ?? []).filter((what) => !asked.includes(what));
  return {
    schema: 1,
    seed: facts.id,
    lang,
    timeZone: facts.timeZone,
    trade: facts.trade,
    layout,
    palette: paletteFor(layout, seed),
    name: withSoftBreaks({ value: withArticle(typeset(facts.name.value, lang)), source: facts.name.source }),
    category: categoryText(facts, write),
    city: facts.city && withSoftBreaks({ value: facts.city.value, source: facts.city.source }),
    logo: input.logo && asPhoto(input.logo, facts.name, { kind: 'field', field: 'picture' }),
    photos: documentPhotos(plan, facts, write, (ref) =>
      translation ? translatedAlt(translation, ref) : ownAlt(layer, ref),
    ),
    ...(clash ? { grade: 'calm' as const } : {}),
    sections,
    ...(look.sections.order.length > 0 ? { ordered: true as const } : {}),
    ...(pages ? { pages: withSoftBreaks(pages) } : {}),
    ...(input.booking ? { booking: input.booking } : {}),
    ...(shop ? { shop } : {}),
    ...(input.newsletter ? { newsletter: true as const } : {}),
    ...(kept.length > 0 ? { kept } : {}),
    ...(input.processor && (asked.length > 0 || kept.length > 0) ? { processor: input.processor } : {}),
    actions,
    footer: withSoftBreaks(footerOf(facts, input.legal ?? {}, write)),
    leftOut: translation ? [] : leftOut(facts),
    words: write.interfaceWords(),
    meta: metaOf(toldFacts(facts, look.sections), !isOff('about') ? opening : { ...opening, story: [] }, write, now),
  };
}

/** What is no more than a list of prices takes no orders. */
const openShop = (offer: ShopOffer | undefined): SiteDocument['shop'] =>
  offer === undefined || offer.mode === 'plain'
    ? undefined
    : { mode: offer.mode, ...(offer.delivers ? { delivers: true as const } : {}) };

/** An owner's story stands for everything that the page tells. */
function toldIn(facts: Facts, layer: Layer, write: Writer, translation: Translation | undefined): Facts {
  if (translation) return translatedFacts(facts, translation);
  return ownStory(layer, write) ? { ...facts, info: null } : facts;
}

const sectionsOf = (made: Section | Section[] | null): Section[] =>
  made === null ? [] : Array.isArray(made) ? made : [made];

/** What the facts left out, and the reviews that a rule of the trade hides. */
function leftOut(facts: Facts): NonNullable<SiteDocument['leftOut']> {
  const hidden = hidesReviews(facts) ? facts.reviews.items : [];
  return [...(facts.leftOut ?? []), ...hidden.map(({ text }) => ({ text, reason: 'regulated' as const }))];
}
