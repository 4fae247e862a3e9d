import { asciiWords } from '../../../platform/ascii-words.ts';

/** The name of a site in its free address. */
const MAX = 40;
const FALLBACK = 'sito';

/** Names under the sites' domain that are ours, look official, or mean something to mail and browser software. */
const RESERVED = new Set(
  'preview previews canvas www admin api app apps mail smtp imap pop pop3 webmail ftp ns ns1 ns2 dns mx cdn static assets status support help blog shop store billing pay payment payments secure login account auth sso vetrina sites sitimanager localhost local test dev staging autoconfig autodiscover wpad isatap mta-sts root postmaster abuse security hostmaster webmaster'.split(
    ' ',
  ),
);

/** Lower-case ASCII letters, digits and single hyphens, 1 to 40 characters, never a reserved word. */
export function slugFrom(name: string): string {
  const words = asciiWords(name);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX) : `${slug}-${word}`;
    if (longer.length > MAX) break;
    slug = longer;
  }
  if (slug === '') slug = FALLBACK;
  return isReserved(slug) ? `${FALLBACK}-${slug}` : slug;
}

export const isReserved = (slug: string): boolean => RESERVED.has(slug) || slug.startsWith('xn--');

/** The slug itself, then with numbers, then with something nobody else has. */
export function* slugCandidates(name: string, unique: () => string): Generator<string> {
  const slug = slugFrom(name);
  yield slug;
  for (let number = 2; number < 10; number++) yield `${slug}-${number}`;
  for (;;) yield `${slug}-${unique()}`;
}
