/** Whether a language of a site may be shown to search engines: who finds it there must be able to read it. */
import type { SiteDocument, Text } from '../../document.ts';
import type { SourceText } from './sources.ts';
import type { Translation } from './translation.ts';

/** Of the running words so many are in the language of the page. */
export const ENOUGH = 0.6;
const WORD = /\p{L}{2,}/gu;

export interface Readiness {
  /** Part of the running words that are in the language, 0..1. */
  share: number;
  /** Headline, lede and titles are in it. */
  opened: boolean;
  listed: boolean;
}

/** `doc`: the site in that language; `sources`: what there is to translate. Pure. */
export function readinessOf(doc: SiteDocument, sources: readonly SourceText[], { said }: Translation): Readiness {
  const counts = runningTexts(doc).map(({ value, lang }) => {
    const words = value.match(WORD)?.length ?? 0;
    return { words, own: lang === undefined || lang === doc.lang ? words : 0 };
  });
  const all = counts.reduce((sum, { words }) => sum + words, 0);
  const own = counts.reduce((sum, count) => sum + count.own, 0);
  const share = all === 0 ? 1 : own / all;
  const opened = sources.filter(({ unit }) => opensPage(unit)).every(({ unit }) => said.has(unit));
  return { share, opened, listed: opened && share >= ENOUGH };
}

const opensPage = (unit: string): boolean =>
  unit === 'copy/headline' || unit === 'copy/lede' || unit.startsWith('copy/title/');

/** What is read from one line to the next: no name, figure, date or label. */
export function runningTexts({ sections }: SiteDocument): Text[] {
  return sections
    .flatMap((section): (Text | null)[] => {
      if (section.type === 'hero') return [section.headline, section.lede];
      const { title } = section;
      switch (section.type) {
        case 'about':
          return [title, ...section.paragraphs, ...section.rest];
        case 'list':
          return [
            title,
            ...section.groups.flatMap((group) => [
              group.title,
              ...group.items.flatMap(({ name, detail }) => [name, detail]),
            ]),
          ];
        case 'news':
        case 'reviews':
          return [title, ...section.items.map(({ text }) => text)];
        case 'events':
          return [title, ...section.items.flatMap(({ name, detail }) => [name, detail])];
        default:
          return [title];
      }
    })
    .flatMap((text) => text ?? []);
}
