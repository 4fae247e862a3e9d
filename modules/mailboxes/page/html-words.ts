import sanitize from 'sanitize-html';
import { isShown } from './clean-html.ts';

/** Whose end is the end of a line. */
const LINES = 'p div li tr table blockquote pre h1 h2 h3 h4 h5 h6 header footer section article'.split(' ');
const ENDS = new RegExp(`<br />|</(?:${LINES.join('|')})>`, 'g');
const NESTED = 100;
const MEANT: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What a mail says that its sender only laid out, in plain words, to be quoted. Empty where it is too much to be shown. */
export function htmlWords(html: string): string {
  if (!isShown(html)) return '';
  // What is left of tags has no attributes, and a letter `<` of the text is written as `&lt;`.
  const marked = sanitize(html, { allowedTags: ['br', ...LINES], allowedAttributes: {}, nestingLimit: NESTED });
  const text = marked
    .replaceAll(/[ \t\r\n\u00A0]+/g, ' ')
    .replaceAll(ENDS, '\n')
    .replaceAll(/<[a-z][a-z\d]{0,12}>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (written) => MEANT[written] ?? written);
  const lines = text.split('\n').map((line) => line.trim());
  // Tables leave many empty lines: one says as much.
  return lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim();
}
