/** Which letters a page can print, so that its fonts hold these and no others. */
import { decodeText } from '../quality/read-html.ts';

/** Attributes that reach the eye: what CSS or the script prints, what stands for a picture or in an empty field. */
const SHOWN = /\s(?:data-(?!week|map|tz)[a-z-]+|alt|placeholder|value|label)="([^"]*)"/g;
const LANG = /\slang="([a-z]{2})"/gi;
const SCRIPTS = /<(script|style)\b[^]*?<\/\1>/g;
/** Declarations whose strings are printed. */
const GENERATED = /(?:content|quotes|list-style(?:-type)?|hyphenate-character|text-emphasis)\s*:([^;}]*)/g;
const STRING = /"([^"]*)"|'([^']*)'/g;
const ESCAPED = /\\([0-9a-f]{1,6})\s?/gi;
const CAPITALS = /text-transform\s*:\s*(?:uppercase|capitalize)|small-caps/;
/** Figures of the clock that the script writes; hyphens of broken words, of which a browser prints the one that the font has; the end of cut lines. */
const ALWAYS = '0123456789 -\u2010\u2026';

/** Letters that the style itself prints. */
export const lettersOfStyle = (css: string): string =>
  [...css.matchAll(GENERATED)]
    .flatMap(([, value = '']) => [...value.matchAll(STRING)].map(([, double, single]) => double ?? single ?? ''))
    .join('')
    .replaceAll(ESCAPED, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

export const setsCapitals = (css: string): boolean => CAPITALS.test(css);

/**
 * Code points that a page can print, in ascending order, each once; a few more than it does, as any text may be set in capitals
 * where one is.
 * @param html the page from its first style on, as React wrote it
 * @param style `letters` that the style prints; `capitals` where it sets some text in capitals
 */
export function printedLetters(html: string, lang: string, style: { letters: string; capitals: boolean }): string {
  const texts: string[] = [style.letters];
  const langs = new Set([lang]);
  // React writes "<" and ">" of texts and attributes as entities: each piece is a tag and the text behind it.
  for (const piece of html.replaceAll(SCRIPTS, '').split('<')) {
    const end = piece.indexOf('>') + 1;
    texts.push(decodeText(piece.slice(end)));
    const tag = piece.slice(0, end);
    if (!tag.includes('="')) continue;
    for (const [, value = ''] of tag.matchAll(SHOWN)) texts.push(decodeText(value));
    for (const [, code = ''] of tag.matchAll(LANG)) langs.add(code);
  }
  const text = texts.join('\n');
  // Greek capitals lose their accents, and gain a diaeresis where an accent had kept two vowels apart.
  const forms = style.capitals ? [...langs].map((code) => text.toLocaleUpperCase(code)) : [];
  // A shaper composes what was written as a letter and an accent.
  const all = [ALWAYS, text, text.normalize('NFC'), ...forms].join('');
  return [...new Set(all)]
    .filter((letter) => letter >= ' ')
    .toSorted()
    .join('');
}
