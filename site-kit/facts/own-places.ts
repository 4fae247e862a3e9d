/** "small classes, in bristol": the town of the page's own address keeps its capital where its owner's thumb forgot it. */
import { COMMON_WORDS } from './places-that-are-words.ts';

/** A word that stands before a place, at the end of what comes before it. */
const BEFORE = /(?<![\p{L}@#./_-])(?:in|at|from|near|of|around|a|ad|di|da|per|en|de|desde|para|à|vers|sur) $/iu;
/** Of the longest of them, with a sign before it. */
const LONGEST = 9;
/** A longer word, an address or a handle goes on. */
const GOES_ON = /^(?:[\p{L}\p{N}@/_-]|\.\p{L})/u;
const SHORTEST = 4;

/**
 * @param town as the address has it; nothing is changed where it has no capital itself or is also a word of the language
 * ("bath", "nice", "prato"): a wrong capital is worse than a missing one
 */
export function capitalOfTown(town: string): (text: string) => string {
  const [name = ''] = town.split(/[,(]/u, 1);
  const proper = name.trim();
  const written = proper.toLowerCase();
  if (proper.length < SHORTEST || proper === written || proper === proper.toUpperCase() || COMMON_WORDS.has(written))
    return (text) => text;
  return (text) => {
    const [first = '', ...others] = text.split(written);
    return others.reduce((before, after) => {
      const isTown = BEFORE.test(before.slice(-LONGEST)) && !GOES_ON.test(after.slice(0, 2));
      return before + (isTown ? proper : written) + after;
    }, first);
  };
}
