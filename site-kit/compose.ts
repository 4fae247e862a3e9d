/** From facts and analysed photos to the site document. Pure and quick: changing a layout is composing again. */
import { type Lang, type LayoutName, type Section, type SectionOf, type SiteDocument, isSober } from './document.ts';
import { actionsOf } from './compose/actions.ts';
import { aboutSection, listSections } from './compose/content.ts';
import { contactSection } from './compose/contact.ts';
import { hoursSection } from './compose/hours.ts';
import { type LegalData, footerOf } from './compose/legal.ts';
import { metaOf } from './compose/meta.ts';
import { eventsSection, hidesReviews, newsSection, reviewsSection } from './compose/stories.ts';
import type { Layer } from './content/layer.ts';
import { ownStory, withOwnOpening, withOwnTitle } from './content/own-words.ts';
import { withSoftBreaks } from './copy/soft-breaks.ts';
import { openingOf } from './copy/headline.ts';
import { typeset } from './copy/typeset.ts';
import { categoryText, writer } from './copy/writer.ts';
import type { Facts } from './facts/facts.ts';
import { TRADE_RULES } from './facts/trades.ts';
import { huesClash } from './hues-clash.ts';
import { paletteFor } from './palette.ts';
import { type StoredLogo, type StoredPhoto, asPhoto, documentPhotos, planPhotos } from './photos.ts';
import { findSeed } from './seed.ts';

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
  /** What the owner says in the page's place; without it the page alone speaks. Drawn of it: the units of kind copy. */
  layer?: Layer;
}

export function composeDocument(input: ComposeInput): SiteDocument {
  const { layout, lang, now, layer = {} } = input;
  const write = writer(lang);
  const facts = ownStory(layer, write) ? { ...input.facts, info: null } : input.facts;
  const opening = withOwnOpening(openingOf(facts, write), layer, write);
  const about = aboutSection(facts, opening, write);
  const plan = planPhotos(input.photos, input.logo, { about: about !== null });
  const hero = plan.hero === null ? undefined : plan.usable.get(plan.hero);
  const rules = TRADE_RULES[facts.trade];
  const seed = findSeed({
    ...(input.color === undefined ? {} : { pinned: input.color }),
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
    list: listSections(facts, write),
    gallery:
      plan.gallery.length >= 3
        ? { type: 'gallery', id: 'photos', title: write.standard('nav.gallery'), photos: plan.gallery }
        : null,
    news: newsSection(facts, plan, write, now),
    events: eventsSection(facts, plan, write, now),
    reviews: reviewsSection(facts, write),
    hours: hoursSection(facts, write, input.holidays ?? []),
    contact: contactSection(facts, write),
  };
  return {
    schema: 1,
    seed: facts.id,
    lang,
    timeZone: facts.timeZone,
    trade: facts.trade,
    layout,
    palette: paletteFor(layout, seed),
    name: withSoftBreaks({ value: typeset(facts.name.value, lang), source: facts.name.source }),
    category: categoryText(facts, write),
    city: facts.city && withSoftBreaks({ value: facts.city.value, source: facts.city.source }),
    logo: input.logo && asPhoto(input.logo, facts.name, { kind: 'field', field: 'picture' }),
    photos: documentPhotos(plan, facts, write),
    ...(clash ? { grade: 'calm' as const } : {}),
    sections: rules.order.flatMap((type): Section[] =>
      sectionsOf(made[type]).map((section) => withSoftBreaks(withOwnTitle(section, layer, write))),
    ),
    actions: withSoftBreaks(actionsOf(facts, write)),
    footer: withSoftBreaks(footerOf(facts, input.legal ?? {}, write)),
    leftOut: leftOut(facts),
    words: write.interfaceWords(),
    meta: metaOf(facts, opening, write),
  };
}

const sectionsOf = (made: Section | Section[] | null): Section[] =>
  made === null ? [] : Array.isArray(made) ? made : [made];

/** What the facts left out, and the reviews that a rule of the trade hides. */
function leftOut(facts: Facts): NonNullable<SiteDocument['leftOut']> {
  const hidden = hidesReviews(facts) ? facts.reviews.items : [];
  return [...(facts.leftOut ?? []), ...hidden.map(({ text }) => ({ text, reason: 'regulated' as const }))];
}
