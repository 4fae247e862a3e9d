import type { OwnPage, PageLine, SiteDocument } from '../document.ts';
import { cut } from '../facts/plain.ts';

const LONGEST = 155;
const UNSEEN = /[\u00ad\u200b]/gu;
const said = (line: PageLine): string => line.map(({ text }) => text.value).join('');

/** What a search engine prints under the title: the first paragraphs of the page, else what the site says of itself. */
export function describePage({ blocks }: OwnPage, doc: SiteDocument): string {
  const paragraphs = blocks.flatMap((block) =>
    block.type === 'text' ? block.nodes.flatMap((node) => (node.type === 'paragraph' ? [said(node.content)] : [])) : [],
  );
  const text = paragraphs.join(' ').replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
  return text === '' ? doc.meta.description.value : cut(text, LONGEST);
}

/** schema.org: a page of the site, with its questions where it has some. */
export function pageJsonLd(
  { title, blocks }: OwnPage,
  { name, lang }: SiteDocument,
  { url, home }: { url: string; home: string },
): Record<string, unknown> {
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.items : []));
  const typed = (value: string): string => value.replaceAll(UNSEEN, '');
  return {
    '@context': 'https://schema.org',
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    name: typed(title.value),
    url,
    inLanguage: lang,
    isPartOf: { '@type': 'WebSite', name: typed(name.value), url: `${home}/` },
    ...(questions.length > 0
      ? {
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: typed(question.value),
            acceptedAnswer: { '@type': 'Answer', text: typed(answer.value) },
          })),
        }
      : {}),
  };
}
