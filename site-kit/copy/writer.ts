import type { Lang, Source, Text } from '../document.ts';
import type { Facts } from '../facts/facts.ts';
import { categoryName } from './categories.ts';
import { typeset } from './typeset.ts';
import { WORDS, type WordKey } from './words.ts';

/** Names are of no language. */
export const isName = ({ source }: Text): boolean =>
  (source.kind === 'field' && source.field === 'name') || (source.kind === 'owner' && source.unit === 'fact/name');

/** What the owner said in the place of a field, for the sources of what is made of it. */
export type OwnedFields = ReadonlyMap<string, Source & { kind: 'owner' }>;

/** Words of one language: the owner's are only typeset, ours are filled in from facts. */
export interface Writer {
  lang: Lang;
  /** In which the page and its owner speak. */
  from: Lang;
  /** A standard text; `from` names the fields that filled its blanks. */
  standard(key: WordKey, blanks?: Record<string, string>, from?: string[]): Text;
  /** A value put together by rule (a date, a phone number): `key` names the rule. */
  made(key: string, value: string, from: string[]): Text;
  /** The owner's text, marked with its language only where that is not the site's. */
  own(text: Text): Text;
  /** The words a layout needs, by key. */
  interfaceWords(): Record<string, string>;
}

const INTERFACE = /^(?:nav|open|cta|map|about|gallery|reviews|hours|contact|short|events)\./;

/**
 * A word and two more, in small Latin letters: on a Greek page most likely a guest's English. Three looks that read the
 * text once each; one expression for all of it needed minutes for a long text.
 */
function isLatinSentence(value: string): boolean {
  const word = /\p{Ll}{2}/u.exec(value);
  if (!word || /\p{Script=Greek}/u.test(value)) return false;
  return [...value.slice(word.index + word[0].length).matchAll(/\s\p{Ll}/gu)].length >= 2;
}

function filled(template: string, blanks: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);
}

/** `owned`: what the owner said in the place of a field; a value made of such fields alone is the owner's. */
export function writer(lang: Lang, owned: OwnedFields = new Map(), from: Lang = lang): Writer {
  const guessed = (text: Text): Lang => {
    if (from === lang) return lang === 'el' && isLatinSentence(text.value) ? 'en' : lang;
    return text.source.kind === 'standard' || isName(text) ? lang : from;
  };
  const madeOf = (key: string, from: string[]): Source => {
    const own = from.map((field) => owned.get(field));
    const [latest] = own.flatMap((one) => one ?? []).toSorted((a, b) => (a.at < b.at ? 1 : -1));
    return latest && own.every(Boolean) ? latest : { kind: 'standard', key, from };
  };
  return {
    lang,
    from,
    standard: (key, blanks = {}, from = []) => ({
      value: filled(WORDS[key][lang], blanks),
      source: { kind: 'standard', key, from },
    }),
    made: (key, value, from) => ({ value, source: madeOf(key, from) }),
    own: (text) => {
      const spoken = (text.lang ?? guessed(text)) as Lang;
      const value = typeset(text.value, spoken);
      return spoken === lang ? { value, source: text.source } : { value, source: text.source, lang: spoken };
    },
    interfaceWords: () =>
      Object.fromEntries(
        Object.entries(WORDS).flatMap(([key, words]) => (INTERFACE.test(key) ? [[key, words[lang]]] : [])),
      ),
  };
}

/** What the business is, in the site's language; null where we would have to guess. */
export function categoryText(facts: Facts, write: Writer): Text | null {
  const name = categoryName(facts.categories, facts.trade, write.lang);
  return name === null ? null : write.made('category', name, ['category_list']);
}

/** "{category} in {city}" with the small words the language wants before a city. */
export function categoryInCity(category: string, city: string, write: Writer): Text {
  const text = write.standard('hero.noTagline.local', { category, city }, ['category_list', 'location.city']);
  // "à Le Havre" is "au Havre", "à Les Sables" is "aux Sables"; Italian says "ad Ancona".
  if (write.lang === 'fr') text.value = text.value.replace(/ à Le /, ' au ').replace(/ à Les /, ' aux ');
  if (write.lang === 'it') text.value = text.value.replace(/ a (?=[Aa])/, ' ad ');
  return text;
}
