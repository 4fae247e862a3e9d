/** Whether anything can run out of the narrowest screen, as far as that can be told without a browser. */
import { elementsOf, type HtmlElement } from './read-html.ts';
import { LIMITS } from './report.ts';

/** Where every browser may break a line. A no-break space is not such a place. */
const BREAKS = /[ \t\r\n\u00ad\u200b\u2010\u2013\u2014-]+/u;
/** Mail addresses keep every letter; the shared style lets their links break anywhere. One that ends a line before its @ is read in two. */
const MAIL = /^[^@\s]*@[^@\s]+$/;
const SPOKEN_ONLY = new Set(['script', 'style', 'title']);
const WIDE = /(?:^|[;{])(?:min-)?width:(\d+)px/g;

/** Runs of letters that cannot be broken. */
export function checkWords(body: HtmlElement): string[] {
  const faults: string[] = [];
  for (const { tag, children } of elementsOf(body)) {
    if (SPOKEN_ONLY.has(tag)) continue;
    for (const child of children) {
      if (typeof child !== 'string') continue;
      const long = child.split(BREAKS).find((run) => [...run].length > LIMITS.unbroken && !MAIL.test(run));
      if (long) faults.push(`a word of ${[...long].length} letters: ${long.slice(0, 24)}…`);
    }
  }
  return faults;
}

/** Fixed widths beyond the narrowest screen that hold on every screen. */
export function checkWidths(css: string): string[] {
  return [...outsideQueries(css).matchAll(WIDE)]
    .filter(([, width]) => Number(width) > LIMITS.narrowest)
    .map(([rule]) => `a fixed ${rule.replace(/^[;{]/, '')}`);
}

/** The style without its @-blocks that have conditions, which are nested at most as deep as their braces say. */
function outsideQueries(css: string): string {
  let out = '';
  let at = 0;
  for (const { index } of css.matchAll(/@(?:media|supports|container)[^{]*\{/g)) {
    if (index < at) continue;
    out += css.slice(at, index);
    let depth = 0;
    at = css.indexOf('{', index);
    do {
      if (css[at] === '{') depth += 1;
      if (css[at] === '}') depth -= 1;
      at += 1;
    } while (depth > 0 && at < css.length);
  }
  return out + css.slice(at);
}
