import { detectLang } from '../../facts/language.ts';
import type { Text } from '../../document.ts';
import type { EventFact, Facts, NewsFact, PriceGroup, PriceItem } from '../../facts/facts.ts';
import { listKind, listUnit, rowUnitsOf } from '../owned-list.ts';
import type { OwnerUnit } from '../units.ts';
import { saidIn, type Translation } from './translation.ts';

const LETTERS = /\p{L}{2}/u;

/**
 * Facts as another language of the site tells them. What the page says of itself is left out: words in that language or a standard sentence stand
 * in its place. Entries and rows stay, in the original where nobody has translated them. Pure.
 */
export function translatedFacts(facts: Facts, translation: Translation): Facts {
  const titles = listUnit(listKind(facts));
  const units = rowUnitsOf(facts).values();
  let title = 0;
  const prices = facts.prices?.map((group): PriceGroup => {
    const at = title;
    if (group.title) title += 1;
    return {
      title: group.title && (saidIn(translation, titles, at) ?? original(group.title)),
      items: group.items.map((item) => translatedRow(item, units.next().value, translation)),
    };
  });
  return {
    ...facts,
    about: null,
    paragraphs: [],
    info: null,
    prices: prices ?? null,
    news: facts.news.map((item) => translatedPost(item, translation)),
    events: facts.events.map((event) => translatedEvent(event, translation)),
  };
}

/** Marked with its language where that can be told; the writer marks the others with that of the site. */
function original(text: Text): Text {
  const lang = text.lang ?? detectLang(text.value);
  return lang ? { ...text, lang } : text;
}

function translatedRow(item: PriceItem, unit: OwnerUnit | undefined, translation: Translation): PriceItem {
  const name = unit === undefined ? null : saidIn(translation, unit, 'name');
  const detail = unit === undefined ? null : saidIn(translation, unit, 'detail');
  const { price } = item;
  return {
    ...item,
    name: name ?? original(item.name),
    detail: name ? detail : item.detail && original(item.detail),
    // Figures are of no language.
    price: price && (LETTERS.test(price.value) ? original(price) : { ...price, lang: translation.lang }),
  };
}

const translatedPost = (item: NewsFact, translation: Translation): NewsFact => ({
  ...item,
  text: saidIn(translation, `item/posts/${item.id}`) ?? original(item.text),
});

function translatedEvent(event: EventFact, translation: Translation): EventFact {
  const unit = `item/events/${event.id}`;
  const name = saidIn(translation, unit, 'name');
  const detail = saidIn(translation, unit, 'detail');
  return {
    ...event,
    name: name ?? original(event.name),
    detail: name ? detail : event.detail && original(event.detail),
  };
}
