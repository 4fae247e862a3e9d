/** What the order calls take and give (specification sections 3 and 7). Browser-safe; spelled as the specification spells it. */
import * as z from 'zod/mini';
import { LANGS, LAYOUTS } from '../../site-kit/names.ts';
import { code, isCode } from '../../site-kit/typed-text.ts';
import { ATTRIBUTED_BY } from './attribution.rules.ts';
import { BILLING_FIELDS, emptyBilling, type BillingInfo } from './cart/billing.rules.ts';
import { mailQuestion } from '../domains/transfer/mail-question.rules.ts';
import { ORDER_STATES } from './order.states.ts';
import { MOST_PATH, provingPlace } from './proving-place.rules.ts';

const shortText = z.string().check(z.maxLength(300));
const field = z._default(z.nullish(shortText), '');
/** Null and absent fields, and none at all, read as empty; content is judged by checkBilling, which names the field. */
export const billingInfo = z.pipe(
  z.nullish(z.object(Object.fromEntries(BILLING_FIELDS.map((name) => [name, field])))),
  z.transform((given): BillingInfo => ({
    ...emptyBilling(),
    ...Object.fromEntries(Object.entries(given ?? {}).map(([k, v]) => [k, v ?? ''])),
  })),
);
export const pageId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
export const orderOrPageId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const lang = z.enum(LANGS);
// What a call may leave out may also be null: an Order that was answered is posted back as it came (C4 to C6).
const type = z.nullish(z.enum(['customer', 'business']));
const layout = z.nullish(z.enum(LAYOUTS));
const locale = z.nullish(lang);

/** POST /buy_yr/api/order/subscription */
export const startOrderInput = z.object({
  facebook_page_id: pageId,
  billing_info: billingInfo,
  type,
  layout,
  locale,
  /** The signed `yr_preview` by which the customer came, as it came: one that leads nowhere stops no order. */
  preview_link: z.optional(z.string().check(z.maxLength(2000))),
  /** The unpaid order that this one replaces: its kind of buyer was chosen by mistake. */
  instead_of: z.optional(orderOrPageId),
});
/** POST /buy_yr/api/order/check/{id}/update */
export const updateOrderInput = z.object({
  order: z.object({ billing_info: billingInfo, type, layout, locale }),
});
/** The browser names lines; the server prices them. */
export const cartLineInput = z.object({
  id: z.string().check(z.maxLength(100)),
  type: z.enum(['service', 'domain']),
  quantity: z.nullish(z.number().check(z.int(), z.gte(0), z.lte(50))),
});
export const DOMAIN_CHOICES = ['register', 'transfer', 'none'] as const;
export type DomainChoice = (typeof DOMAIN_CHOICES)[number];
/** POST /buy_yr/api/order/check/{id}/cart */
export const saveCartInput = z.object({
  stripe: z.object({
    cart: z.array(cartLineInput).check(z.maxLength(4)),
    /** Read by nobody: what was bought is the server's to say. */
    subscription: z.nullish(shortText),
    invoices: z.nullish(z.array(z.unknown())),
  }),
  domains: z.array(code(80)).check(z.maxLength(5)),
  order: z.object({
    /**
     * orderDomainTransfer, and the visible choice "no domain: keep the free address" (W4, ours). Absent, as in the
     * specification's own body: the order's, where the names are the order's; other names are to be registered.
     */
    domain_choice: z.nullish(z.enum(DOMAIN_CHOICES)),
    authcode: z.nullish(code(64)),
    /** orderDomainOwenRegister; absent beside a choice: no, absent with it: the order's. */
    domain_own_register: z.nullish(z.boolean()),
    layout,
  }),
});
/** POST /buy_yr/api/order/check/{id}/domain_info */
export const saveDomainInfoInput = z.object({
  domain_info: billingInfo,
  type,
  order: z.optional(z.unknown()),
});
/** POST /buy_yr/api/order/check/{id}/checkout */
export const checkoutInput = z.object({
  terms_accepted: z.nullish(z.boolean()),
  terms_version: z.nullish(shortText),
});
/** What it answers: the card form's session for what is in the cart now. */
export const cardSession = z.object({
  client_secret: z.string(),
  publishable_key: z.string(),
  script_url: z.string(),
  session_id: z.string(),
});
export type CardSession = z.infer<typeof cardSession>;
/** POST /buy_yr/api/order/check/{id}/sync: after the provider's return. */
export const syncInput = z.object({ session_id: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/)) });
/** POST /buy_yr/api/order/check/{id}/domain/replace */
const domainName = code(80).check(z.minLength(1));
/** `instead_of`: the name that failed, as progress.domain_problem gives it; absent: the first that failed. */
export const replaceDomainInput = z.object({ domain: domainName, instead_of: z.optional(domainName) });
/** POST /buy_yr/api/order/check/{id}/domain/refund: the name that failed; absent: the first. */
export const refundDomainInput = z.object({ domain: z.optional(domainName) });
/** Version of the terms in force, the only one that the checkbox accepts. */
export const TERMS_VERSION = '2026-11-28';

