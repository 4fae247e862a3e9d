/** Prices as people write them in five languages. Each expression reads a text once: growing-texts.test.ts. */
const MARK = '(?:€|£|\\$|eur|euros?|ευρώ|gbp)(?!\\p{L})';
/** "£12k" is a thousand times as much as "£12". */
const AMOUNT = '\\d{1,5}(?:[.,]\\d{3})*(?:[.,]\\d{1,2})?(?:k(?=€)|(?<=[€£$][\\d.,]{1,8})k(?!\\p{L}))?';
const FROM =
  '(?:(?:a partire da|à partir de|a partir de|starting at|starts? (?:at|from)|partono da|από|desde|dès|from|da|only|just|solo|sólo|por|at|a|à)\\s+)?';
/** "8,00 / 15,00 €": two prices have their cents, "1/2" and "24/48" have none. */
const SPAN = `${AMOUNT}(?:\\s?[–-]\\s?[€£]?${AMOUNT}|(?<=[.,]\\d{2})\\s?/\\s?[€£]?\\d{1,4}[.,]\\d{2}(?!\\d))?`;
/** "da 90 a 150 €": the mark stands with the second alone. */
const FROM_TO = `(?:da|dai|de|desde|entre|from|between|tra|από)\\s${AMOUNT}\\s(?:a|ai|à|al|e|y|et|to|and|έως|ως|hasta|jusqu['’]à)\\s${AMOUNT}\\s?${MARK}`;
const UNIT =
  '(?:kg|kilos?|chilo|hg|etto|litro|litre|ud|unidad|pz|pezzo|pièce|notte|nuit|noche|night|persona|personne|person|porzione|portion|ora|hora|hour|heure|mese|mes|mois|month|dozzina|docena|douzaine|dozen|κιλό|άτομο|ώρα|μήνα|βραδιά)';
/** "5 €/kg"; in "5 € / bottiglia 20 €" another price follows. */
const PER = `(?:/\\d{0,3}\\s?\\p{L}{1,12}(?:\\.\\p{L}(?!\\p{L}))?(?:\\d{2}(?!\\d))?\\.?(?:/\\p{L}{1,12}\\.?)?|\\s?/\\s?\\p{L}{1,12}\\.?(?![\\p{L} ]{0,24}\\s[€£]?\\s?\\d)|\\s(?:al|a|alla|l|per|par|por|le|la|the|το|την|τον)\\s${UNIT}(?!\\p{L}))?`;
/** "52 € HT/heure", "£45 + VAT", "32 € p.p.", "£38pp": without it the amount would be another. */
const TAXED =
  '(?:pp(?!\\p{L})|\\s(?:HT|TTC|pp|p\\.\\s?p\\.|(?:\\+|più|más|plus)\\s?(?:IVA|VAT|TVA|ΦΠΑ))(?!\\p{L})(?:/\\p{L}{1,12})?)?';
/** "9€50", "9 € 50", as the French write it; "2 £45" in "Table for 2 £45" is no such amount. */
const MARK_INSIDE = '\\d{1,5}(?:€|\\s€\\s)\\d{2}(?!\\d)';
/** The mark of an amount that follows: in "Pack of 3 €12" it is not that of the pieces. */
const OF_NEXT = '(?!(?<=\\s[€£$])\\d)';
/** "Heures creuses : -4€" is taken off where the words say so; a dash elsewhere leads to a price. */
const OFF = '(?:scont|ridu[cz]|réduc|remise|creuse|moins|descuento|rebaja|off[- ]?peak|discount|less|έκπτωσ|μείωσ)';
const SIGN = `(?:\\+\\s?|(?<=${OFF}[^:=]{0,40}[:=]\\s?)[-−])?`;
/** Pence alone. */
const PENCE = '\\d{1,3}p(?!\\p{L})';

