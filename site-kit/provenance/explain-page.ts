/** Says of every text that a rendered page shows where it comes from. Nothing on a site is invented; this proves it. */
import { WORDS } from '../copy/words.ts';
import type { SiteDocument, Source, Text } from '../document.ts';
import { initialsOf } from '../layouts/parts/own-facts.ts';
import { type HtmlElement, ancestorsOf, elementsOf, findElements, readHtml } from '../quality/read-html.ts';
import { OWN_WORDS } from '../render/words.ts';
import { LANGUAGE_NAMES } from '../locales.ts';

export interface ExplainedText {
  /** As the document has it, or as the page shows it where a standard word carries a number. */
  value: string;
  lang?: string;
  /** Id of the section it stands in; null for header, footer and bars. */
  section: string | null;
  /** Null: nobody knows. No page of ours may have one. */
  source: Source | null;
  /** Said to screen readers only: the name of a button, the description of a photo. */
  spoken: boolean;
}

interface Known {
  words: string[];
  text: Text;
  section: string | null;
}

/** A place for any number in a standard word: "Tutte le foto (12)". */
const ANY_NUMBER = '#';
const SPOKEN = ['alt', 'aria-label', 'title'];
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

function textsIn(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('source' in value && 'value' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
}

function knownTexts(doc: SiteDocument): Known[] {
  const { sections, meta: _head, leftOut: _unsaid, ...rest } = doc;
  const known = (text: Text, section: string | null): Known => ({ words: wordsOf(text.value), text, section });
  const standard = (key: string, value: string): Known => {
    const words = wordsOf(value.replaceAll(/\{\w+\}/g, ' 0 ')).map((word) => (word === '0' ? ANY_NUMBER : word));
    return { words, text: { value, source: { kind: 'standard', key, from: [] } }, section: null };
  };
  return [
    ...sections.flatMap((section) => textsIn(section).map((text) => known(text, section.id))),
    ...textsIn(rest).map((text) => known(text, null)),
    // Initials stand together or one by one.
    ...[initialsOf(doc.name.value), ...initialsOf(doc.name.value)].map((letters) => ({
      words: wordsOf(letters),
      text: doc.name,
      section: null,
    })),
    ...Object.entries(WORDS).map(([key, words]) => standard(key, doc.words[key] ?? words[doc.lang])),
    standard('render.madeWith', OWN_WORDS[doc.lang].madeWith),
    ...(doc.languages ?? []).map(({ lang }) => standard('render.language', LANGUAGE_NAMES[lang])),
  ];
}

const isSame = (word: string, own: string | undefined): boolean =>
  own === word || (own === ANY_NUMBER && /^\p{N}+$/u.test(word));

function startsAt(own: string[], shown: string[], from: number): boolean {
  return shown.every((word, index) => isSame(word, own[from + index]));
}

/** Whole words in their own order: a page may show a part of a text, never a word that is not in it. */
function holds({ words }: Known, shown: string[]): boolean {
  return words.some((_, from) => startsAt(words, shown, from));
}

const isWhole = ({ words }: Known, shown: string[]): boolean =>
  words.length === shown.length && startsAt(words, shown, 0);

/** Whole texts one after the other, as where a line joins a name and a date; null when a word stays over. */
function seam(known: Known[], shown: string[], number: (word: string) => Known | null): Known[] | null {
  if (shown.length === 0) return [];
  for (let length = shown.length; length > 0; length--) {
    const head = shown.slice(0, length);
    const first = known.find((one) => isWhole(one, head)) ?? (length === 1 ? number(head[0] ?? '') : null);
    const rest = first && seam(known, shown.slice(length), number);
    if (rest) return [first, ...rest];
  }
  return null;
}

/** The texts of which a run of words is made, those of its own section first; null when that cannot be told. */
function made(known: Known[], shown: string[], number: (word: string) => Known | null): Known[] | null {
  const whole = known.find((one) => isWhole(one, shown));
  if (whole) return [whole];
  const part = known.find((one) => holds(one, shown));
  return part ? [part] : seam(known, shown, number);
}

/** Numbers that count what the document holds, or date the page: a position in a list, the year. */
function countable(doc: SiteDocument, year: number): (word: string) => Known | null {
  const lengths = doc.sections.flatMap((section) =>
    Object.values(section).flatMap((value) => (Array.isArray(value) ? [value.length] : [])),
  );
  const dishes = doc.sections.flatMap((part) =>
    part.type === 'list' ? part.groups.map(({ items }) => items.length) : [],
  );
  const most = Math.max(7, doc.sections.length, Object.keys(doc.photos).length, ...lengths, ...dishes);
  return (word) => {
    if (!/^\d+$/.test(word)) return null;
    const key = Number(word) === year ? 'render.year' : Number(word) <= most ? 'render.count' : null;
    return key && { words: [word], section: null, text: { value: word, source: { kind: 'standard', key, from: [] } } };
  };
}

function shownBy(element: HtmlElement): { value: string; spoken: boolean }[] {
  const spoken = SPOKEN.flatMap((name) => {
    const value = element.attributes.get(name);
    return value ? [{ value, spoken: true }] : [];
  });
  const printed = element.children.flatMap((child) =>
    typeof child === 'string' ? [{ value: child, spoken: false }] : [],
  );
  return [...spoken, ...printed];
}

/**
 * @param html a home page that `renderSitePage` made from `doc`
 * @param year the calendar year it was rendered in
 * @returns every text in the order of the page, each once a section; ornaments without letters or digits are left out
 */
export function explainPage(html: string, doc: SiteDocument, year: number): ExplainedText[] {
  const known = knownTexts(doc);
  const number = countable(doc, year);
  const sections = new Set<string | undefined>(doc.sections.map(({ id }) => id));
  const ordered = new Map<string | null, Known[]>();
  const knownIn = (section: string | null): Known[] => {
    const here = ordered.get(section) ?? known.toSorted((a, b) => nearness(b, section) - nearness(a, section));
    ordered.set(section, here);
    return here;
  };
  const found = new Map<string, ExplainedText>();
  const tell = (text: ExplainedText): void => {
    const key = `${text.section ?? ''} ${text.value}`;
    const before = found.get(key);
    if (before) before.spoken &&= text.spoken;
    else found.set(key, text);
  };
  const body = findElements(readHtml(html), 'body')[0];
  for (const element of body ? elementsOf(body) : []) {
    if (element.tag === 'script' || element.tag === 'style') continue;
    const place = [element, ...ancestorsOf(element)].map(({ attributes }) => attributes.get('id'));
    const section = place.find((id) => sections.has(id)) ?? null;
    for (const { value, spoken } of shownBy(element)) {
      const words = wordsOf(value);
      if (words.length === 0) continue;
      const parts = made(knownIn(section), words, number);
      if (!parts) tell({ value: value.trim(), section, source: null, spoken });
      for (const { text, words: own } of parts ?? [])
        tell({ ...text, value: own.includes(ANY_NUMBER) ? value.trim() : text.value, section, spoken });
    }
  }
  return [...found.values()];
}

const nearness = (one: Known, section: string | null): number => Number(one.section === section);
