/** What a text for each place is made of: the fields that are written, and the units of the site that they become. Pure. */
import { asciiWords } from '../../platform/ascii-words.ts';
import type { OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import { LETTERS } from '../../site-kit/content/own-pages/limits.ts';
import { freeSlug } from '../../site-kit/content/own-pages/slug.ts';
import type { LayerEntry } from '../../site-kit/content/layer.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { Place } from './schemas.ts';

/** A unit of the site that a text was written into. */
export interface Delivered {
  unit: OwnerUnit;
  /** What the draft held; null: what the page gives. */
  before: LayerEntry | null;
  /** As a reader saw it; null: nothing stood there. */
  shown: string | null;
  after: unknown;
}

export interface Field {
  name: string;
  /** The unit whose text it is; null: it becomes part of a new page. */
  unit: OwnerUnit | null;
  limit: number;
  long: boolean;
}
const MOST_STORY = 4000;
const MOST_PAGE = 8000;

export const FIELDS: Readonly<Record<Place, readonly Field[]>> = {
  welcome: [
    { name: 'headline', unit: 'copy/headline', limit: 78, long: false },
    { name: 'lede', unit: 'copy/lede', limit: 220, long: false },
  ],
  story: [{ name: 'story', unit: 'copy/story', limit: MOST_STORY, long: true }],
  page: [
    { name: 'title', unit: null, limit: LETTERS.title, long: false },
    { name: 'body', unit: null, limit: MOST_PAGE, long: true },
  ],
};

/** Paragraphs of a text, each on one line. */
export function paragraphs(text: string): string[] {
  const found: string[][] = [[]];
  for (const line of text.split('\n').map((each) => each.replaceAll('\t', ' ').trim())) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
}

/** The value of one of these units as it is read: paragraphs parted by an empty line; null for none. */
export function readableText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join('\n\n');
  if (typeof value !== 'object' || value === null) return null;
  const { title, blocks } = value as OwnPage;
  const texts = blocks.flatMap((block) => (block.type === 'text' ? block.content : []));
  const lines = texts.flatMap((node) => ('content' in node ? [node.content.map(({ text }) => text).join('')] : []));
  return [title, ...lines].join('\n\n');
}

/**
 * What these texts become, unit by unit. `page`: id and block id of a new page, and the addresses that others have. A field without a
 * unit goes into that page.
 */
export function unitsOf(
  place: Place,
  texts: ReadonlyMap<string, string>,
  page: { id: string; block: string; taken: ReadonlySet<string> },
): { unit: OwnerUnit; value: unknown }[] {
  const textOf = (name: string): string => texts.get(name) ?? '';
  if (place !== 'page')
    return FIELDS[place].flatMap(({ name, unit, long }) =>
      unit === null ? [] : [{ unit, value: long ? paragraphs(textOf(name)) : textOf(name) }],
    );
  const title = textOf('title');
  const words = asciiWords(title).join('-').slice(0, 60).replace(/-$/, '');
  const content = paragraphs(textOf('body')).map((text) => ({
    type: 'paragraph' as const,
    content: [{ text }],
  }));
  const value: OwnPage = {
    slug: freeSlug(words || 'page', page.taken),
    title,
    menu: true,
    blocks: [{ type: 'text', id: page.block, content }],
  };
  return [{ unit: `pages/${page.id}`, value }];
}