/** Exported for the check that it reads a text once too. */
export const PRICE = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,:])${FROM}${SIGN}(?:${FROM_TO}|${MARK_INSIDE}|${MARK}\\s?${SPAN}|${SPAN}\\s?${MARK}${OF_NEXT}|${PENCE})${PER}${TAXED}`,
  'giu',
);
/** Stands where a price would stand, at the end of a line. */
export const ON_REQUEST =
  /(?<=[\s–—:.…_·|,;(-])(prezzo su richiesta|su richiesta|su preventivo|prezzo di mercato|price on request|on request|ask for price|market price|POA|precio a consultar|a consultar|consultar|según mercado|bajo presupuesto|sur devis|sur demande|sur commande|su ordinazione|da concordare|a convenir|por encargo|à convenir|by arrangement|made to order|prix du marché|selon arrivage|κατόπιν συνεννόησης|κατόπιν παραγγελίας|τιμή κατόπιν επικοινωνίας)\s*\)?[.!]?$/iu;
/** "Margherita 6,50": a menu without a currency sign still ends its lines with amounts. */
export const BARE = /(?<=\s)\d{1,3}[.,]\d{2}$/u;
/** "Skin fade 17", where every item of a list does so. */
export const BARE_WHOLE = /(?:(?<=[\p{L})]\s)(?:from|da|dès|desde|από)\s\d{1,3}|(?<=[\p{L})]\s)\d{1,3})$/iu;
/** "Tortelli 22 al kg": what is weighed is sold. */
const WEIGHED = '\\d{1,3}(?:\\s?/\\s?|\\s(?:al|il|le|el|per|par|por|the|το)\\s)(?:kg|kilo|chilo|etto|hg|κιλό)';
/** "Margherita...5,50", "oat flat white 3.70", "panna +0,50", "salsiccia 11,50 al kg": by their pence, leader or measure they are prices. */
export const BARE_SURE = new RegExp(
  `(?:(?<=\\s)${WEIGHED}|(?<=\\s\\+?)\\d{1,3}[.,](?:\\d{2}|5)${PER}|(?<=\\.{2}|[…_])\\s?\\d{1,3}(?:[.,]\\d{2})?)$`,
  'iu',
);

/** "Cono piccolo 2,50 - medio 3,50 - grande 4,50": a thing that is had in two ways or more, at the end of a line. */
const WAYS_BARE = /(?<=\p{L}\s)\d{1,3}[.,]\d{2}(?:\s[–—/-]\s\p{L}[\p{L} ]{0,20}\s\d{1,3}[.,]\d{2}){1,3}$/u;
/** "Messa ore 18.30", "Cena ore 20": an hour, whatever it looks like. */
export const HOUR =
  /(?<!\p{L})(?:(?:ore|alle|dalle|h|at|from|till|until|las|à|ώρα|στις)\s*\d{1,2}[.,:]\d{2}|(?:ore|alle|dalle|h|at|till|until|las|ώρα|στις)\s*(?:[01]?\d|2[0-4]))$/iu;

export interface PricedAt {
  text: string;
  start: number;
}

/** More characters than this are not a price but a sentence about prices. */
const LONGEST = 28;

/** What stands between two amounts that are one price: "de 290 € à 640 €", "80 € (bassa) / 110 € (alta)". */
const ONE_PRICE = /^\s?(\([^()]{1,24}\))?\s?(?:[–—/-]|a|à|ai|to|and|et|e|y|έως)?\s?$/iu;
const BEFORE_RANGE = /(?<!\p{L})(?:de|da|dai|from|entre|between|tra|από)\s$/iu;

/** Two amounts that belong together, whatever follows them. */
function rangeOf(line: string, [first, last]: RegExpExecArray[]): PricedAt | null {
  if (!first || !last) return null;
  const end = first.index + first[0].length;
  const joined = ONE_PRICE.exec(line.slice(end, last.index));
  if (!joined) return null;
  const from = BEFORE_RANGE.exec(line.slice(0, first.index))?.[0].length ?? 0;
  const close = last.index + last[0].length;
  const bracket = joined[1] === undefined ? 0 : (/^\s?\([^()]{1,24}\)/u.exec(line.slice(close))?.[0].length ?? 0);
  const start = first.index - from;
  return { text: line.slice(start, close + bracket).trim(), start };
}

/** "Sagrantino 2019 - 26 €": what comes first is more than the second, so it is a year or a number and no range. */
function withoutNumberBefore({ text, start }: PricedAt): PricedAt {
  const [before, first, second] = /^(\d{1,5})\s?[–-]\s?(?=(\d{1,5}))/u.exec(text) ?? [];
  if (before === undefined || Number(first) < Number(second)) return { text, start };
  return { text: text.slice(before.length), start: start + before.length };
}

/** "24,90 € au lieu de 29,90 €", "0 € en mayo (después 20 €)": what it costs at another time is said about the price. */
const INSTEAD =
  /(?<!\p{L})(?:au lieu de|invece (?:di|che)|anziché|instead of|was|normally|usually|r\.?r\.?p\.?|en vez de|antes|después|then|poi|dopo|puis|après|before|αντί|μετά)(?!\p{L})[^\d€£|·;]{0,12}$/iu;
const LONGEST_BETWEEN = 40;

/** The first amount of two where the second only compares. */
function comparedOf(line: string, [first, last]: RegExpExecArray[]): PricedAt | null {
  if (!first || !last) return null;
  const between = line.slice(first.index + first[0].length, last.index);
  return between.length <= LONGEST_BETWEEN && INSTEAD.test(between)
    ? { text: first[0].trim(), start: first.index }
    : null;
}

/** "95 € (fino a 20 km, poi 0,60 €/km)": what a bracket behind a price holds is said about it. */
function outsideBrackets(line: string, all: RegExpExecArray[]): RegExpExecArray[] {
  const [first] = all;
  const open = line.indexOf('(', first?.index);
  const isBehind = first !== undefined && open !== -1 && line.endsWith(')') && !line.includes('(', open + 1);
  return isBehind ? all.filter(({ index }) => index < open) : all;
}

/** The price of a line: its last amount; two of them with few words between are one ("35€ day / 45€ night"). */
export function priceOf(line: string, bare: RegExp | null): PricedAt | null {
  const all = outsideBrackets(line, [...line.matchAll(PRICE)]);
  const [first] = all;
  const last = all.at(-1);
  const range = all.length === 2 ? (rangeOf(line, all) ?? comparedOf(line, all)) : null;
  if (range) return range;
  if (first && last && first !== last && line.length - first.index <= LONGEST)
    return { text: line.slice(first.index).trim(), start: first.index };
  if (last) return withoutNumberBefore({ text: last[0].trim(), start: last.index });
  const amount = bare && !HOUR.test(line) ? (WAYS_BARE.exec(line) ?? bare.exec(line)) : null;
  const match = ON_REQUEST.exec(line) ?? amount;
  return match ? { text: (match[1] ?? match[0]).trim(), start: match.index } : null;
}
