import { withoutEmoji } from './emoji.ts';
import { PRICE } from './price.ts';
import { withoutBrackets } from './plain.ts';

const LONGEST_TITLE = 50;

const OF_TIME =
  "(?:del(?:la|l['’])?|dei|of the|du|de la|de los|de|της|του|this|ce(?:tte)?)\\s?(?:giorno|settimana|mese|stagione|estate|day|week|month|día|semana|mes|jour|semaine|mois|saison|ημέρας|εβδομάδας|μήνα)|ημέρας|εβδομάδας";
/** "Offerte della settimana!", "Plat du jour": a label, whatever mark it ends with. */
export const OFFERS = new RegExp(
  `^(?:\\p{L}{3,12}\\s)?(?:offert[ae]|promo(?:s|zion[ei])?|men[uùú]s?|piatt[oi]|plats?|offers?|specials?|ofertas?|platos?|arrivages?|προσφορ[άέ]ς?|πιάτ[οα])\\s(?:${OF_TIME})[\\s!.…]*$`,
  'iu',
);
const PRICES =
  '(?:(?:i nostri|le nostre|our|nuestr[ao]s|nos)\\s)?(?:tariff[ae]|prezz[io]|quote|listino(?: prezzi)?|price ?list|prices?|precios?|tarifas?|cuotas|cotisations|tarifs?|lista de precios|carta|τιμές|τιμοκατάλογος|κατάλογος)';
/** "Τιμοκατάλογος / Price list", "Tarifs 2026", "Prezzi della settimana": what any price list is called. */
export const PRICE_LIST = new RegExp(
  `^${PRICES}(?:\\s(?:\\d{4}(?:/\\d{2,4})?|${OF_TIME}))?(?:\\s?[/–-]\\s?${PRICES})?$`,
  'iu',
);

/** "Next concerts", "Prossime date" */
const NEXT =
  /^(?:next|upcoming|prossim[ie]|próxim[oa]s|prochaine?s|επόμεν\p{L}{1,2})\s(?:concerts?|gigs|events?|dates?|shows?|courses?|concerti|eventi|date|corsi|appuntamenti|spettacoli|conciertos|eventos|fechas|cursos|séances|stages|cours|spectacles|συναυλίες|εκδηλώσεις|ημερομηνίες)$/iu;

/** The name of a price list, or of days to come, and nothing else. */
function isPriceListTitle(line: string): boolean {
  const bare = withoutBrackets(withoutEmoji(line)).trim();
  return PRICE_LIST.test(bare) || NEXT.test(bare);
}

/** A line that leads to a list, in letters of any size: "Prossime date:", "Listino prezzi". */
export const isListTitle = (line: string): boolean =>
  /[:：]$/u.test(line.trimEnd()) || OFFERS.test(line) || isPriceListTitle(line);

/** The page's one line about itself that only says what follows; some write that line in capitals. */
export const isLabelAlone = (line: string): boolean =>
  isLabel(line) &&
  (OFFERS.test(line) ||
    isPriceListTitle(line) ||
    /[:?!.…]$/u.test(withoutEmoji(line)) ||
    (line.match(/\p{L}{2,}/gu)?.length ?? 0) === 1);

/** A line that only says what follows: "Arrivage du jour :", "TARIFAS 2026", "Où nous trouver ?". */
export function isLabel(line: string): boolean {
  const bare = line.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '').trim();
  if (bare === '' || bare.length > LONGEST_TITLE || [...bare.matchAll(PRICE)].length > 0) return false;
  if (/[:：]$/u.test(bare) || OFFERS.test(bare) || isPriceListTitle(bare)) return true;
  const words = withoutBrackets(bare).trim().split(/\s+/).length;
  if (bare.endsWith('?')) return words <= 6;
  return words <= 6 && /\p{Lu}{3}/u.test(bare) && !/\p{Ll}/u.test(withoutBrackets(bare)) && !/[.!…]$/u.test(bare);
}
