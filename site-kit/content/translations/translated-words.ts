import { placeOf, type Opening } from '../../copy/headline.ts';
import type { Writer } from '../../copy/writer.ts';
import type { Section, Text } from '../../document.ts';
import type { Facts } from '../../facts/facts.ts';
import { altUnit } from '../own-photos.ts';
import { saidIn, type Translation } from './translation.ts';

/** What opens the site in another language: the owner's translations, else what stands without a word of the page's. */
export function translatedOpening(opening: Opening, facts: Facts, translation: Translation, write: Writer): Opening {
  const own = (text: Text | null): Text | null => text && write.own(text);
  const headline = own(saidIn(translation, 'copy/headline'));
  const paragraphs = (translation.said.get('copy/story')?.value ?? []) as string[];
  return {
    headline: headline ?? opening.headline,
    kicker: headline ? placeOf(facts, write) : opening.kicker,
    lede: own(saidIn(translation, 'copy/lede')),
    story: paragraphs.flatMap((_, at) => own(saidIn(translation, 'copy/story', at)) ?? []),
  };
}

export function withTranslatedTitle(section: Section, translation: Translation, write: Writer): Section {
  if (section.type === 'hero') return section;
  const title = saidIn(translation, `copy/title/${section.id}`);
  return title ? { ...section, title: write.own(title) } : section;
}

/** What is on a photo; null where nobody says it in this language. */
export const translatedAlt = (translation: Translation, ref: string): Text | null => saidIn(translation, altUnit(ref));
