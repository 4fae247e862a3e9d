/** How large a headline may be set: by its length, and by its longest word, which is never broken. */
const STEPS = [
  { size: 'xl', length: 24, word: 9 },
  { size: 'l', length: 42, word: 11 },
  { size: 'm', length: 60, word: 13 },
] as const;

export type HeadlineSize = 'xl' | 'l' | 'm' | 's';

export function headlineSize(headline: string): HeadlineSize {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length));
  return STEPS.find(({ length, word }) => headline.length <= length && longest <= word)?.size ?? 's';
}
