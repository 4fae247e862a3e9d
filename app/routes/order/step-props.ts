import type { BoxesOffer } from '../../../modules/mailboxes/schemas.ts';
import type { PriceItem } from '../../../modules/plans/prices/schemas.ts';
import type { Lang, LayoutName } from '../../../site-kit/names.ts';
import type { Draft } from './billing/draft.ts';
import type { StepNumber } from './steps.rules.ts';
import type { OrderState } from './use-order.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  lang: Lang;
  pageId: string;
  pageName: string;
  layout: LayoutName | null;
  /** The signed link by which the customer came to this page; null: by none. */
  cameBy: string | null;
  /** Mailboxes that can be chosen with a domain; null: none. */
  boxes: BoxesOffer | null;
  prices: readonly PriceItem[];
  state: OrderState;
  draft: Draft;
  keep: (parts: Draft) => void;
  drop: (part: keyof Draft) => void;
  /** Paid: everything is shown, nothing changes. */
  locked: boolean;
  go: (step: StepNumber) => void;
}
