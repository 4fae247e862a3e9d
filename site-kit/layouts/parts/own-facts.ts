import type { SiteDocument, Text } from '../../document.ts';
import { find, findAll } from './find.ts';
import { leadingItems } from './leading-items.ts';
import { LONGEST_FIGURE } from './fit-figure.ts';

/** What a page without a photo is drawn from: facts of the business that stand elsewhere on the page too, and nothing else. */
export interface OwnFacts {
  /** Of the first words of the name, two at most. */
  initials: string;
  /** "8" of "Via del Nido 8". */
  number: string | null;
  street: Text | null;
  /** When the first day that opens at all does. */
  opens: string | null;
  closes: string | null;
  since: Text | null;
  /** The first entries with a price that is short enough to be large. */
  prices: { name: Text; price: Text }[];
  /** Fewer than that in all: a drawing of prices would only repeat the list below it. */
  isShortList: boolean;
  city: Text | null;
}

const LONGEST_NAME = 34;
const SHORT_LIST = 6;
const HOUSE = /^\d{1,4}[a-z]?$/iu;

/** At the end of the line in most countries, at its beginning in French and English. */
function houseNumber(street: string): string | null {
  const words = (street.split(',')[0] ?? '').split(/\s/u).filter(Boolean);
  return [words.at(-1), words[0]].find((word) => word !== undefined && HOUSE.test(word)) ?? null;
}

/** Of "12:00 – 15:00"; nulls where the words say something else. */
function timesOf(shift: string | undefined): [opens: string | null, closes: string | null] {
  const [opens, closes] = (shift ?? '').split('–').map((time) => time.trim());
  return opens && closes ? [opens, closes] : [null, null];
}

const ARTICLE = /^(?:the|il|lo|la|le|les|l|i|gli|el|los|las|ο|η|το|οι|τα)$/iu;

/** First letters, without accents, of the first two words that begin with a capital and are no article: "The Tin Herons" is TH. */
export function initialsOf(name: string): string {
  const capitals = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const named = capitals.filter((word) => !ARTICLE.test(word));
  const words = named.length > 0 ? named : capitals;
  const chosen = words.length > 0 ? words : name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return chosen
    .slice(0, 2)
    .map((word) => [...word.normalize('NFD')][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

export function ownFacts(doc: SiteDocument): OwnFacts {
  const contact = find(doc, 'contact');
  const [street = null] = contact?.address ?? [];
  const shifts = find(doc, 'hours')?.rows.flatMap((row) => row.shifts) ?? [];
  const [opens, closes] = timesOf(shifts.find(({ value }) => /\d/.test(value))?.value);
  const items = findAll(doc, 'list').flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return {
    initials: initialsOf(doc.name.value),
    number: houseNumber(street?.value ?? ''),
    street,
    opens,
    closes,
    since: find(doc, 'about')?.since ?? null,
    prices: findAll(doc, 'list')
      .flatMap(leadingItems)
      .flatMap(({ name, price }) =>
        price && price.value.length <= LONGEST_FIGURE && name.value.length <= LONGEST_NAME ? [{ name, price }] : [],
      ),
    isShortList: items.length <= SHORT_LIST,
    city: doc.city,
  };
}
