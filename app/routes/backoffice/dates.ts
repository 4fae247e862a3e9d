import type { Lang } from '../../../site-kit/names.ts';
import { HOURS } from '../../../site-kit/locales.ts';

/** Day and time as people write them, in the zone of the reader. */
export const shortDate = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', ...HOURS }).format(new Date(iso));
