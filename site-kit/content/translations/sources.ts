/** What a site says in its main language and nobody can say for its owner in another one. */
import { isName } from '../../copy/writer.ts';
import type { Lang, SectionOf, SiteDocument, Text } from '../../document.ts';
import type { Facts } from '../../facts/facts.ts';
import { detectLang } from '../../facts/language.ts';
import type { StoredPhoto } from '../../photos.ts';
import { hashOf } from '../canonical.ts';
import { typed } from '../derived.ts';
import { altUnit } from '../own-photos.ts';
import { listKind, listUnit, rowUnitsOf } from '../owned-list.ts';
import type { OwnerUnit } from '../units.ts';

export interface SourceText {
  unit: OwnerUnit;
  /** Id of the section that shows it. */
  section: string | null;
  /** In the form that its translation has. */
  value: unknown;
  /** Hash of the value: a translation of anything else is out of date. */
  of: string;
}

interface Shown {
  /** The site in its main language. */
  main: SiteDocument;
  /** What was read of the page, with what its owner says in its place. */
  facts: Facts;
  photos: readonly StoredPhoto[];
}

const LETTERS = /\p{L}{2}/u;
/** Said by the page or its owner, in words, and not in this language already. */
const isForeign = ({ value, source, lang }: Text, to: Lang): boolean =>
  source.kind !== 'standard' && LETTERS.test(value) && (lang ?? detectLang(value)) !== to;

/** In page order; what comes by itself (facts, hours, prices, standard words, names, reviews) is not among them. Pure. */
export function sourcesOf(shown: Shown, to: Lang): SourceText[] {
  const { main, facts } = shown;
  const found: SourceText[] = [];
  const add = (unit: OwnerUnit, section: string | null, value: unknown, texts: readonly (Text | null)[]): void => {
    if (texts.some((text) => text !== null && isForeign(text, to)))
      found.push({ unit, section, value, of: hashOf(value) });
  };
  for (const section of main.sections) {
    const { id } = section;
    if (section.type === 'hero') {
      const { headline, lede } = section;
      if (!isName(headline)) add('copy/headline', id, typed(headline.value), [headline]);
      if (lede) add('copy/lede', id, typed(lede.value), [lede]);
      continue;
    }
    add(`copy/title/${id}`, id, typed(section.title.value), [section.title]);
    if (section.type === 'about') addStory(section, add);
    if (section.type === 'list' && section.kind === listKind(facts)) addList(section, facts, add);
    if (section.type === 'news')
      for (const { text } of section.items)
        if (text.source.kind === 'post') add(`item/posts/${text.source.id}`, id, typed(text.value), [text]);
    if (section.type === 'events')
      for (const { name, detail } of section.items)
        if (name.source.kind === 'event')
          add(`item/events/${name.source.id}`, id, { name: typed(name.value), detail: typedOf(detail) }, [
            name,
            detail,
          ]);
  }
  const refs = new Map(shown.photos.map(({ photoId, source }) => [photoId, source]));
  for (const id of photosIn(main)) {
    const [alt, ref] = [main.photos[id]?.alt, refs.get(id)];
    if (alt && ref !== undefined) add(altUnit(ref), null, typed(alt.value), [alt]);
  }
  return found;
}

type Add = (unit: OwnerUnit, section: string | null, value: unknown, texts: readonly (Text | null)[]) => void;
const typedOf = (text: Text | null): string => (text ? typed(text.value) : '');

function addStory({ id, paragraphs, rest }: SectionOf<'about'>, add: Add): void {
  const told = [...paragraphs, ...rest].filter(({ source }) => source.kind !== 'standard');
  add(
    'copy/story',
    id,
    told.map(({ value }) => typed(value)),
    told,
  );
}

function addList({ id, kind }: SectionOf<'list'>, facts: Facts, add: Add): void {
  const groups = facts.prices ?? [];
  const titles = groups.flatMap(({ title }) => title ?? []);
  add(
    listUnit(kind as ReturnType<typeof listKind>),
    id,
    titles.map(({ value }) => typed(value)),
    titles,
  );
  const units = rowUnitsOf(facts).values();
  for (const { name, detail } of groups.flatMap(({ items }) => items)) {
    const unit = units.next().value;
    if (unit !== undefined) add(unit, id, { name: typed(name.value), detail: typedOf(detail) }, [name, detail]);
  }
}

/** Ids of the photos that stand on the page, each once. */
function photosIn({ sections, photos }: SiteDocument): string[] {
  const ids = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value in photos) ids.add(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  for (const section of sections) walk(section);
  return [...ids];
}
