import type { SiteDocument } from '../../../site-kit/document.ts';

/** A document in which every printed text and every address is made anew; the n-th of them is told its number. */
export function withTexts(
  doc: SiteDocument,
  make: { text: (old: string, n: number) => string; href: (old: string, n: number) => string },
): SiteDocument {
  let texts = 0;
  let hrefs = 0;
  const walk = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key));
    if (typeof value === 'string' && /^(?:href|google|apple|facebook)$/.test(key)) return make.href(value, hrefs++);
    if (value === null || typeof value !== 'object') return value;
    if ('value' in value && 'source' in value) return { ...value, value: make.text(String(value.value), texts++) };
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]));
  };
  return walk(doc) as SiteDocument;
}

const REPEATED = new Set(['items', 'rows', 'photos', 'paragraphs', 'rest', 'more', 'actions', 'legal']);
const ENOUGH = 3;

/** The same kinds of text in the same places, but no list longer than three: megabytes of payloads stay few. */
export function shortened(doc: SiteDocument): SiteDocument {
  const walk = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return (REPEATED.has(key) ? value.slice(0, ENOUGH) : value).map((entry) => walk(entry));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]));
  };
  return walk(doc) as SiteDocument;
}
