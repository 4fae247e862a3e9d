import type { SectionOf, Text } from '../document.ts';
import type { Opening } from '../copy/headline.ts';
import { isOpeningDays } from '../copy/makes-headline.ts';
import { unbroken } from '../copy/typeset.ts';
import type { Writer } from '../copy/writer.ts';
import type { WordKey } from '../copy/words.ts';
import type { Trade } from '../document.ts';
import type { Facts, PriceGroup } from '../facts/facts.ts';
import { PRICE } from '../facts/price.ts';
import { TRADE_RULES } from '../facts/trades.ts';
import type { PhotoPlan } from '../photos.ts';

const SHOWN_WORDS = 90;
/** Less than so many signs with a price among them are remarks ("Uscita 40 €, gratuita se …"), no story; else a third of that. */
const REMARKS = 160;
/** A price longer than this may take two lines, and so may "£9,500 to £22,000". */
const ONE_LINE = 18;
const mayBreak = (price: string): boolean => price.length > ONE_LINE || [...price.matchAll(/[€£$]/gu)].length > 1;

const ABOUT_TITLES: Partial<Record<Trade, WordKey>> = {
  restaurant: 'about.venue',
  bar: 'about.venue',
  hotel: 'about.stay',
  legal: 'about.practice',
  health: 'about.surgery',
  shop: 'about.shop',
  florist: 'about.shop',
};
const OF_NO_PLACE = new Set([
  'food truck',
  'caterer',
  'pet groomer',
  'tour agency',
  'boat rental',
  'campground',
  'farm',
  'winery/vineyard',
  'landscape company',
  'pharmacy / drugstore',
  'kennel',
  'pet sitter',
]);
/** Of all that the trade of hotels holds, where a list of prices is one of rooms. */
const WITH_ROOMS = new Set([
  'hotel',
  'bed and breakfast',
  'inn',
  'resort',
  'hostel',
  'vacation home rental',
  'agriturismo',
]);

/** The story the hero left; its first 90 words are shown, the rest waits behind "read more". */
export function aboutSection(facts: Facts, opening: Opening, write: Writer): Omit<SectionOf<'about'>, 'photo'> | null {
  const all = [...opening.story, ...(facts.info ? [write.own(facts.info)] : [])];
  const tells = facts.prices ?? facts.times ?? [...facts.news, ...facts.events];
  if (all.length === 0 && opening.lede === null && facts.street && facts.city && tells.length === 0)
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
    title: write.standard(isRemark(facts, all) ? 'about.know' : aboutTitle(facts)),
    since: facts.founded === null ? null : write.standard('about.since', { year: facts.founded }, ['founded']),
    paragraphs: shown,
    rest: all.slice(shown.length),
  };
}

/** Prices, conditions and closed days that somebody wants to know before they come, or next to nothing. */
function isRemark({ founded }: Facts, all: Text[]): boolean {
  if (all.every(({ value }) => isOpeningDays(value))) return true;
  const length = all.reduce((sum, { value }) => sum + value.length, 0);
  const priced = all.some(({ value }) => [...value.matchAll(PRICE)].length > 0);
  return founded === null && length < (priced ? REMARKS : REMARKS / 3);
}

/** What a business calls the place or practice that it tells about; a cart, a band or a parish is just "about us". */
function aboutTitle({ trade, categories }: Facts): WordKey {
  if (categories.some((category) => OF_NO_PLACE.has(category))) return 'nav.about';
  return ABOUT_TITLES[trade] ?? 'nav.about';
}

/** What is sold or done, then on which days what happens. */
export function listSections(facts: Facts, write: Writer, plan: PhotoPlan): SectionOf<'list'>[] {
  const { list } = TRADE_RULES[facts.trade];
  const [category] = facts.categories;
  const kind = list === 'rooms' && category !== undefined && !WITH_ROOMS.has(category) ? 'services' : list;
  return [
    listOf(kind, facts.prices, facts, write, plan),
    listOf('timetable', facts.times ?? null, facts, write, plan),
  ].flatMap((list) => list ?? []);
}

/** What people ask these for is what it costs. */
const TARIFFS = new Set(['campground', 'museum', 'boat rental', 'bike rental', 'car rental', 'driving school']);

/** Amounts for a length of time or a kind of guest: a tariff, whatever it is for. */
function areTariffs({ categories }: Facts, groups: PriceGroup[]): boolean {
  const items = groups.flatMap((group) => group.items);
  const measured = items.filter(({ name, price }) => price !== null && MEASURE.test(name.value));
  return TARIFFS.has(categories[0] ?? '') || measured.length * 2 >= items.length;
}
const MEASURE =
  /^(?:\d+(?:[.,]\d+)?\s?(?:h|min|or[ae]|hours?|horas?|heures?|minut\p{L}*|ώρ\p{L}+|λεπτά)|intero|ridotto|adult\p{L}*|enfants?|bambin\p{L}|niñ\p{L}+|child\p{L}*|ολόκληρη μέρα|ημέρα|half day|full day|mezza giornata|giornata intera|media jornada|jornada completa|demi-journée|journée|basse saison|haute saison|bassa stagione|alta stagione|low season|high season|temporada (?:baja|alta))(?!\p{L})/iu;

function listOf(
  kind: SectionOf<'list'>['kind'],
  groups: PriceGroup[] | null,
  facts: Facts,
  write: Writer,
  { bySource, usable }: PhotoPlan,
): SectionOf<'list'> | null {
  if (groups === null) return null;
  const title = write.standard(kind === 'services' && areTariffs(facts, groups) ? 'nav.prices' : `nav.${kind}`);
  const saysTheSame = (group: Text) => group.value.toLowerCase() === title.value.toLowerCase();
  return {
    type: 'list',
    id: kind,
    title,
    kind,
    groups: groups.map(({ title: own, items }) => ({
      title: own && !saysTheSame(own) ? write.own(own) : null,
      items: items.map((item) => {
        const photo = bySource.get(item.photo ?? '') ?? null;
        const price = item.soldOut ? write.standard('list.sold-out') : item.price && write.own(item.price);
        const listed = item.listed === undefined ? item.price : item.listed;
        const isOther = item.soldOut === true || item.listed !== undefined;
        return {
          name: { ...write.own(item.name), ...(item.href === undefined ? {} : { href: item.href }) },
          detail: item.detail && write.own(item.detail),
          price: price && (mayBreak(price.value) ? price : { ...price, value: unbroken(price.value) }),
          // The page does not say which photo shows which item; a guess would be an invention. Its owner may.
          photo: photo !== null && usable.has(photo) ? photo : null,
          ...(isOther ? { listed: listed?.value ?? '' } : {}),
        };
      }),
    })),
  };
}
