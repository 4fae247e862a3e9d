import type { Allergen } from './allergens.ts';

export type ShownOrderState =
  | 'placed'
  | 'accepted'
  | 'awaiting-payment'
  | 'paid'
  | 'ready'
  | 'collected'
  | 'sent'
  | 'delivered'
  | 'not-collected'
  | 'refused'
  | 'expired'
  | 'unpaid'
  | 'cancelled-by-buyer'
  | 'cancelled-by-owner'
  | 'withdrawn'
  | 'refunded';
type Fault =
  | 'title'
  | 'name'
  | 'phone'
  | 'mail'
  | 'note'
  | 'contact'
  | 'quantity'
  | 'soldOut'
  | 'fewer'
  | 'most'
  | 'nothing'
  | 'lines'
  | 'missing'
  | 'minimum'
  | 'age'
  | 'terms'
  | 'changed'
  | 'closed'
  | 'tooMany'
  | 'late';
type Plain =
  | 'title'
  | 'lead'
  | 'empty'
  | 'plainTitle'
  | 'plainLead'
  | 'others'
  | 'quantityOf'
  | 'soldOut'
  | 'left'
  | 'review'
  | 'allergens'
  | 'noAllergens'
  | 'ingredients'
  | 'adultsOnly'
  | 'perKilo'
  | 'perLitre'
  | 'before'
  | 'allProducts'
  | 'reviewTitle'
  | 'update'
  | 'addMore'
  | 'total'
  | 'soFar'
  | 'alsoChosen'
  | 'noDuty'
  | 'where'
  | 'hours'
  | 'seller'
  | 'detailsTitle'
  | 'name'
  | 'mail'
  | 'phone'
  | 'contactHint'
  | 'noteLabel'
  | 'noteHint'
  | 'adult'
  | 'privacyNote'
  | 'privacyLink'
  | 'send'
  | 'number'
  | 'readyFrom'
  | 'reason'
  | 'cancel'
  | 'cancelAsk'
  | 'cancelYes'
  | 'callUs'
  | 'backHome';

/**
 * {n} is a number, {name} a product, {price} an amount. Of `quantityOf` the product whose quantity is asked; of `left`, `error.fewer` and
 * `error.most` how many can be had.
 */
export interface ShopWords extends Record<Plain, string> {
  /** By the plural form of the days. */
  keptFor: Record<'one' | 'other', string>;
  allergen: Record<Allergen, string>;
  /** `title` stands over the others. */
  error: Record<Fault, string>;
  /** Heading of the order's page, and the sentence under it. */
  state: Record<ShownOrderState, string>;
  stateText: Record<ShownOrderState, string>;
}
