import type { BoxesOffer } from '../../../modules/mailboxes/schemas.ts';
import type { Order } from '../../../modules/ordering/schemas.ts';
import type { PriceItem } from '../../../modules/plans/prices/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';

/** What the wizard's loader hands to its screen. */
export interface WizardData {
  /** 'kept': nobody has told yet what belongs to this visit. 'unknown': nobody can now. */
  screen: 'wizard' | 'kept' | 'unknown';
  pageId: string;
  /** Empty while nobody has told us: the wizard works without. */
  pageName: string;
  order: Order | null;
  /** Null when the provider's catalogue could not be read: the browser asks again. */
  prices: PriceItem[] | null;
  layout: LayoutName | null;
  previewUrl: string | null;
  /** Mailboxes that can be chosen with a domain; null: there are none here, or nobody knows yet. */
  boxes: BoxesOffer | null;
  /** Version of the terms that the checkbox accepts. */
  termsVersion: string;
}
