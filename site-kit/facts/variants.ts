/** One thing that is had in several ways: "Acacia - 250g € 5,50 / 500g € 9", "Mediano: baño 24€ | baño y corte 34€". */
import { endsInBracket, withoutBrackets } from './plain.ts';
import { PRICE } from './price.ts';

/** What it is, before the ways in which it is had. */
const LEAD =
  /^(.{2,60}?)(?:\s?:|\s[–—-]|,(?=\s\d+\s?(?:h|min|or[ae]|hours?|horas?|heures?|g|gr|kg|cl|ml|l)(?!\p{L})))\s(?=\S)/u;
/** What may part two ways; what stands before it is said of the first. */
const BETWEEN = /\s?[,;|·/]\s?|\s[–—-]\s|\s(?:e|ed|o|y|et|ou|or|and|και|ή)\s/u;
const LONGEST_WAY = 36;
const LONGEST_REST = 40;
const MOST = 8;

/** A line for each way, its name in each; the line alone where it tells of one thing, or of several. */
export function variantsOf(line: string): string[] {
  const lead = LEAD.exec(line);
  if (!lead?.[1] || !/\p{L}{2}/u.test(lead[1]) || lead[1].search(PRICE) !== -1) return [line];
  const told = line.slice(lead[0].length);
  const prices = [...told.matchAll(PRICE)].slice(0, MOST + 1);
  if (prices.length < 2 || prices.length > MOST) return [line];
  const ways: { way: string; price: string; rest: string }[] = [];
  let way = told.slice(0, prices[0]?.index);
  for (const [at, price] of prices.entries()) {
    const after = told.slice(price.index + price[0].length, prices[at + 1]?.index);
    const isLast = at === prices.length - 1;
    const mark = isLast ? null : BETWEEN.exec(after);
    const rest = after.slice(0, mark?.index);
    // "(fino a 20 km, poi 0,60 €/km)": a bracket is said of one way.
    if (endsInBracket(rest)) return [line];
    const next = mark ? after.slice(mark.index + mark[0].length) : '';
    // "Cats: £13.50 per night, 2 sharing £22": the first is the thing itself. A capital begins another thing.
    const isItself = at === 0 && way.trim() === '' && !/^\p{Lu}/u.test(next);
    if ((!isWay(way) && !isItself) || rest.length > LONGEST_REST || /[.!?]\s/u.test(withoutBrackets(rest)))
      return [line];
    ways.push({ way: way.trim(), price: price[0], rest });
    way = next;
  }
  return ways.map((one) => `${lead[1]}${one.way === '' ? '' : ` - ${one.way}`} ${one.price}${one.rest}`);
}

/** Named in a few words, and told apart by them. */
function isWay(way: string): boolean {
  const text = way.trim();
  return text !== '' && text.length <= LONGEST_WAY && /[\p{L}\d]/u.test(text) && !NO_WAY.test(text);
}
/** A sentence, or what is had for nothing from the next amount on. */
const NO_WAY = /[.!?:]|^(?:gratuit[oae]?s?|gratis|free|δωρεάν|offerte?s?|si no|se no|sinon|otherwise)$/iu;
