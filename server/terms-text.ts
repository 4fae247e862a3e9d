import { offerWords } from '../app/routes/legal/offer-words.ts';
import { PLAN_WORDS } from '../app/plan-contents.server.ts';
import type { Offer } from '../modules/plans/schemas.ts';
import type { Operator } from '../platform/operator.ts';
import type { Lang } from '../site-kit/names.ts';

/** Every version of the terms that was ever in force, as it was: `npm run texts` keeps each of them when it comes. */
const files = import.meta.glob<string>('../app/routes/legal/kept/*/*.txt', { query: '?raw', import: 'default' });

/**
 * The terms of a version, such as "2026-11-22", as plain text in the language they were read in, with the operator and the offer
 * of this installation; null for a version that never was. What a buyer keeps (Directive 2011/83/EU, art. 8.7: a durable medium).
 */
export async function termsText(
  version: string,
  lang: Lang,
  { operator, offer }: { operator: Operator; offer: Offer },
): Promise<string | null> {
  const text = await files[`../app/routes/legal/kept/${version}/${lang}.txt`]?.();
  const { features, ...words } = offerWords(lang, offer, PLAN_WORDS[lang]);
  // The list stands in the text as its first line.
  const said = { ...operator, ...words, features: features.join('\n- ') };
  const facts = new Map(Object.entries(said).filter((fact): fact is [string, string] => typeof fact[1] === 'string'));
  const filled = text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts.get(name) ?? whole);
  // Paragraphs of what is not sold are empty.
  return filled?.replaceAll(/\n{3,}/g, '\n\n') ?? null;
}
