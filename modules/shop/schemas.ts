/** What the calls about a shop take; what they show is in views/. Browser-safe. Money in cents, instants ISO 8601, `ready` the business's own clock: "2026-12-03T18:30". */
import * as z from 'zod/mini';
import { DETAIL_LIMITS } from '../../site-kit/forms/read-details.ts';
import { ALLERGENS } from '../../site-kit/shop/allergens.ts';
import { CODE_LENGTH, codeOf } from '../../site-kit/shop/delivery-way.ts';
import { line, note, wallTime } from '../../site-kit/typed-text.ts';
import { WITHDRAWAL_RULES } from '../../site-kit/shop/law.ts';
import { ACT_NAMES, ORDER_MODES } from './shop.states.ts';

/** `draft`: filled in from the page and not shown yet. */
export const SHOP_STATUS = ['draft', 'open', 'paused'] as const;
export type ShopStatus = (typeof SHOP_STATUS)[number];
/** `food` says its allergens before it can be ordered; `alcohol` asks for the age as well. */
export const PRODUCT_KINDS = ['goods', 'food', 'alcohol'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
export const CONTENT_UNITS = ['g', 'ml'] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];
/** What a list says anew of what is sold: another price, other words, an item that is new or back, one that is gone. */
export const QUESTION_KINDS = ['price', 'words', 'new', 'gone'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** `take`: as the list says; of what is gone, it is offered no more. */
export const ANSWERS = ['take', 'sold-out', 'keep'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Guards, none of which is sold. Cents, pieces, days, UTF-16 units. */
export const LIMITS = {
  ...DETAIL_LIMITS,
  products: 300,
  /** Over all products: the form of the page must fit into one post. */
  allVariants: 400,
  variants: 10,
  lines: 50,
  quantity: 99,
  price: 1_000_000,
  stock: 100_000,
  keepDays: 30,
  minimum: 100_000,
  amount: 100_000,
  product: 120,
  variant: 60,
  category: 80,
  detail: 500,
  ingredients: 1000,
  /** How a list writes a price: "a partire da 12 € al chilo". */
  listedPrice: 120,
  /** Items of a list that are new: so many are asked about at a time. */
  newItems: 50,
  /** Answers that are remembered, the youngest. */
  declined: 1000,
  pickup: 200,
  /** Ways of delivery, the name of one, and how many postal codes or beginnings of such it names. */
  deliveries: 6,
  way: 60,
  codes: 40,
  reason: 300,
  /** Hundredths of a per cent. */
  vat: 3000,
  maker: 200,
  identifier: 80,
  warnings: 500,
} as const;

const whole = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
const required = (longest: number) => line(longest).check(z.minLength(1));
const id = z.string().check(z.regex(/^[\w-]{1,60}$/));
const cents = whole(1, LIMITS.price);

/** POST …/shop/state */
export const stateInput = z.object({ status: z.enum(['open', 'paused']) });

/** POST …/shop/settings */
export const settingsInput = z.object({
  keep_days: whole(1, LIMITS.keepDays),
  minimum: whole(0, LIMITS.minimum),
  note: line(LIMITS.pickup),
});
export type SettingsInput = z.infer<typeof settingsInput>;

/** POST …/shop/deliveries: a new way of delivery, or all that is said of one that is there. */
export const deliveryInput = z.object({
  /** Null: a new one. */
  id: z.nullable(id),
  name: required(LIMITS.way),
  price: whole(0, LIMITS.price),
  /** From goods of so much on it costs nothing; null: it always costs its price. */
  free_from: z.nullable(cents),
  /** Goods of so much at least; 0: any. */
  least: whole(0, LIMITS.minimum),
  /** Postal codes, or how they begin; null: all of the country. */
  area: z.nullable(
    z
      .array(
        z.string().check(
          z.maxLength(2 * CODE_LENGTH),
          z.refine((code) => codeOf(code) !== null),
        ),
      )
      .check(z.minLength(1), z.maxLength(LIMITS.codes)),
  ),
});
export type DeliveryInput = z.infer<typeof deliveryInput>;

/** POST …/shop/products: a new one, or all that is said of one that is there. Its pieces are counted by `stock` alone. */
export const productInput = z.object({
  /** Null: a new one. */
  id: z.nullable(id),
  name: required(LIMITS.product),
  detail: note(LIMITS.detail),
  category: line(LIMITS.category),
  kind: z.enum(PRODUCT_KINDS),
  /** Id of a photo that the site shows. */
  photo: z.nullable(z.string().check(z.maxLength(64))),
  allergens: z.nullable(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length))),
  ingredients: note(LIMITS.ingredients),
  content: z.nullable(z.object({ amount: whole(1, LIMITS.amount), unit: z.enum(CONTENT_UNITS) })),
  /** Hundredths of a per cent in its price; null: not said. */
  vat: z.nullable(whole(0, LIMITS.vat)),
  maker: line(LIMITS.maker),
  /** Of goods: model, type or batch. */
  identifier: line(LIMITS.identifier),
  /** Of goods: what to mind; '': nothing is needed; null: not said. */
  warnings: z.nullable(note(LIMITS.warnings)),
  withdrawal: z.enum(WITHDRAWAL_RULES),
  active: z.boolean(),
  /** All of them, in their order; one that is not named is put away. */
  variants: z
    .array(
      z.object({
        id: z.nullable(id),
        name: line(LIMITS.variant),
        price: z.nullable(cents),
        reduced: z.boolean(),
        most: z.nullable(whole(1, LIMITS.quantity)),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.variants)),
});
export type ProductInput = z.infer<typeof productInput>;

/** POST …/shop/products/order: ids of all of them, in the order in which they shall stand. */
export const orderInput = z.object({ products: z.array(id).check(z.maxLength(LIMITS.products)) });

/** Of a call that takes nothing. */
export const noInput = z.object({});

const free = z.nullable(whole(0, LIMITS.stock));
/** POST …/shop/variants/{variant}/stock: how many can still be ordered, null where they are not counted; `was`: as the screen showed it. */
export const stockInput = z.object({ free, was: free });
export type StockInput = z.infer<typeof stockInput>;

/** POST …/shop/variants/{variant}/price. `reduced`: announced as a reduction. */
export const priceInput = z.object({ price: cents, reduced: z.boolean() });
export type PriceInput = z.infer<typeof priceInput>;

/** POST …/shop/questions/{question}/answer: one of those that the view offers. */
export const questionInput = z.object({ answer: z.enum(ANSWERS) });

/** POST …/shop/orders/{order}/answer. `reason`: what the buyer is told, may be empty; `ready`: from when it can be collected, or when it is brought. */
export const answerInput = z.object({
  act: z.enum(ACT_NAMES),
  reason: line(LIMITS.reason),
  ready: z.nullable(wallTime),
});
export type AnswerInput = z.infer<typeof answerInput>;

/** POST …/shop/mode: how new orders are paid. */
export const modeInput = z.object({ mode: z.enum(ORDER_MODES) });

/** POST …/shop/orders/{order}/refund: `of`: what the view named; `reason`: what the buyer is told, may be empty. */
export const refundInput = z.object({ of: required(64), reason: line(LIMITS.reason) });
export type RefundInput = z.infer<typeof refundInput>;

/**
 * POST …/shop/orders/{order}/refund-elsewhere: which refused refund, or which withdrawal of what was paid at the door; and `how`: what the buyer is
 * told of the way, empty where nobody can be written to.
 */
export const elsewhereInput = z.object({ refund: required(64), how: line(LIMITS.reason) });
export type ElsewhereInput = z.infer<typeof elsewhereInput>;

/** A month of the register; without one the present. */
export const registerQuery = z.object({
  month: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
});
