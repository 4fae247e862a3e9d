import type { BillingInfo } from '../../../modules/ordering/cart/billing.rules.ts';
import type { LayoutName } from '../../../site-kit/names.ts';

/** What the server tells of an agent's order screen before anybody has signed in: only what anybody may know. */
export interface AgentOrderData {
  pageId: string;
  /** Null: the newest order of this agent for the page, or a new one. */
  orderId: string | null;
  /** Empty until the page has a preview. */
  pageName: string;
  previewUrl: string | null;
  /** As chosen on the way here. */
  layout: LayoutName | null;
  advised: LayoutName | null;
  termsVersion: string;
  /** What the page says of its business: the form of a new order opens with it. */
  known: Partial<BillingInfo>;
}
