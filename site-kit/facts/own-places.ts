/** "small classes, in bristol": the town of the page's own address keeps its capital where its owner's thumb forgot it. */
import { COMMON_WORDS } from './places-that-are-words.ts';

/** Words that stand before a place. */
const BEFORE = '(?:in|at|from|near|of|around|a|ad|di|da|per|en|de|desde|para|à|vers|sur)';
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
  const spelled = written.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(`(?<=(?<![\\p{L}@#./_-])${BEFORE} )${spelled}(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`, 'giu');
  return (text) => text.replaceAll(pattern, (found) => (found === written ? proper : found));
}
