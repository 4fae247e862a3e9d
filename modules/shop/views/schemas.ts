/** What the calls about a shop show. Browser-safe. Money in cents, instants ISO 8601, `ready` the business's own clock: "2026-12-03T18:30". */
import * as z from 'zod/mini';
import { ALLERGENS } from '../../../site-kit/shop/allergens.ts';
import { WITHDRAWAL_RULES } from '../../../site-kit/shop/law.ts';
import { CURRENCIES } from '../../../site-kit/shop/money.ts';
import { agreementState } from '../../agreements/schemas.ts';
import {
  ANSWERS,
  CONTENT_UNITS,
  deliveryInput,
  PRODUCT_KINDS,
  QUESTION_KINDS,
  settingsInput,
  SHOP_STATUS,
} from '../schemas.ts';
import { ORDER_MODES, ORDER_STATES } from '../shop.states.ts';

/** What its owner has yet to say of a product before it can be ordered, and before it can be sold by card. */
export const GAPS_OF = {
  order: ['price', 'allergens'],
  card: ['vat', 'maker', 'identifier', 'warnings'],
} as const satisfies Record<string, readonly string[]>;
const GAPS = [...GAPS_OF.order, ...GAPS_OF.card] as const;
export type Gap = (typeof GAPS)[number];
export const keepsFromOrders = (gap: Gap): boolean => GAPS_OF.order.some((each) => each === gap);

/** So long the screen shows what is over. */
export const PAST_DAYS = 30;

const variantView = z.object({
  id: z.string(),
  name: z.string(),
  price: z.nullable(z.number()),
  reduced: z.boolean(),
  /** Of a reduction: the lowest price of the thirty days before it; null where there was none, and nothing is announced. */
  before: z.nullable(z.number()),
  /** How many can still be ordered; null where they are not counted. */
  free: z.nullable(z.number()),
  reserved: z.number(),
  most: z.nullable(z.number()),
});
const productView = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  category: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  photo: z.nullable(z.string()),
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  ingredients: z.string(),
  content: z.nullable(z.object({ amount: z.number(), unit: z.enum(CONTENT_UNITS) })),
  vat: z.nullable(z.number()),
  maker: z.string(),
  identifier: z.string(),
  warnings: z.nullable(z.string()),
  withdrawal: z.enum(WITHDRAWAL_RULES),
  active: z.boolean(),
  gaps: z.array(z.enum(GAPS)),
  from_page: z.boolean(),
  variants: z.array(variantView),
});
export type ProductView = z.infer<typeof productView>;
export type VariantView = z.infer<typeof variantView>;

export const REFUND_STATES = ['coming', 'done', 'elsewhere', 'failed'] as const;

/** How an owner's account for card payments stands. */
export const CARD_PAYMENTS = ['unavailable', 'none', 'wanting', 'checking', 'active', 'refused', 'closed'] as const;

const refundView = z.nullable(z.object({ amount: z.number(), state: z.enum(REFUND_STATES) }));
const orderView = z.object({
  id: z.string(),
  number: z.number(),
  mode: z.enum(ORDER_MODES),
  state: z.enum(ORDER_STATES),
  total: z.number(),
  /** Cents that its buyer pays when it is handed over, or has paid then: without what was taken back before. */
  to_pay: z.number(),
  /** Pieces from which its buyer has withdrawn: `withheld` are not handed over, `comes_back` were. */
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      cents: z.number(),
      withheld: z.number(),
      comes_back: z.number(),
    }),
  ),
  /** How it is delivered and where to; null: it is collected. `total` has its cents. */
  delivery: z.nullable(z.object({ name: z.string(), cents: z.number(), address: z.string() })),
  /** `unreached`: what was written to the address was refused or came back. `blocked`: nothing is taken from them online; told to whoever may block. */
  buyer: z.object({
    name: z.string(),
    phone: z.string(),
    mail: z.string(),
    unreached: z.boolean(),
    blocked: z.boolean(),
    note: z.string(),
  }),
  placed_at: z.string(),
  ready: z.nullable(z.string()),
  kept_until: z.string(),
  ended_at: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /**
   * What its buyer has taken back, each time. `amount`: 0 of what was not paid yet; `by`: the last day on which the money goes back; `refund`: how
   * that stands, null while it has not gone.
   */
  withdrawals: z.array(z.object({ amount: z.number(), declared_at: z.string(), by: z.string(), refund: refundView })),
  /** Money that went back for another reason, or is on its way; null where none is. */
  refund: refundView,
  /** Cents that its owner can give back now, and the name of what they are for; null where nothing can go back. */
  refundable: z.nullable(z.object({ amount: z.number(), of: z.string() })),
  /** Id of what the provider refused and is still owed. */
  refused: z.nullable(z.string()),
});
export type OrderView = z.infer<typeof orderView>;

/** What the list of the site says anew. */
const questionView = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** As the shop has it; null of an item that is not sold yet. `price`: null where there are none or several. */
  product: z.nullable(z.object({ name: z.string(), detail: z.string(), price: z.nullable(z.number()) })),
  /** As the list has it, or had it. `price`: as it is written there, '' for none; `cents`: null where that is not one plain amount. */
  said: z.object({ name: z.string(), detail: z.string(), price: z.string(), cents: z.nullable(z.number()) }),
  answers: z.array(z.enum(ANSWERS)),
});
export type QuestionView = z.infer<typeof questionView>;

/** GET …/shop, and the answer of every act on it. */
export const shopView = z.object({
  site: z.object({ id: z.string(), order_id: z.string(), name: z.string(), url: z.string() }),
  /** Whether the plan holds it: without, nothing new is ordered, and what is ordered stays. */
  entitled: z.boolean(),
  /** Whether whoever looks may open and pause it, and take away what was ordered as a file. */
  may_open: z.boolean(),
  agreement: agreementState,
  may_export: z.boolean(),
  /** Whether whoever looks may give money back, and open an account for it. */
  may_refund: z.boolean(),
  /** Whether whoever looks may block a buyer. */
  may_block: z.boolean(),
  /** How new orders are to be paid, how they are now, and how the account for it stands. */
  mode: z.enum(ORDER_MODES),
  mode_now: z.enum(ORDER_MODES),
  /** What `maker` of a product says that the business makes itself; '' where the site does not tell who is behind it. */
  own_maker: z.string(),
  card_payments: z.enum(CARD_PAYMENTS),
  /** Goods without identifier and warnings are sold by card until then; null: they are not. */
  grace_until: z.nullable(z.string()),
  /** Months with takings, the latest first: "2026-12". */
  register: z.array(z.string()),
  status: z.enum(SHOP_STATUS),
  currency: z.enum(CURRENCIES),
  settings: settingsInput,
  /** Ways of delivery besides collecting, in their order, and the country in which they go (ISO 3166-1); null: not known, and there are none. */
  deliveries: z.array(z.extend(deliveryInput, { id: z.string() })),
  country: z.nullable(z.string()),
  zone: z.string(),
  products: z.array(productView),
  /** The oldest first. */
  questions: z.array(questionView),
  /** Those of the site that a product may show. `url`: small. */
  photos: z.array(z.object({ id: z.string(), url: z.string(), alt: z.string() })),
  /** Live ones: those that wait for an answer first, the oldest first; then those whose buyer waits for money. */
  orders: z.array(orderView),
  /** The others of the last PAST_DAYS, the latest first. */
  past: z.array(orderView),
  page_url: z.string(),
});
export type ShopView = z.infer<typeof shopView>;
