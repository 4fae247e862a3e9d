/** What a page says without a word of its owner's: an owner who writes asks for it with every sentence, and it stays the same meanwhile. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { readFacts, type Facts, type SiteDocument } from '../../../site-kit/index.ts';
import type { PagePhotos } from '../page-snapshots.ts';
import type { ComposeOptions } from './composer.port.ts';

/** Of owners who write at the same time; some hundred kilobytes each. */
const MOST = 32;
const read = new LRUCache<string, Facts>({ max: MOST });
const drawn = new LRUCache<string, SiteDocument>({ max: MOST });
/** Days and hours begin with a minute: within one the same page is read and drawn alike. */
const MINUTE_MS = 60_000;

/** The moment at which the minute began. */
export const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');
const pageKey = (page: FactsInput, { now, lang }: Pick<ComposeOptions, 'now' | 'lang'>): string =>
  hashOf([page, lang, minuteOf(now)]);

/** The facts of a page, read once a minute. `lang` null lets its country decide. */
export function readPage(page: FactsInput, options: Pick<ComposeOptions, 'now' | 'lang'>): Facts {
  const key = pageKey(page, options);
  const { now, lang } = options;
  const facts = read.get(key) ?? readFacts(page, lang === null ? { now } : { now, lang });
  read.set(key, facts);
  return facts;
}

/** `compose`'s document of this page, made once a minute for the same photos and options; `layer`, `dated` and `languages` are not asked for. */
export function plainSite(
  page: FactsInput,
  photos: PagePhotos,
  { layer: _layer, dated: _dated, languages: _languages, files, ...options }: ComposeOptions,
  compose: () => SiteDocument,
): SiteDocument {
  const { now: _now, ...said } = options;
  const key = hashOf([pageKey(page, options), [...photos], [...(files ?? [])], said]);
  const document = drawn.get(key) ?? compose();
  drawn.set(key, document);
  return document;
}
