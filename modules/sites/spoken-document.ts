import { WORDS, type WordKey } from '../../site-kit/copy/words.ts';
import { siteDocument, text, type Lang, type SiteDocument, type Text } from '../../site-kit/document.ts';

/**
 * The frame of a page in a language in which its site is not published: standard words are said in it, everything else stays as the
 * site says it, marked with its language. Nothing leads to pages of that language, for there are none.
 */
export function spokenDocument(doc: SiteDocument, lang: Lang): SiteDocument {
  const { languages: _languages, ...one } = doc;
  return siteDocument.parse({ ...(said(one, doc.lang, lang) as object), lang, words: {} });
}

/** Every text of this part of a document, however deep it stands. */
function said(part: unknown, from: Lang, to: Lang): unknown {
  if (Array.isArray(part)) return part.map((each) => said(each, from, to));
  if (typeof part !== 'object' || part === null) return part;
  const { data } = 'source' in part && 'value' in part ? text.safeParse(part) : {};
  if (data) return saidText(data, from, to);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, said(value, from, to)]));
}

function saidText(one: Text, from: Lang, to: Lang): Text {
  const { source, lang = from } = one;
  const words = source.kind === 'standard' ? WORDS[source.key as WordKey] : undefined;
  // One with blanks was filled in.
  return words?.[from] === one.value && lang === from ? { ...one, value: words[to] } : { ...one, lang };
}
