/** "Chiuso lunedì e martedì" below a table of hours that says the same. */
import type { Week } from '../document.ts';

const CLOSED = /(?<!\p{L})(?:chius[oaie]|closed|cerrad[oa]s?|ferm[ée]e?s?|κλειστ\p{L}{1,2})(?!\p{L})/iu;
/** By their beginnings, Monday first; "mar" may be Tuesday in three languages. */
const DAYS = [
  /^(?:lun|mon|δευτ)/u,
  /^(?:marte|mardi|tue|τρίτ|τριτ)/u,
  /^(?:mer|mi[ée]r|wed|τετ)/u,
  /^(?:gio|jue|jeu|thu|πέμπ|πεμπ)/u,
  /^(?:ven|vie|fri|παρ)/u,
  /^(?:sab|sáb|sam|sat|σάβ|σαβ)/u,
  /^(?:dom|dim|sun|κυρ)/u,
];
const BESIDE =
  /^(?:e|ed|y|et|and|και|on|il|la|le|lo|i|los|las|el|les|we|are|siamo|estamos|nous|sommes|tutti|ogni|every|tous|todos|la|τη|την|τις|κάθε|all|day|giorno|chius[oaie]|closed|cerrad[oa]s?|ferm[ée]e?s?|κλειστ\p{L}{1,2})$/u;
const LONGEST = 70;

/** Written short in messages ("ts les jours sf dimanche"), and what parts days from days. */
const EXCEPT =
  /^(?:ts|sf|sauf|except|tranne|salvo|excepto|menos|εκτός|from|to|dal|al|da|a|de|du|au|weekend|festivi|week|end)$/u;

/** True for a line that names days and nothing else: "tutti i giorni tranne il lunedì". */
export function namesOnlyDays(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDay = (word: string) => DAYS.some((day) => day.test(word));
  return (
    line.length <= LONGEST &&
    words.some(isDay) &&
    words.every((w) => isDay(w) || BESIDE.test(w) || EXCEPT.test(w) || JOUR.test(w))
  );
}
const JOUR = /^(?:jours?|days?|giorn[oi]|días?|ημέρες|μέρες|μέρα)$/u;

/** True where a sentence only names days as closed on which the week is closed. */
export function repeatsClosedDays(sentence: string, week: Week | null): boolean {
  if (week === null || sentence.length > LONGEST || /\d/u.test(sentence) || !CLOSED.test(sentence)) return false;
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const days = words.map((word) => DAYS.findIndex((day) => day.test(word))).filter((day) => day !== -1);
  const others = words.filter((word) => !DAYS.some((day) => day.test(word)) && !BESIDE.test(word));
  return days.length > 0 && others.length === 0 && days.every((day) => week[day]?.length === 0);
}

/** "24/7 - all day every day" of a place that is always open. */
export function repeatsAlways(line: string, state: string): boolean {
  if (state !== 'always' || !ALL_DAY.test(line)) return false;
  const words =
    line
      .toLowerCase()
      .replace(ALL_DAY, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => BESIDE.test(word) || JOUR.test(word) || ALWAYS.test(word));
}
/** Around the clock, in figures. */
export const ALL_DAY = /24\s?\/\s?7|7\s?[jd]?\s?\/\s?7|24\s?h?\s?\/\s?24|24 ore|24ωρο/iu;
const ALWAYS =
  /^(?:24h?|7j?|open|always|apert[oiae]|sempre|abiert[oa]s?|siempre|ouverts?|toujours|ανοιχτ\p{L}{1,2}|πάντα|su|night|notte|noche|nuit|h)$/u;
