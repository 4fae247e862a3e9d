import type { Opening } from '../copy/headline.ts';
import type { Writer } from '../copy/writer.ts';
import type { Section, Text } from '../document.ts';
import { sourced } from '../facts/plain.ts';
import type { Layer } from './layer.ts';

/** A text of the owner's, set as the page's are. Null where the owner says nothing. */
function ownText(layer: Layer, unit: string, write: Writer, at = 0): Text | null {
  const entry = layer[unit];
  if (!entry) return null;
  const values = [entry.value].flat() as string[];
  const text = sourced(values[at] ?? '', { kind: 'owner', unit, at: entry.at });
  return text && write.own(text);
}

/** What opens the site, in the owner's words where there are some. The same object for a layer without any. */
export function withOwnOpening(opening: Opening, layer: Layer, write: Writer): Opening {
  const headline = ownText(layer, 'copy/headline', write);
  const lede = ownText(layer, 'copy/lede', write);
  const story = ownStory(layer, write);
  if (!headline && !lede && !story) return opening;
  return {
    ...opening,
    headline: headline ?? opening.headline,
    lede: lede ?? opening.lede,
    story: story ?? opening.story,
  };
}

/** The owner's story stands for all that the page tells; null where there is none. */
export function ownStory(layer: Layer, write: Writer): Text[] | null {
  const paragraphs = layer['copy/story']?.value as string[] | undefined;
  return paragraphs?.flatMap((_, at) => ownText(layer, 'copy/story', write, at) ?? []) ?? null;
}

export function withOwnTitle(section: Section, layer: Layer, write: Writer): Section {
  if (section.type === 'hero') return section;
  const title = ownText(layer, `copy/title/${section.id}`, write);
  return title ? { ...section, title } : section;
}
