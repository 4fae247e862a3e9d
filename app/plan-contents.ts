import { K, SMALLEST_PLAN, type EntitlementKey, type Offer } from '../modules/plans/schemas.ts';
import type { Lang } from '../site-kit/names.ts';
import type plans from './i18n/messages/it/plans.ts';

const AMOUNTS = {
  layouts: K.layouts,
  mailboxes: K.mailboxes,
  gigabytes: K.mailboxGigabytes,
  pages: K.pages,
  texts: K.texts,
  free: K.freeDays,
  hour: K.mailRecipients.hour,
  day: K.mailRecipients.day,
  days: K.exportDays,
  languages: K.languages,
};

export type PlanWords = { readonly [W in keyof typeof plans]: unknown };
type Say = (
  key: `features.${EntitlementKey}` | 'more' | 'same' | 'not-yet' | 'includes' | 'on-texts' | 'on-mail' | 'free',
  values?: Record<string, string | number>,
) => string;
interface Line {
  key: EntitlementKey;
  name: string;
}
export interface PlanContents {
  /** What every plan has today. */
  both: Line[];
  /** What only the larger plan adds today. */
  pro: Line[];
  /** A sentence: that the larger plan adds something today, or that it does not; null where it is not sold. */
  more: string | null;
  /** A sentence: how the texts that we write are had; null where none are. */
  onTexts: string | null;
  /** What holds of mailboxes; null where none can be had. */
  onMail: string | null;
  /** What a free site is; null where none can be had. */
  free: string | null;
  /** A sentence: what the larger plan does not have yet; null where nothing is to be said of it. */
  notYet: string | null;
}

/** Whether a plan is sold with this today. */
export const sells = ({ plans }: Pick<Offer, 'plans'>, key: EntitlementKey): boolean =>
  plans.some(({ adds }) => adds.includes(key));

/** What the plans have today, in the words of `say`: the one list that every public text is drawn from. */
export function planContents(lang: Lang, { plans: sold, missing, free }: Offer, say: Say): PlanContents {
  const named = (keys: readonly EntitlementKey[]): Line[] =>
    keys.map((key) => ({ key, name: say(`features.${key}`, AMOUNTS) }));
  const larger = sold.filter(({ plan }) => plan !== SMALLEST_PLAN);
  const pro = named(larger.flatMap(({ adds }) => adds));
  const list = named(missing)
    .map(({ name }) => inSentence(lang, name))
    .join(', ');
  return {
    both: named(sold.flatMap(({ plan, adds }) => (plan === SMALLEST_PLAN ? adds : []))),
    pro,
    onTexts: sells({ plans: sold }, 'texts') ? say('on-texts', AMOUNTS) : null,
    onMail: sells({ plans: sold }, 'mailboxes') ? say('on-mail', AMOUNTS) : null,
    free: free ? say('free', AMOUNTS) : null,
    more: larger.length > 0 ? say(pro.length > 0 ? 'more' : 'same') : null,
    notYet: missing.length > 0 ? say('not-yet', { list }) : null,
  };
}

/** A feature's name as it stands within a sentence. */
export const inSentence = (lang: Lang, name: string): string => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);

/** The same from a message file, for texts that are not screens. */
export const contentsFrom = (lang: Lang, offer: Offer, words: PlanWords): PlanContents =>
  planContents(lang, offer, sayFrom(words));

export const sayFrom =
  (words: PlanWords): Say =>
  (key, values = {}) => {
    const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