export const cartLine = z.object({
  id: z.string(),
  type: z.enum(['service', 'domain']),
  quantity: z.number(),
  /** Euro, as the specification shows it (99, 179); `unit_amount` in cents is what is charged. */
  price: z.number(),
  unit_amount: z.number(),
  name: z.string(),
  selected: z.boolean(),
});
export const order = z.object({
  _id: z.string(),
  user_id: z.string(),
  facebook_id: z.string(),
  facebook_page_id: z.string(),
  page_name: z.string(),
  status: z.enum(ORDER_STATES),
  locale: lang,
  layout: z.nullable(z.enum(LAYOUTS)),
  type: z.enum(['customer', 'business']),
  billing_info: z.record(z.string(), z.string()),
  domains: z.array(z.string()),
  domain_choice: z.enum(DOMAIN_CHOICES),
  domain_own_register: z.boolean(),
  has_authcode: z.boolean(),
  domain_info: z.nullable(z.record(z.string(), z.string())),
  domain_info_type: z.enum(['customer', 'business']),
  /** 0 to 3: the furthest step whose data are saved. */
  order_step: z.number(),
  /** Euro cents a year, VAT included. */
  total: z.number(),
  stripe: z.object({
    cart: z.array(cartLine),
    subscription: z.nullable(z.string()),
    invoices: z.array(z.string()),
    data: z.object({
      customer: z.nullable(z.string()),
      subscriptions: z.array(z.string()),
      invoices: z.array(z.string()),
    }),
  }),
});
export type Order = z.infer<typeof order>;
export type CartLine = z.infer<typeof cartLine>;
export type StartOrderInput = z.infer<typeof startOrderInput>;
export type UpdateOrderInput = z.infer<typeof updateOrderInput>;
export type SaveCartInput = z.infer<typeof saveCartInput>;
export type SaveDomainInfoInput = z.infer<typeof saveDomainInfoInput>;

/** POST …/manage/domain: a name more, for the very price that was shown (euro cents a year). */
export const addDomainInput = z.object({
  domain: code(80),
  kind: z.enum(['register', 'transfer']),
  /** Of a transfer. */
  authcode: z.optional(z.string().check(z.maxLength(64))),
  /** In the customer's name. */
  own: z.boolean(),
  amount: z.int().check(z.gte(0), z.lte(100_000)),
});
export type AddDomainInput = z.infer<typeof addDomainInput>;

/** GET /buy_yr/api/order/check/{id}/progress: what really happens after payment (S1). */
export const progressStep = z.object({
  key: z.enum(['payment', 'domain', 'site', 'mail']),
  state: z.enum(['waiting', 'running', 'done', 'attention']),
  /** Message key suffix under order:progress, e.g. "domain.registering"; with values for it. */
  message: z.string(),
  values: z.record(z.string(), z.string()),
  at: z.nullable(z.string()),
});
export const progress = z.object({
  order_id: z.string(),
  status: z.enum(ORDER_STATES),
  page_name: z.string(),
  steps: z.array(progressStep),
  /** Where the site answers now; null until it is published. */
  site_url: z.nullable(z.string()),
  free_url: z.nullable(z.string()),
  /** The one of the two that opens for everybody now: a new domain is not seen everywhere at once. */
  open_url: z.nullable(z.string()),
  /** The host under which it will answer and does not yet, as people write it. */
  coming: z.nullable(z.string()),
  mail: z.string(),
  /** A domain that could not be registered: the customer chooses another or takes the money back. */
  domain_problem: z.nullable(z.object({ domain: z.string(), code: z.string(), refund_amount: z.number() })),
  /** A name that has mail moves when its owner says so. */
  domain_mail: z.nullable(mailQuestion),
  done: z.boolean(),
});
export type Progress = z.infer<typeof progress>;

/**
 * GET /buy_yr/api/agent/orders: `before` is the `next` of the answer before, `page` a social page's id, `by` how they
 * became the agent's.
 */
export const agentOrdersQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^ord_[\w-]{22}$/))),
  page: z.optional(orderOrPageId),
  by: z.optional(z.enum(ATTRIBUTED_BY)),
});
export type AgentOrdersQuery = z.infer<typeof agentOrdersQuery>;
export const agentOrders = z.object({
  data: z.array(
    z.object({
      _id: z.string(),
      page_name: z.string(),
      facebook_page_id: z.string(),
      status: z.enum(ORDER_STATES),
      /** Euro cents a year, VAT included. */
      total: z.number(),
      created_at: z.string(),
      payment_link_at: z.nullable(z.string()),
      /** Only an order that the agent opened is theirs to prepare. */
      by: z.enum(ATTRIBUTED_BY),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AgentOrders = z.infer<typeof agentOrders>;
/** POST /buy_yr/api/order/check/{id}/payment-link */
export const paymentLinkSent = z.object({ mail: z.string(), sent_at: z.string() });
export type PaymentLinkSent = z.infer<typeof paymentLinkSent>;

/** POST /buy_yr/api/manager/link */
export const managerLinkInput = z.object({
  mail: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/), z.refine(isCode)),
  lang: z.optional(lang),
});
export type ManagerLinkInput = { mail: string; lang: z.infer<typeof lang> };
/** GET and POST /buy_yr/api/manager/proof. `back`: the screen that asks for the proof (proving-place.rules.ts). */
const back = z.string().check(
  z.maxLength(MOST_PATH),
  z.refine((path) => provingPlace(path) !== null),
);
export const proofQuery = z.object({ back });
export const proofInput = z.object({ back, lang: z.optional(lang) });
export type ProofInput = z.infer<typeof proofInput>;
/** `fresh`: nothing need be proved now. `mail`: where the link goes, as only its reader knows it again. `social`: the network's login is another way. */
export const proofWays = z.object({ fresh: z.boolean(), mail: z.string(), social: z.boolean() });
export type ProofWays = z.infer<typeof proofWays>;
/** POST /buy_yr/api/manager/enter */
export const enterInput = z.object({ key: z.string().check(z.regex(/^[\w-]{43}$/)) });
/** Why the social network's login led nowhere: the end of an error's code, in an address. */
export const SOCIAL_PROBLEMS = ['denied', 'ended', 'no-order', 'unavailable', 'strange'] as const;
export const socialProblem = z.enum(SOCIAL_PROBLEMS);
