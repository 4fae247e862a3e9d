import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../site-kit/shop/country-name.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';

/** Its name in the reader's language. `code`: ISO 3166-1. */
export function useCountry(code: string): string {
  const { i18n } = useTranslation();
  return countryName(code, asLang(i18n.language) ?? FALLBACK);
}
