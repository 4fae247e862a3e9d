import type { Source, Text } from '../document.ts';
import { detectLang } from './language.ts';

const MAX = 20_000;
// Controls, zero-width marks and direction overrides: invisible to the owner, but able to reverse or hide what follows.
// The joiner U+200D stays, because emoji are made of it.
const INVISIBLE = /(?![\n\t\u200d])[\p{Cc}\p{Cf}\ufffd]/gu;
// "Bold" letters typed with mathematical symbols: screen readers spell them one by one, fonts lack them.
const FANCY = /[\u{1d400}-\u{1d7ff}]/gu;

/** Free text of the network as plain text: lines kept, spaces collapsed, at most 20,000 characters; '' for anything else than text. */
export function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(FANCY, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export function oneLine(value: unknown): string {
  return plain(value).replaceAll(/\s+/g, ' ');
}

/** A Text with its source and, where it can be told, its language. Null for empty text. */
export function sourced(value: string, source: Source): Text | null {
  if (value === '') return null;
  const lang = detectLang(value);
  return lang ? { value, source, lang } : { value, source };
}

/** At most `max` characters, cut at a word with an ellipsis. */
export function cut(value: string, max: number): string {
  if (value.length <= max) return value;
  const head = value.slice(0, max - 1);
  const space = head.lastIndexOf(' ');
  const whole = (space > max / 2 ? head.slice(0, space) : head).toWellFormed().replaceAll('\ufffd', '');
  return `${withoutTail(whole, /[\s,;:.–—-]/u)}…`;
}

/** Without the characters at the end that match, looked at one by one: an expression for all of them begins anew at each. */
function withoutTail(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The address when it is https (or http, where the owner's own site has nothing better); null otherwise. */
export function webAddress(value: unknown, allowPlain = false): string | null {
  const given = oneLine(value);
  if (given === '' || /\s/.test(given)) return null;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  // Not by canParse: it says yes to hosts ("L-X--…") that the constructor refuses.
  const url = URL.parse(full);
  if (url === null) return null;
  const schemeIsSafe = url.protocol === 'https:' || (allowPlain && url.protocol === 'http:');
  return schemeIsSafe && url.username === '' && url.hostname.includes('.') ? url.href : null;
}

/** What stands in brackets is a detail, however long. */
export const withoutBrackets = (text: string): string => text.replaceAll(/\([^()]{1,120}\)/gu, '');

/** True for a text that ends inside a bracket. */
export const endsInBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
