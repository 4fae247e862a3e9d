import { isShouted } from '../facts/calm-capitals.ts';
import { PRICE } from '../facts/price.ts';
import { ALL_DAY, namesOnlyDays } from '../facts/closed-days.ts';
import { isTimed, TIMES } from '../facts/timetable.ts';
import { isLabel } from '../facts/list-labels.ts';

const MIN = 12;
const MAX = 70;
/** A customer's words, or what they gave: « La meilleure ! » Sylvie ★★★★★ */
const QUOTED = /^[«“„"'‘]|[»”"] ?[-–—]? ?\p{Lu}|[★⭐]/u;
const OPEN_OR_CLOSED =
  /(?<!\p{L})(?:chius[oaie]|apert[oaie]|closed|open|cerrad[oa]s?|abiert[oa]s?|fermée?s?|ouverte?s?|κλειστ\p{L}{1,2}|ανοιχτ\p{L}{1,2})(?!\p{L})/iu;
const WHEN =
  /(?<!\p{L})(?:luned|marted|mercoled|gioved|venerd|sabato|domenic|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|tutti i giorni|every ?day|(?:tues?|weds?|thurs?)(?!\p{L})|(?<!\p{L})(?:mon|fri|sat)\s?[–-]|daily|todos los días|tous les jours|κάθε μέρα|agosto|août|august)/iu;
/** "Μεζές της ημέρας: ρωτήστε μας!", "Soup of the day: ask at the bar": a line of a list, whatever it says. */
const OF_THE_DAY =
  /^[^:]{0,30}(?<!\p{L})(?:giorno|settimana|mese|stagione|day|week|month|season|día|semana|mes|temporada|jour|semaine|mois|saison|ημέρας|μέρας|εβδομάδας|μήνα|εποχής)\s?:/iu;
export const NUMBER_OR_MAIL = /\d(?:[\s()./-]{0,3}\d){5}|@/u;

/** "Chiuso lunedì e martedì": the hours say it, and no first screen does. */
export const isOpeningDays = (value: string): boolean =>
  (value.length <= MAX && OPEN_OR_CLOSED.test(value) && (WHEN.test(value) || ALL_DAY.test(value))) ||
  namesOnlyDays(value);

/** "Du lundi au vendredi de 9h à 19h, samedi matin": a sentence about hours, however long. */
export const tellsHours = (value: string): boolean =>
  value.length <= HOURS_MAX && WHEN.test(value) && (OPEN_OR_CLOSED.test(value) || TIMES.test(value));
const HOURS_MAX = 160;

/** "Siamo aperti!", "Benvenuti sulla nostra pagina": said to whoever passes, and nothing about the business. */
const WE_ARE_OPEN =
  /^(?:(?:siamo|we(?:’|'| a)re|estamos|nous sommes|on est|είμαστε)\s)?(?:(?:now|di nuovo|again|ancora|ya|à nouveau|πάλι)\s)?(?:apert[oiae]|open|abiert[oa]s?|ouverts?|ανοιχτ\p{L}{1,2})(?:\s(?:now|again|di nuovo|ora|ya))?\s?[.!…]*$/iu;
const GREETING =
  /^(?:benvenut[ieo]|welcome|bienvenid[oa]s?|bienvenue|καλ[ώω]ς (?:ήρθατε|ήλθατε|ορίσατε))(?=[\s!.,]|$)(?:.{0,40}(?:pagina|page|página|σελίδα|sito|profilo)|[\s!.]*$)/iu;
export const isGreeting = (value: string): boolean =>
  value.length <= MAX && (WE_ARE_OPEN.test(value) || GREETING.test(value));
/** "Si llegas tarde pierdes la cita", "Vaisselle en supplément", "*sujeto a …": worth knowing, and no way to begin. */
export const isCondition = (value: string): boolean => CONDITION.test(value) || value.includes('*');
const CONDITION =
  /(?<!\p{L})(?:supplément|supplement[oi]|en sus|extra charge|surcharges?|non inclus[aeo]?|escluso|esclus[aei]|not included|no incluid[oa]s?|δεν περιλαμβάν\p{L}+|caparra|acconto|deposits?|acompte|arrhes|fianza|προκαταβολή|disdett[ae]|annullament[oi]|cancellations?|cancelaci\p{L}+|annulation|pierdes|late fee|no[- ]shows?|llegas|retard(?:s|ataires)?|obbligatori[aeo]?|obligatori[ao]s?|obligatoires?|mandatory|υποχρεωτικ\p{L}{1,3}|ακύρωση|χρεώνεται|tassa di soggiorno|tourist tax|taxe de séjour|tasa turística|check[- ]?in)(?!\p{L})/iu;

/** A customer's words are not the business's own. */
export const isQuoted = (value: string): boolean => QUOTED.test(value);

/** False for what no designer sets in large letters: a label, a customer's quotation, opening days, a price, a number. */
export function makesHeadline(value: string): boolean {
  if (value.length < MIN || value.length > MAX || isShouted(value) || isLabel(value)) return false;
  if (QUOTED.test(value) || ALL_DAY.test(value) || NUMBER_OR_MAIL.test(value) || isTimed(value)) return false;
  if (isOpeningDays(value) || isGreeting(value) || OF_THE_DAY.test(value) || value.includes('*')) return false;
  return [...value.matchAll(PRICE)].length === 0;
}
