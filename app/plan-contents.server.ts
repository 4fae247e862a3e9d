import { entitled } from '../modules/plans/index.server.ts';
import type { Offer, Plan } from '../modules/plans/schemas.ts';
import type { Lang } from '../site-kit/names.ts';
import el from './i18n/messages/el/plans.ts';
import en from './i18n/messages/en/plans.ts';
import es from './i18n/messages/es/plans.ts';
import fr from './i18n/messages/fr/plans.ts';
import it from './i18n/messages/it/plans.ts';
import { contentsFrom, inSentence, sayFrom, type PlanContents, type PlanWords } from './plan-contents.ts';

/** The words of every language: for mails and for texts that speak another language than the screen. */
export const PLAN_WORDS: Readonly<Record<Lang, PlanWords>> = { it, en, es, fr, el };

export const contentsIn = (lang: Lang, offer: Offer): PlanContents => contentsFrom(lang, offer, PLAN_WORDS[lang]);

/** A sentence: what this plan has today. Empty where that is nothing. */
export function planSentence(lang: Lang, offer: Offer, plan: Plan): string {
  const { both, pro } = contentsIn(lang, offer);
  const has = [...both, ...pro].filter(({ key }) => entitled(plan, key));
  const list = has.map(({ name }) => inSentence(lang, name)).join('; ');
  return list && sayFrom(PLAN_WORDS[lang])('includes', { list });
}
