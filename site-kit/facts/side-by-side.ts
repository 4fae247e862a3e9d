/** Several items of a price list that stand on one line, or in one sentence of it. */
import { capitalized } from '../copy/typeset.ts';
import { isCount, namesPrices } from './no-price.ts';
import { endsInBracket, withoutBrackets } from './plain.ts';
import { PRICE } from './price.ts';
import { variantsOf } from './variants.ts';

/** A full stop, and what begins anew after it. Abbreviations that are cut here are put together again. */
const SENTENCE_END = /(?<=[.!?…])\s+(?=\p{Lu}|\p{Extended_Pictographic})/u;
const SEPARATORS = [/\s[•|·]\s/u, /[;•|]\s+/u, /,\s+/u, /\s\/\s/u, /\s[–—-]\s/u];
/** What says only that items follow: "In salone: taglio 20€, piega 15€". */
const LEAD = /^([^:]{2,40}[\p{L})]\s?:)\s+(\S.*)$/u;
const AND = /^\s(?:e|ed|y|et|and|και)\s(?=\p{L})/u;
/** "Dieci anni fa costava 2€", "per la scuola 200€": said of money, and nothing is sold. */
const TELLS =
  /^(?:per|for|para|pour|για|was|now|prima|ora|adesso|poi|infine|antes|ahora|luego|avant|maintenant|puis|then|πριν|τώρα|μετά)\s|(?<!\p{L})(?:spendi|doniamo|risparmi\p{L}*|incass\p{L}+)(?!\p{L})|(?<!\p{L})(?:cost\p{L}{1,4}|cuestan?|costaba|coûte\p{L}{0,3}|κοστίζ\p{L}{1,4}|pag\p{L}{1,5}|paid|raccolt\p{L}|spes[oaie]|spent|raised|gastado|récolté|payé)(?!\p{L})/iu;
const LEAST = 3;
const MOST_WAYS = 4;
const LONGEST = 60;
const MOST_WORDS = 7;
/** Signs that may follow a price before the part is a sentence about it. */
const AFTER_PRICE = 30;
const LONGEST_REST = 90;

/**
 * The parts of a line: each item of an enumeration with prices alone ("Lezione 15€, 5 lezioni 65€, 10 lezioni 120€.", or
 * each a sentence), the sentences before and after it as they stood. The line itself where it holds no three such items.
 * @param isListed true where the line stands among prices
 */
export function sideBySide(line: string, isListed: boolean): string[] {
  if (!LEAD.test(line) && variantsOf(line).length > 1) return [line];
  const sentences = line.split(SENTENCE_END);
  const found: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) found.push(prose.join(' '));
    prose = [];
  };
  for (let at = 0; at < sentences.length;) {
    const sentence = sentences[at] ?? '';
    const listed = itemsOf(sentence, isListed && sentence === line);
    // Among prices two sentences that are an item each are two of them.
    const least = isListed && sentences.length === 2 ? 2 : LEAST;
    const items = listed ?? itemsFrom(sentences, at, least);
    at += listed === null ? Math.max(items.length, 1) : 1;
    if (items.length === 0) prose.push(sentence);
    else {
      endProse();
      found.push(...items);
    }
  }
  const isWhole = found.length === 0;
  endProse();
  return isWhole ? [line] : found;
}

/** After a dash a small letter begins another way of having the same. */
const PAIRED = [/\s[|·•]\s/u, /\s[–—/-]\s(?=[\p{Lu}\d])/u, /,\s(?=\p{L}|\d+\s?(?:kg|gr?|h|l|cl|min)\s)/u];
/** "Cena 28 €, bambini 15 €": who pays less for the same. */
const REDUCED =
  /^(?:ridott|bambin|ragazz|under|soci(?:\s|$)|enfants?|réduit|étudiant|adhérent|niñ|reducid|socios?|estudiant|kids?|child|student|concession|member|παιδι|μειωμέν|φοιτητ)/iu;
/** "Lettino gratis, cane 8 €" */
const FREE = /^[\p{L}\s]{3,40}\s(?:gratis|gratuit[oae]?s?|free|δωρεάν)$/iu;
/** "6 mesi", "500 g": told apart by its measure alone. */
const MEASURED = /^(?:(.*\S)\s)?\d+(?:[.,/]\d+)?\s?(\p{L}+\.?)$/u;

/** "Día suelto 7€ · Bono 10 días 55€": the items of a line of a list, two or some more; the line where it tells of one. */
export function pairOf(line: string): string[] {
  for (const separator of PAIRED) {
    const parts = line.split(separator);
    const [first = '', ...others] = parts;
    if (tellsInBracket(first) || others.length === 0 || others.length > MOST_WAYS || !others.every(isItem)) continue;
    if (others.length > 1 ? isItem(first) : isItem(first) || FREE.test(first))
      return [first, ...others.map((other) => ofTheSame(first, other))];
  }
  // Two of them may be one thing and how else it is had; three are not.
  const all = line.split(/\s[–—/-]\s/u);
  return all.length >= LEAST && all.length <= MOST_WAYS && all.every(isItem) ? all : [line];
}

/** "95 € (fino a 20 km": the bracket is said of its price; in "Cut (£20" it holds it. */
const tellsInBracket = (first: string): boolean =>
  endsInBracket(first) && first.slice(0, first.lastIndexOf('(')).search(PRICE) !== -1;

