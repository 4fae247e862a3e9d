/** Sentences that are worth knowing and begin no site. */
import { isListTitle } from '../facts/list-labels.ts';
import { ON_REQUEST, PRICE } from '../facts/price.ts';
import { opensWithDays } from '../facts/timetable.ts';
import { isCondition, isGreeting, isOpeningDays, isQuoted, NUMBER_OR_MAIL, tellsHours } from './makes-headline.ts';

/** What "Corte de uñas 5 €" says is worth knowing, and opens no site. */
const REMARK_MAX = 60;
export const isPriceRemark = (value: string): boolean =>
  value.length <= REMARK_MAX && (value.search(PRICE) !== -1 || PERCENT.test(value) || CENTS.test(value));
/** Of what all of it is made of is no remark: "100 % lana". */
const PERCENT = /(?<!(?<!\d)100)(?<=\d)\s?%/u;
/** "Τσίπουρο 3,50"; neither an hour nor a distance. */
const CENTS =
  /(?<![\d.,:]|(?:ore|alle|dalle|at|from|till|until|las|de|à|ώρα|στις)\s)\d{1,3}[.,]\d{2}(?![\d.,:]|\s?(?:km|m|mq|m²|ha|kg|g|l|cl)(?!\p{L}))/u;

/** "Artists: Jo (fine line), Sam (trad)" answers a question that nobody has asked yet. */
const ANSWERS = /^\p{L}{1,24}(?:\s[\p{L}\d]{1,24}){0,3}\s?:\s/u;
/** "Για παρέες άνω των 8 ατόμων τηλεφωνήστε": said to some of those who read on. */
const FOR_SOME =
  /^(?:per|for|para|pour|για)\s.{1,80}(?:chiam|telefon|scriv|call|phone|ring|write|llam|escrib|appel|télépho|écri|τηλεφων|καλέσ)/iu;

/** "Punción seca incluida." is said of what a list sells. */
const INCLUDED = /^.{0,30}\s(?:inclus[aei]|included|incluid[oa]s?|compres[oaie]|compris(?:es?)?)[.!]?$/iu;
/** "Cerrado del 7 de enero al 15 de febrero." */
const CLOSED = /^(?:chius[oaie]|closed|cerrad[oa]s?|fermée?s?|κλειστ\p{L}{1,2})(?![\p{L}-])/iu;
/** "No trabajo con mutuas": what is not done. */
const DENIED =
  /^(?:no (?:trabaj|acept|hac|admit|ten|ofrec|realiz)|non (?:facc|accett|lavor|abbiam|effettu|si )|we (?:do not|don['’]t|can(?:no|['’])t)|nous n[e'’]|on n[e'’]|pas d[e'’]|δεν )(?!.{0,40}(?<!\p{L})(?:que|qu['’]|solo|sólo|soltanto|only|just|wait|prisa|απλώς|μόνο)(?!\p{L}))/iu;
/** "Full groom 45 / bath & tidy 30": a row of a price list without its currency. */
const BARE_PRICE =
  /\p{L}(?<!(?<!\p{L})(?:in|nel|dal|del|di|e|siamo|eravamo|of|since|from|to|route|highway|via|en|de|du|au|somos|sommes|σε|από|το))\s\d{1,3}(?=\s\/|[,;.]|$)/gu;

/** Opening days stand with the hours; a greeting, a customer's words, a single price, a telephone in the story. */
export const isNoLede = (value: string): boolean =>
  isListTitle(value) ||
  isOpeningDays(value) ||
  isGreeting(value) ||
  isQuoted(value) ||
  isPriceRemark(value) ||
  isCondition(value) ||
  tellsHours(value) ||
  opensWithDays(value) ||
  FOR_SOME.test(value) ||
  ANSWERS.test(value) ||
  INCLUDED.test(value) ||
  DENIED.test(value) ||
  CLOSED.test(value) ||
  ON_REQUEST.test(value) ||
  [...value.matchAll(BARE_PRICE)].length > 1 ||
  NUMBER_OR_MAIL.test(value);

/** "Studio 4, 18 tower st, Edinburgh": the page's own street and number, however they are written, stand with the map. */
export function namesStreet(value: string, street: string): boolean {
  const words = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(value));
  const own = words(street).filter((word) => word.length > LEAST_LETTERS && !KINDS.test(word));
  const [number] = words(street).filter((word) => /\d/u.test(word));
  if (number === undefined) return own.length > 1 && own.every((word) => said.has(word));
  return said.has(number) && own.some((word) => said.has(word));
}
/** Shorter words are "via", "rue", "the". */
const LEAST_LETTERS = 3;
/** Any address has one of them. */
const KINDS =
  /^(?:street|road|avenue|lane|high|square|strada|viale|piazza|corso|largo|calle|plaza|avenida|paseo|place|boulevard|chemin|οδός|πλατεία|λεωφόρος)$/u;
