import { CATEGORIES, type CategoryKey, findCategory } from '../copy/categories.ts';
import { LANGS, TRADES, type Trade } from '../document.ts';
import { TRADE_RULES } from './trades.ts';

/** Words of a text in lower case, a space before and after each. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `;
}

function matches(word: string, text: string): boolean {
  if (word.endsWith('*')) return text.includes(spaced(word).trimEnd());
  const whole = spaced(word).trimEnd();
  return ['', 's', 'es'].some((plural) => text.includes(`${whole}${plural} `));
}

/** The trade whose longest word is in an English category name; the order of TRADES decides between equals. */
export function tradeOfCategory(name: string): Trade | null {
  const text = spaced(name);
  let best: { trade: Trade; length: number } | null = null;
  for (const trade of TRADES)
    for (const word of TRADE_RULES[trade].match)
      if (word.length > (best?.length ?? 0) && matches(word, text)) best = { trade, length: word.length };
  return best?.trade ?? null;
}

/** Known categories of a page in the order given, whatever language the network named them in. */
export function knownCategories(names: string[]): CategoryKey[] {
  return [...new Set(names.flatMap((name) => findCategory(name) ?? []))];
}

/** Says what is sold, and nothing of tables to sit at. */
const ANY_FOOD = /^food\s?(?:&|and)\s?(?:beverage|drink|grocery)/iu;
/** Shops of their own kind, whatever else their owners do: a bookshop with a café is a bookshop. */
const OWN_KIND = new Set([
  'butcher shop',
  'cheese shop',
  'delicatessen',
  'grocery store',
  'bookstore',
  'furniture store',
  'musical instrument store',
  'antique store',
  'toy store',
]);

export const CAFES: ReadonlySet<string> = new Set(['cafe', 'coffee shop', 'tea room']);

const FOOD: Trade[] = ['restaurant', 'bar', 'bakery'];

/**
 * The first category that says a trade decides; "shop" says less than any other, food above all. Without a category, a
 * trade word in the business's own name ("Trattoria da Anna").
 */
export function detectTrade(names: string[], businessName: string): Trade {
  const particular = names.filter((name) => !ANY_FOOD.test(name.trim()));
  const told = particular.length > 0 ? particular : names;
  const trades = told.flatMap((name) => tradeOfCategory(findCategory(name) ?? name) ?? []);
  const [first] = trades;
  const main = findCategory(told[0] ?? '') ?? '';
  // A café with a kitchen lays tables.
  if (CAFES.has(main) && trades.includes('restaurant')) return 'restaurant';
  if (first === 'shop' && OWN_KIND.has(main)) return 'shop';
  if (first === 'shop')
    return trades.find((trade) => FOOD.includes(trade)) ?? trades.find((trade) => trade !== 'shop') ?? 'shop';
  if (first) return first;
  const text = spaced(businessName);
  const spoken = Object.entries(CATEGORIES).find(
    ([key, { names: spelled }]) => tradeOfCategory(key) !== null && LANGS.some((lang) => matches(spelled[lang], text)),
  );
  // "Il Mago della Pizza" is no magician: what the trades are called comes first.
  return tradeOfCategory(businessName) ?? (spoken ? tradeOfCategory(spoken[0]) : null) ?? 'other';
}
