import type { PriceItem } from './facts.ts';
import { sourced } from './plain.ts';
import { BULLET, withoutEdges } from './price-list.ts';

const DAY =
  /(?<!\p{L})(?:lun(?:ed[ìi]|es|di)?|mar(?:ted[ìi]|tes|di)?|mer(?:coled[ìi]|credi)?|mi[ée](?:rcoles)?|gio(?:ved[ìi])?|jue(?:ves)?|jeu(?:di)?|ven(?:erd[ìi]|dredi)?|vie(?:rnes)?|s[áa]b(?:ato|ado)?|sam(?:edi)?|dom(?:enica|ingo)?|dim(?:anche)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|feriali|festivi|weekdays|δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή)s?(?!\p{L})/iu;
const CLOCK =
  '(?:\\d{1,2}(?:[.:]\\d{2})?\\s?[ap]m(?!\\p{L})|\\d{1,2}[.:]\\d{2}(?!\\d)|\\d{1,2}\\s?h(?:\\d{2})?(?!\\p{L}))';
const WORD = '(?<!\\p{L})(?:ore|dalle|alle|de|des|a|à|at|from|to|till|until|hasta|las|ώρα|από|έως|ως|τις)';
/** One time or several with only small words and marks between them. Exported for the check that it reads a text once. */
export const TIMES = new RegExp(
  `(?:${WORD}\\s)?${CLOCK}(?:(?:\\s?[-–/,]\\s?|\\s(?:${WORD}\\s|[ye]\\s|et\\s|and\\s|και\\s){1,2})${CLOCK})*`,
  'iu',
);
const LONGEST = 110;

/** True for a line that says on which day something is at which time. */
export function isTimed(line: string): boolean {
  return line.length <= LONGEST && DAY.test(line) && TIMES.test(line);
}

/** "Lundi : place du marché 18h-21h" as its day, what is then, and the time. */
export function readTime(given: string, field: string): PriceItem | null {
  const source = { kind: 'field', field } as const;
  const line = given.replace(BULLET, '').trim();
  const times = TIMES.exec(line);
  if (!times) return null;
  const before = withoutEdges(line.slice(0, times.index));
  const after = withoutEdges(line.slice(times.index + times[0].length));
  const [, day, what] = /^([^:–—]{2,40}?)\s?(?:[:–—]|\s-)\s(\S.*)$/u.exec(before) ?? [];
  const name = sourced(day ?? (before || after), source);
  const detail = [what, before === '' ? '' : after].filter(Boolean).join(', ');
  return name && { name, detail: sourced(detail, source), price: sourced(times[0].trim(), source) };
}
