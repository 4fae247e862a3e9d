/** What the law wants a buyer to know of a purchase that is paid on the site, or at the buyer's door. Wording to be reviewed by a lawyer. */
import type { Lang } from '../document.ts';
import type { Currency } from './money.ts';
import { money } from './money.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { PAID_WORDS } from './paid-words.ts';
import { said } from './said.ts';

/** Of the texts below: an order keeps the version that its buyer read. */
export const LAW_VERSION = '2026-11-30';

/** Whether what is bought can be given back, and why not (directive 2011/83/EU, art. 16, c to e). */
export const WITHDRAWAL_RULES = ['yes', 'perishable', 'sealed', 'custom'] as const;
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number];

/** How it is bought: on the site by card, else when it is handed over; delivered, else collected. */
export interface Purchase {
  isPaid: boolean;
  isDelivered: boolean;
}
export const purchaseOf = ({ mode, delivery }: { mode: 'reserve' | 'paid'; delivery: object | null }): Purchase => ({
  isPaid: mode === 'paid',
  isDelivered: delivery !== null,
});
/** At the counter nothing is bought at a distance; at the door it is bought away from the shop (directive 2011/83/EU, art. 2, 7 and 8). */
export const isUnderLaw = ({ isPaid, isDelivered }: Purchase): boolean => isPaid || isDelivered;

interface Bought {
  name: string;
  withdrawal: WithdrawalRule;
}
const namesOf = (lines: readonly Bought[], rule: WithdrawalRule): string =>
  lines
    .filter(({ withdrawal }) => withdrawal === rule)
    .map(({ name }) => name)
    .join(', ');

/** The right of withdrawal as it is for these lines: who has it, for how long, who pays for the way back; and who has none, and why. */
export function withdrawalText(lines: readonly Bought[], lang: Lang, purchase: Purchase): string[] {
  const words = PAID_WORDS[lang];
  const right = rightOf(lang, purchase);
  const without = (['perishable', 'sealed', 'custom'] as const).flatMap((rule) => {
    const name = namesOf(lines, rule);
    return name === '' ? [] : [said(words[rule], { name })];
  });
  return [...(namesOf(lines, 'yes') === '' ? [] : [right]), ...without];
}

function rightOf(lang: Lang, { isPaid, isDelivered }: Purchase): string {
  if (!isDelivered) return PAID_WORDS[lang].withdraw;
  return isPaid ? DELIVERY_WORDS[lang].withdraw : DELIVERY_WORDS[lang].doorWithdraw;
}

/** The harmonised notice on the legal guarantee of conformity (directive 2024/825). */
export const guaranteeText = (lang: Lang): string => PAID_WORDS[lang].guarantee;

/** That pressing the button buys, what is paid, and how it is handed over. */
export const dutyText = (total: number, currency: Currency, lang: Lang, { isDelivered }: Purchase): string =>
  said((isDelivered ? DELIVERY_WORDS : PAID_WORDS)[lang].duty, { price: money(total, currency, lang) });

/** All of it in one paragraph each: what a buyer keeps. Nothing of what is only reserved and collected. */
export const lawText = (lines: readonly Bought[], lang: Lang, purchase: Purchase): string[] =>
  isUnderLaw(purchase) ? [...withdrawalText(lines, lang, purchase), guaranteeText(lang)] : [];
