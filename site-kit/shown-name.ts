import punycode from 'punycode.js';

/** What may be a domain name in a text. */
const NAME = /[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?/gi;
/** One part of a name, in letters of a single script: names in which two are mixed look like others (UTS 39). */
const ONE_SCRIPT = /^(?:[\p{Script=Latin}\p{Nd}-]+|[\p{Script=Greek}\p{Nd}-]+)$/u;

/**
 * A domain name as people write it: "xn--caff-8oa.it" is caffè.it. One that mixes scripts, or is none, stays in the
 * registry's form. Runs in the browser too, which has no function for it.
 */
export function shownName(ascii: string): string {
  if (!ascii.includes('xn--')) return ascii;
  try {
    const shown = punycode.toUnicode(ascii);
    return punycode.toASCII(shown) === ascii && shown.split('.').every((part) => ONE_SCRIPT.test(part)) ? shown : ascii;
  } catch {
    return ascii;
  }
}

/** The same for every name inside a sentence, an address or a list. */
export const shownNames = (text: string): string =>
  text.includes('xn--') ? text.replaceAll(NAME, (name) => shownName(name)) : text;
