/** One content in all languages of a site (owner.md 8). Pure. */
import { composeDocument, type ComposeInput } from './compose.ts';
import { layerAt } from './content/layer.ts';
import { ownedFacts } from './content/owned-facts.ts';
import { readinessOf, type Readiness } from './content/translations/readiness.ts';
import { sourcesOf, type SourceText } from './content/translations/sources.ts';
import { standing, type Translation } from './content/translations/translation.ts';
import type { Lang, SiteDocument } from './document.ts';

export interface LanguagesInput extends ComposeInput {
  /** Beside `lang`, which is the main one. */
  others: readonly Lang[];
  /** Public holidays in this language. */
  holidaysIn: (lang: Lang) => NonNullable<ComposeInput['holidays']>;
}

/** The site in a language beside its main one. */
export interface OtherLanguage {
  lang: Lang;
  document: SiteDocument;
  sources: SourceText[];
  translation: Translation;
  readiness: Readiness;
}

/** The site in its main language, then in the others. Without any it is what `composeDocument` makes. */
export function composeLanguages({ others, holidaysIn, ...input }: LanguagesInput): {
  document: SiteDocument;
  languages: OtherLanguage[];
} {
  const main = composeDocument(input);
  if (others.length === 0) return { document: main, languages: [] };
  const layer = layerAt(input.layer ?? {}, input.dated ?? [], input.now);
  const facts = ownedFacts(input.facts, layer, input.now);
  const made = others.map((lang): OtherLanguage => {
    const sources = sourcesOf({ main, facts, photos: input.photos }, lang);
    const translation = standing(sources, layer, { lang, from: main.lang });
    const document = composeDocument({ ...input, lang, holidays: holidaysIn(lang), translation });
    return { lang, document, sources, translation, readiness: readinessOf(document, sources, translation) };
  });
  const languages = [
    { lang: main.lang, listed: true },
    ...made.map(({ lang, readiness }) => ({ lang, listed: readiness.listed })),
  ];
  return {
    document: { ...main, languages },
    languages: made.map((one) => ({ ...one, document: { ...one.document, languages } })),
  };
}
