import { K, PLAN_NAMES, type Offer } from '../../../modules/plans/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { contentsFrom, sells, type PlanWords } from '../../plan-contents.ts';
import { euroIn } from './texts/euro.ts';

/** What an installation sells, as the legal texts say it. */
export interface OfferWords {
  /** "Premium, Pro" */
  plans: string;
  /** "Premium 99 €, Pro 179 €", a year, VAT included. */
  prices: string;
  /** What every plan has, a line each. */
  features: readonly string[];
  /** What a larger plan adds, or that it does not yet; empty where none is sold. */
  larger: string;
  /** How the texts that we write are had; empty where none are. */
  texts: string;
  /** What holds of mailboxes; empty where none can be had. */
  boxes: string;
  /** What a free site is; empty where none can be had. */
  free: string;
}

/** With `null` the words are their names in braces: so a version of the terms is kept, whatever an installation sells. */
export function offerWords(lang: Lang, offer: Offer | null, words: PlanWords): OfferWords {
  if (!offer)
    return {
      plans: '{{plans}}',
      prices: '{{prices}}',
      features: ['{{features}}'],
      larger: '{{larger}}',
      texts: '{{texts}}',
      boxes: '{{boxes}}',
      free: '{{free}}',
    };
  const { both, pro, more, notYet, onTexts, onMail, free } = contentsFrom(lang, offer, words);
  const price = euroIn(lang);
  const [, ...larger] = offer.plans.map(({ plan }) => PLAN_NAMES[plan]);
  const said = [more, ...pro.map(({ name }) => `${name}.`), notYet].filter(Boolean).join(' ');
  return {
    plans: offer.plans.map(({ plan }) => PLAN_NAMES[plan]).join(', '),
    prices: offer.plans.map(({ plan }) => `${PLAN_NAMES[plan]} ${price(K.price[plan])}`).join(', '),
    features: both.map(({ name }) => name),
    larger: larger.length > 0 ? `${larger.join(', ')}${lang === 'fr' ? '\u202f:' : ':'} ${said}` : '',
    texts: onTexts ?? '',
    boxes: onMail ?? '',
    free: free ?? '',
  };
}

/** Everything that can be had, a line each: what the privacy policy says that data are used for. */
export function featureNames(lang: Lang, offer: Offer | null, words: PlanWords): readonly string[] {
  if (!offer) return ['{{features}}'];
  const { both, pro } = contentsFrom(lang, offer, words);
  return [...both, ...pro].map(({ name }) => name);
}

/** Whether a legal text speaks of free sites: where they can be had, and in the sheet of all texts. */
export const freeToo = (offer: Offer | null): boolean => offer?.free ?? true;
/** The same of mailboxes. */
export const mailToo = (offer: Offer | null): boolean => offer === null || sells(offer, 'mailboxes');