/** "Pecorino 6 mesi 19€ - 12 mesi 24€": what the first measures is what the second does. */
function ofTheSame(first: string, second: string): string {
  return REDUCED.test(second) && isItem(first) ? `${nameOf(first)} - ${second}` : measured(first, second);
}
const nameOf = (part: string): string => part.slice(0, part.search(PRICE)).replace(/(?<![\s:–—-])[\s:–—-]+$/u, '');

/** "Gâteau 6 p. 32 €, 8 p. 42 €": a measure alone is one of what the first measures. */
function measured(first: string, second: string): string {
  const [, what, unit] = MEASURED.exec(nameOf(first)) ?? [];
  const [, other, same] = MEASURED.exec(nameOf(second)) ?? [];
  return what !== undefined && other === undefined && unit !== undefined && unit === same
    ? `${what} ${second}`
    : second;
}

/** Sentences from here on that are an item each, where they are enough for a list. */
function itemsFrom(sentences: readonly string[], at: number, least: number): string[] {
  const items: string[] = [];
  for (const sentence of sentences.slice(at)) {
    const item = bare(sentence);
    if (!isItem(item)) break;
    items.push(item);
  }
  return items.length >= least ? items : [];
}
const bare = (sentence: string): string => sentence.replace(/(?<![.!])[.!]{1,3}$/u, '');

function itemsOf(sentence: string, isListed: boolean): string[] | null {
  const [, lead, told] = LEAD.exec(sentence) ?? [];
  for (const separator of SEPARATORS) {
    for (const [opening, text] of [...(lead && told ? [[[lead], told] as const] : []), [[], sentence] as const]) {
      const parts = bare(text)
        .split(separator)
        .flatMap(joinedByAnd)
        .map((part) => part.trim());
      // Elsewhere a sentence may count its rooms before it says what a night costs.
      const shared = isListed || namesPrices(opening[0] ?? '') ? withSharedMark(parts) : null;
      if (shared) return [...opening, ...shared];
      const end = parts.findIndex((part) => !isItem(part));
      if (end === -1 && parts.length >= LEAST)
        return [...opening, ...parts.map((part, index) => (index === 0 ? part : measured(parts[0] ?? '', part)))];
      // "…, videoispezione 120 euro, rilascio certificazione": what costs nothing by itself is a sentence.
      const [item = '', next = ''] = parts.slice(Math.max(end - 1, 0));
      const rest = text.slice(text.indexOf(next, text.indexOf(item) + item.length));
      if (end >= LEAST && rest.length <= LONGEST_REST && rest.search(PRICE) === -1)
        return [...opening, ...parts.slice(0, end), capitalized(rest)];
    }
  }
  return unparted(sentence);
}

/** "Barra 0,90€ hogaza 1kg 3,20€ magdalenas docena 4€": each price ends an item where nothing else parts them. */
function unparted(sentence: string): string[] | null {
  if (/[,;|•·]\s/u.test(withoutBrackets(sentence))) return null;
  const ends = [...sentence.matchAll(PRICE)].map(({ index, 0: price }) => index + price.length);
  const parts = ends.map((end, at) => sentence.slice(ends[at - 1] ?? 0, end).trim());
  const isWhole = ends.at(-1) === bare(sentence).trimEnd().length;
  return isWhole && parts.length > LEAST && parts.every(isItem) ? parts : null;
}

/** A name and an amount without a currency. */
const BARE_ITEM = /^(\p{L}[\p{L} '’&+-]{1,40}) (\d{1,3}(?:[.,]\d{1,2})?)$/u;

/** "Prezzi: pizza 5, birra 3, caffè 1 euro": the currency stands once, at the end. Null where numbers follow each other and count. */
function withSharedMark(parts: readonly string[]): string[] | null {
  const last = parts.at(-1) ?? '';
  const price = last.match(PRICE)?.[0];
  const bare = parts.slice(0, -1).map((part) => BARE_ITEM.exec(part));
  if (price === undefined || parts.length < LEAST || !isItem(last) || parts.some(isCount)) return null;
  const amounts = bare.map((found) => Number(found?.[2]?.replace(',', '.')));
  if (amounts.some((amount, index) => Number.isNaN(amount) || amount === (amounts[index - 1] ?? NaN) + 1)) return null;
  return [...bare.map((found) => `${found?.[1]} ${price.replace(/\d[\d.,]*/u, found?.[2] ?? '')}`), last];
}

/** "piega 15€ e colore 40€", the end of an enumeration. */
function joinedByAnd(part: string): string[] {
  const [first, second, ...others] = [...part.matchAll(PRICE)];
  if (!first || !second || others.length > 0) return [part];
  const end = first.index + first[0].length;
  const and = AND.exec(part.slice(end));
  return and ? [part.slice(0, end), part.slice(end + and[0].length)] : [part];
}

/** A few words and one price, with little after it; what stands in brackets is a detail, however long. */
function isItem(given: string): boolean {
  const part = withoutBrackets(given);
  const [price, ...others] = [...part.matchAll(PRICE)];
  if (!price || others.length > 0 || part.length > LONGEST) return false;
  const name = part.slice(0, price.index);
  const words = name.match(/\p{L}+/gu)?.length ?? 0;
  return (
    words > 0 && words <= MOST_WORDS && !TELLS.test(name) && part.length - price.index - price[0].length <= AFTER_PRICE
  );
}
