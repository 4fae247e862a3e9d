import { longDate } from '../copy/time.ts';
import { WORDS } from '../copy/words.ts';
import type { SiteDocument, Source } from '../document.ts';
import { FIELD_NAMES, SOURCE_WORDS } from './words.ts';

/** Said by the owner, in words or in data that a rule only prints (a date, opening hours); else the words are ours. */
export const isOwn = (source: Source): boolean =>
  source.kind !== 'standard' || (source.from.length > 0 && !(source.key in WORDS));

function fieldNames(fields: string[], { lang }: SiteDocument): string {
  const names = fields.map((field) =>
    field.startsWith('billing.') ? SOURCE_WORDS[lang].own : FIELD_NAMES[field]?.[lang],
  );
  return [...new Set(names.filter((name) => name !== undefined))].join(', ');
}

/** "Dal tuo post del 3 maggio", in the site's language. `now` decides whether a date needs its year. */
export function sourceLabel(source: Source, doc: SiteDocument, now: Date, what: 'text' | 'picture' = 'text'): string {
  const words = SOURCE_WORDS[doc.lang];
  const on = (template: string, at: string): string =>
    Number.isNaN(Date.parse(at))
      ? template.replace('{date}', '–')
      : template.replace('{date}', longDate(at, now, doc.timeZone, doc.lang));
  switch (source.kind) {
    case 'post':
      return on(words.post, source.at);
    case 'owner':
      return on(what === 'picture' ? words.ownPicture : words.owner, source.at);
    case 'translated':
      return on(words.translated, source.at);
    case 'event':
      return words.event;
    case 'review':
      return on(words.review, source.at);
    case 'photo':
      return what === 'picture' ? words.picture : words.caption;
    case 'field': {
      const known = fieldNames([source.field], doc);
      return known === '' ? words.picture : words.field.replace('{field}', known);
    }
    default: {
      const fields = fieldNames(source.from, doc);
      if (fields === '') return words.standard;
      return (source.key in WORDS ? words.filled : words.made).replace('{fields}', fields);
    }
  }
}
