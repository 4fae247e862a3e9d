import type { Text } from '../document.ts';
import { capitalized } from './typeset.ts';

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase();
/** A name alone is no sentence: so many words must follow it. */
const WORDS = 3;

/**
 * "Kebab Istanbul 2 il vero kebab di Prato!" without the name that stands above it anyway: "Il vero kebab di Prato!" Stays as
 * it is where the name is part of a sentence that does not stand alone ("Da Gino è buono").
 */
export function withoutOwnName(line: Text, name: string): Text {
  if (!fold(line.value).startsWith(fold(name))) return line;
  const after = line.value.slice(name.length);
  const rest = after.replace(/^[\s,:;.!|·–—-]+/u, '');
  if (rest === after || rest.split(/\s+/u).length < WORDS || !OPENS.test(rest)) return line;
  return { ...line, value: capitalized(rest) };
}

/** An article or a capital begins a sentence of its own; a verb or a preposition goes on with the name's. */
const OPENS =
  /^(?:\p{Lu}|(?:il|lo|la|i|gli|le|un|una|uno|the|a|an|el|los|las|una?|les?|une?|ο|η|το|οι|τα)\s|(?:l|un)['’])/u;
