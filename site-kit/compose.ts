/** From facts and analysed photos to the site document. Pure and quick: changing a layout is composing again. */
import { LAYOUTS, type Lang, type LayoutName, type Section, type SectionOf, type SiteDocument } from './document.ts';
import { actionsOf } from './compose/actions.ts';
import { contactSection } from './compose/contact.ts';
import { hoursSection } from './compose/hours.ts';
import { type LegalData, footerOf } from './compose/legal.ts';
import { metaOf } from './compose/meta.ts';
import { eventsSection, newsSection, reviewsSection } from './compose/stories.ts';
import { type Opening, openingOf } from './copy/headline.ts';
import { typeset, unbroken } from './copy/typeset.ts';
import { type Writer, categoryText, writer } from './copy/writer.ts';
import type { Facts } from './facts/facts.ts';
import { TRADE_RULES } from './facts/trades.ts';
import { findSeed, paletteFor } from './palette.ts';
import { type PhotoPlan, type StoredLogo, type StoredPhoto, asPhoto, documentPhotos, planPhotos } from './photos.ts';

export interface ComposeInput {
  facts: Facts;
  photos: StoredPhoto[];
  logo: StoredLogo | null;
  layout: LayoutName;
  lang: Lang;
  now: Date;
  legal?: LegalData;
  /** A colour the owner pinned, #rrggbb. */
  color?: string;
}

export function composeDocument(input: ComposeInput): SiteDocument {
  const { facts, layout, lang, now } = input;
  const write = writer(lang);
  const plan = planPhotos(input.photos, input.logo);
  const opening = openingOf(facts, write);
  const hero = plan.hero === null ? undefined : plan.usable.get(plan.hero);
  const rules = TRADE_RULES[facts.trade];
  const seed = findSeed({
    ...(input.color === undefined ? {} : { pinned: input.color }),
    logo: input.logo?.analysis.clusters ?? [],
    photo: hero?.analysis.clusters ?? [],
    prefer: rules.hue,
    fallback: rules.seed,
  });
  const made: { [T in Section['type']]: SectionOf<T> | null } = {
    hero: {
      type: 'hero',
      id: 'top',
      headline: opening.headline,
      kicker: opening.kicker,
      lede: opening.lede,
      photo: plan.hero,
      more: plan.more,
    },
    about: aboutSection(facts, opening, plan, write),
    list: listSection(facts, write),
    gallery:
      plan.gallery.length >= 3
        ? { type: 'gallery', id: 'photos', title: write.standard('nav.gallery'), photos: plan.gallery }
        : null,
    news: newsSection(facts, plan, write, now),
    events: eventsSection(facts, plan, write, now),
    reviews: reviewsSection(facts, write),
    hours: hoursSection(facts, write),
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
    name: { value: typeset(facts.name.value, lang), source: facts.name.source },
    category: categoryText(facts, write),
    city: facts.city && { value: facts.city.value, source: facts.city.source },
    logo: input.logo && asPhoto(input.logo, { value: facts.name.value, source: facts.name.source }),
    photos: documentPhotos(plan, facts, write),
    sections: rules.order.flatMap((type): Section[] => (made[type] ? [made[type]] : [])),
    actions: actionsOf(facts, write),
    footer: footerOf(facts, input.legal ?? {}, write),
    words: write.interfaceWords(),
    meta: metaOf(facts, opening, write),
  };
}

const SHOWN_WORDS = 90;

/** The story the hero left; its first 90 words are shown, the rest waits behind "read more". */
function aboutSection(facts: Facts, opening: Opening, plan: PhotoPlan, write: Writer): SectionOf<'about'> | null {
  const all = [...opening.story, ...(facts.info ? [write.own(facts.info)] : [])];
  if (all.length === 0 && opening.lede === null && facts.street && facts.city)
    all.push(
      write.standard('about.min', { name: facts.name.value, street: facts.street.value, city: facts.city.value }, [
        'name',
        'location.street',
        'location.city',
      ]),
    );
  if (all.length === 0) return null;
  let words = 0;
  const shown = all.filter((text, index) => {
    const fits = index === 0 || words < SHOWN_WORDS;
    words += text.value.split(/\s+/).length;
    return fits;
  });
  return {
    type: 'about',
    id: 'about',
    title: write.standard('nav.about'),
    since: facts.founded === null ? null : write.standard('about.since', { year: facts.founded }, ['founded']),
    paragraphs: shown,
    rest: all.slice(shown.length),
    photo: plan.about,
  };
}

function listSection(facts: Facts, write: Writer): SectionOf<'list'> | null {
  if (facts.prices === null) return null;
  const { list: kind } = TRADE_RULES[facts.trade];
  return {
    type: 'list',
    id: kind,
    title: write.standard(`nav.${kind}`),
    kind,
    groups: facts.prices.map(({ title, items }) => ({
      title: title && write.own(title),
      items: items.map((item) => {
        const price = item.price && write.own(item.price);
        return {
          name: write.own(item.name),
          detail: item.detail && write.own(item.detail),
          price: price && { ...price, value: unbroken(price.value) },
          // The page does not say which photo shows which item; a guess would be an invention.
          photo: null,
        };
      }),
    })),
  };
}

export type RankReason = 'trade' | 'photos' | 'plain';

/**
 * Ready layouts, best first. Reason: 'trade' the design made it for this trade, 'photos' it lives from photos and there
 * are enough, 'plain' it also works.
 */
export function rankLayouts(
  facts: Facts,
  photos: StoredPhoto[],
  ready: readonly LayoutName[] = LAYOUTS,
): { layout: LayoutName; reason: RankReason }[] {
  const plan = planPhotos(photos, null);
  const wishes = TRADE_RULES[facts.trade].layouts;
  const count = plan.usable.size;
  const score = (layout: LayoutName): number => {
    const place = wishes.indexOf(layout);
    let points = place === -1 ? 0 : 10 - place;
    // Type-only these two lose their idea (site guide 1.5); the others hold up with drawn art.
    if (layout === 'galleria') points += count >= 6 ? 2 : count >= 4 ? 0 : -12;
    if (layout === 'notte' && plan.hero === null) points -= 6;
    if (layout === 'riviera' && plan.hero === null) points -= 2;
    return points;
  };
  return ready
    .toSorted((a, b) => score(b) - score(a) || LAYOUTS.indexOf(a) - LAYOUTS.indexOf(b))
    .map((layout) => ({
      layout,
      reason:
        wishes.includes(layout) && score(layout) > 0
          ? 'trade'
          : layout === 'galleria' && count >= 6
            ? 'photos'
            : 'plain',
    }));
}
