import { CATEGORIES } from '../copy/categories.ts';
import { LANGS } from '../document.ts';
import { isShouted } from './calm-capitals.ts';
import type { FactsInput } from './input.ts';
import { isSmallWord } from './language.ts';
import { oneLine, plain } from './plain.ts';
import { TRADE_RULES } from './trades.ts';

/** More are never looked for in a text. */
const MOST = 60;
/** A capital in the middle of a line, after a small word or a comma. */
const IN_THE_MIDDLE = /(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}{2,}/gu;

let spoken: Set<string> | undefined;

/** Words that say what a business is: "Pizzeria" in its name is no proper name. */
function tradeWords(): Set<string> {
  if (spoken) return spoken;
  const named = Object.values(CATEGORIES).flatMap(({ names }) => LANGS.map((lang) => names[lang]));
  const matched = Object.values(TRADE_RULES).flatMap(({ match }) => match);
  spoken = new Set([...named, ...matched].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return spoken;
}

/** "KEBAB ISTANBUL 2" as people would write it in a sentence: a capital to each word. */
function inWords(name: string): string {
  return isShouted(name) || (/\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name))
    ? name.replaceAll(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name;
}

/**
 * Names that keep their capital when a shouted text is lowered, shortest first: the business's own, the places of its
 * address, and what the page elsewhere writes with a capital in the middle of a line.
 */
export function properNames(page: FactsInput): string[] {
  const own = inWords(oneLine(page.name).slice(0, 120));
  const { city, street } = page.location ?? {};
  const particular = (own.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => /^\p{Lu}/u.test(word) && !tradeWords().has(word.toLowerCase()) && !isSmallWord(word),
  );
  const places = [city, street].map((place) => inWords(oneLine(place).slice(0, 80)));
  const placeNames = places.flatMap((place) =>
    (place.match(/\p{Lu}\p{L}{2,}/gu) ?? []).filter((word) => !tradeWords().has(word.toLowerCase())),
  );
  const spokenOf = [
    page.about,
    page.description,
    page.general_info,
    page.phone,
    ...page.posts.map((post) => post.message),
  ]
    .flatMap((text) => plain(text).slice(0, 4000).split('\n'))
    .filter((line) => !isShouted(line))
    .flatMap((line) => line.match(IN_THE_MIDDLE) ?? [])
    .filter((word) => !tradeWords().has(word.toLowerCase()));
  const all = [own, ...places, ...placeNames, ...particular, ...spokenOf].filter((name) => name.length > 2);
  return [...new Set(all)].slice(0, MOST).toSorted((a, b) => a.length - b.length);
}
