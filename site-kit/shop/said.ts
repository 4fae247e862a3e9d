import { longDay } from '../booking/said.ts';
import type { Lang } from '../document.ts';
import { money, type Currency } from './money.ts';
import { SHOP_WORDS } from './words.ts';

/** A sentence with its {n}, {name} or {price}. */
export const said = (text: string, values: { n?: number; name?: string; price?: string }): string =>
  text.replaceAll(/\{(n|name|price)\}/g, (_whole, key: 'n' | 'name' | 'price') => String(values[key] ?? ''));

/** "Lo teniamo per te 3 giorni …" */
export function keptFor(days: number, lang: Lang): string {
  const form = new Intl.PluralRules(lang).select(days) === 'one' ? 'one' : 'other';
  return said(SHOP_WORDS[lang].keptFor[form], { n: days });
}

/** "2 × Rose rosse, 1 × Vaso" */
export const piecesSaid = (lines: readonly { quantity: number; name: string }[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

/** "venerdì 4 dicembre, 18:30", of the clock of the business: "2026-12-04T18:30". */
export const longMoment = (wall: string, lang: Lang): string =>
  `${longDay(wall.slice(0, 10), lang)}, ${wall.slice(11)}`;

/** "24,00 € al kg"; null where nobody says how much it is. `amount`: grams or millilitres. */
export function unitPrice(
  { cents, amount, unit }: { cents: number; amount: number | null; unit: 'g' | 'ml' | null },
  currency: Currency,
  lang: Lang,
): string | null {
  if (amount === null || unit === null) return null;
  const words = SHOP_WORDS[lang];
  const price = money(Math.round((cents * 1000) / amount), currency, lang);
  return said(unit === 'g' ? words.perKilo : words.perLitre, { price });
}
