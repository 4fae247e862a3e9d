import type { Trade } from '../../site-kit/document.ts';
import { detectTrade } from '../../site-kit/facts/trade.ts';
import type { Lang } from '../../site-kit/names.ts';

const TABLE: readonly Trade[] = ['restaurant', 'bar', 'hotel', 'salon', 'fitness'];
const DESK: readonly Trade[] = ['legal', 'health'];

/** The second name beside `info`: where people book, where they write to an office, or where they order. */
const SECOND: Record<Lang, Record<'booking' | 'office' | 'orders', string>> = {
  it: { booking: 'prenota', office: 'studio', orders: 'ordini' },
  en: { booking: 'bookings', office: 'office', orders: 'orders' },
  es: { booking: 'reservas', office: 'despacho', orders: 'pedidos' },
  fr: { booking: 'reservation', office: 'cabinet', orders: 'commandes' },
  el: { booking: 'kratiseis', office: 'grafeio', orders: 'paraggelies' },
};

/** Names of boxes that suit a business called so, without those that are taken; its owner changes them as they like. */
export function suggestNames({ name, lang, taken }: { name: string; lang: Lang; taken: readonly string[] }): string[] {
  const trade = detectTrade([], name);
  const kind = TABLE.includes(trade) ? 'booking' : DESK.includes(trade) ? 'office' : 'orders';
  return ['info', SECOND[lang][kind]].filter((each) => !taken.includes(each));
}
