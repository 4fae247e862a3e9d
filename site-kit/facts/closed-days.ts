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

/** True where a sentence only names days as closed on which the week is closed. */
export function repeatsClosedDays(sentence: string, week: Week | null): boolean {
  if (week === null || sentence.length > LONGEST || /\d/u.test(sentence) || !CLOSED.test(sentence)) return false;
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const days = words.map((word) => DAYS.findIndex((day) => day.test(word))).filter((day) => day !== -1);
  const others = words.filter((word) => !DAYS.some((day) => day.test(word)) && !BESIDE.test(word));
  return days.length > 0 && others.length === 0 && days.every((day) => week[day]?.length === 0);
}
