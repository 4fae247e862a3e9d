/** What the law wants a buyer to know of a purchase that is paid on the site. Wording to be reviewed by a lawyer. */
import type { Lang } from '../document.ts';
import type { Currency } from './money.ts';
import { money } from './money.ts';
import { PAID_WORDS } from './paid-words.ts';
import { said } from './said.ts';

/** Of the texts below: an order keeps the version that its buyer read. */
export const LAW_VERSION = '2026-11-27';

/** Whether what is bought can be given back, and why not (directive 2011/83/EU, art. 16, c to e). */
export const WITHDRAWAL_RULES = ['yes', 'perishable', 'sealed', 'custom'] as const;
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number];

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
export function withdrawalText(lines: readonly Bought[], lang: Lang): string[] {
  const words = PAID_WORDS[lang];
  const without = (['perishable', 'sealed', 'custom'] as const).flatMap((rule) => {
    const name = namesOf(lines, rule);
    return name === '' ? [] : [said(words[rule], { name })];
  });
  return [...(namesOf(lines, 'yes') === '' ? [] : [words.withdraw]), ...without];
}

/** The harmonised notice on the legal guarantee of conformity (directive 2024/825). */
export const guaranteeText = (lang: Lang): string => PAID_WORDS[lang].guarantee;

/** That pressing the button buys, what is paid and where. */
export const dutyText = (total: number, currency: Currency, lang: Lang): string =>
  said(PAID_WORDS[lang].duty, { price: money(total, currency, lang) });

/** All of it in one paragraph each: what a buyer keeps. */
export const lawText = (lines: readonly Bought[], lang: Lang): string[] => [
  ...withdrawalText(lines, lang),
  guaranteeText(lang),
];
