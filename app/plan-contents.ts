import { FEATURES, isAvailable, PRO_FEATURES, type Feature } from '../modules/plans/features.rules.ts';
import { K } from '../modules/plans/schemas.ts';
import type { Lang } from '../site-kit/names.ts';
import type plans from './i18n/messages/it/plans.ts';

const AMOUNTS = { layouts: K.layouts, mailboxes: K.mailboxes, gigabytes: K.mailboxGigabytes };

type Words = typeof plans;
type Say = (
  key: `features.${Feature}` | 'more' | 'same' | 'not-yet',
  values?: Record<string, string | number>,
) => string;
interface Line<F extends Feature> {
  key: F;
  name: string;
}
export interface PlanContents {
  /** What every plan has today. */
  both: Line<(typeof FEATURES)[number]>[];
  /** What only Pro adds today. */
  pro: Line<(typeof PRO_FEATURES)[number]>[];
  /** A sentence: that Pro adds something today, or that it does not. */
  more: string;
  /** A sentence: what Pro does not have yet; null where it has everything. */
  notYet: string | null;
}

/** What the plans have today, in the words of `say`: the one list that cards, order, project page and terms are drawn from. */
export function planContents(lang: Lang, say: Say): PlanContents {
  const named = <F extends Feature>(keys: readonly F[]): Line<F>[] =>
    keys.map((key) => ({ key, name: say(`features.${key}`, AMOUNTS) }));
  const pro = named(PRO_FEATURES.filter(isAvailable));
  const missing = named(PRO_FEATURES.filter((key) => !isAvailable(key)));
  const list = missing.map(({ name }) => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1)).join(', ');
  return {
    both: named(FEATURES.filter(isAvailable)),
    pro,
    more: say(pro.length > 0 ? 'more' : 'same'),
    notYet: missing.length > 0 ? say('not-yet', { list }) : null,
  };
}

/** The same from a message file, for texts that are not screens. */
export const contentsFrom = (lang: Lang, words: { readonly [K in keyof Words]: unknown }): PlanContents =>
  planContents(lang, (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  });
