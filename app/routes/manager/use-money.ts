import { useTranslation } from 'react-i18next';
import { money, type Currency } from '../../../site-kit/shop/money.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';

const AMOUNT = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** "12,5" as cents; null for what is no amount above nothing. */
export function centsOf(typed: string): number | null {
  const [, whole, part = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** The same where it may be nothing: "" and "0" are 0. */
export const centsOrNone = (typed: string): number | null =>
  /^0*(?:[.,]0{1,2})?$/.test(typed.trim()) ? 0 : centsOf(typed);

/** Amounts in the reader's language; `typed`: as a field shows one. */
export function useMoney(currency: Currency) {
  const { i18n } = useTranslation();
  const lang = asLang(i18n.language) ?? FALLBACK;
  const comma = lang === 'en' ? '.' : ',';
  return {
    shown: (cents: number): string => money(cents, currency, lang),
    typed: (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', comma)),
    sign: currency === 'GBP' ? '£' : '€',
  };
}
