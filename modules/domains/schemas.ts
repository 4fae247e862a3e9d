import { z } from 'zod';
import { LANGS } from '../../site-kit/names.ts';
import { ZONES } from './zones.rules.ts';

/** The specification's shape of a suggestion; `tld` without the dot. Only AVAILABLE ones are shown. */
export const domainSuggestion = z.object({
  domainName: z.string(),
  tld: z.enum(ZONES),
  availability: z.enum(['AVAILABLE', 'UNAVAILABLE', 'RESERVED', 'PREMIUM', 'UNKNOWN', 'INVALID']),
});
export type DomainSuggestion = z.infer<typeof domainSuggestion>;

/** `?q=trattoria da gino&ext=.it&lang=it`; the extension comes with its dot and leaves without. */
export const suggestQuery = z.object({
  q: z.string().trim().min(1).max(200),
  ext: z
    .string()
    .toLowerCase()
    .transform((ext) => ext.replace(/^\./, ''))
    .pipe(z.enum(ZONES))
    .default('it'),
  lang: z.enum(LANGS).default('it'),
});
export type SuggestQuery = z.infer<typeof suggestQuery>;

/** The secret that allows a transfer: 6 to 32 printable ASCII characters, no space (EPP authInfo as .it limits it). */
export const authCode = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{6,32}$/, { error: 'domains.auth-code' });
