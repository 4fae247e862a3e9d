/** A site of Pro with a shop, new for each test, and its verbs as its calls and its buyers use them. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { answerOrder } from '../../modules/shop/change-order.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { findDoors, findShop } from '../../modules/shop/find-shop.ts';
import { saveDelivery } from '../../modules/shop/save-delivery.ts';
import { deliveryPrice } from '../../site-kit/shop/delivery-way.ts';
import { termsOf } from '../../modules/shop/terms.ts';
import { placeOrder } from '../../modules/shop/place-order.ts';
import type { OrderInput } from '../../modules/shop/write-order.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import type { DeliveryInput, ProductInput } from '../../modules/shop/schemas.ts';
import type { ShopView } from '../../modules/shop/views/schemas.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { setStock } from '../../modules/shop/set-stock.ts';
import type { OrderAct, OrderMode } from '../../modules/shop/shop.states.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { newVisitorKey, siteSpeaking } from '../../modules/sites/index.server.ts';
import { newDraft, type DraftOfSite } from './draft.ts';
import { startTestProduct, type TestProduct } from './product.ts';
import { another } from './shopper.ts';
import { newSubscriber } from './subscriber.ts';

/** A shop for furniture, with a price list. */
const FURNITURE = '900000000000808';
export const ROSES: ProductInput = {
  id: null,
  name: 'Mazzo di rose',
  detail: 'Dieci rose',
  category: 'Mazzi',
  kind: 'goods',
  photo: null,
  allergens: null,
  ingredients: '',
  content: null,
  vat: 1000,
  maker: 'Fiori di Nives, via del Nido 8, Bologna',
  identifier: 'Mazzo da dieci',
  warnings: '',
  withdrawal: 'yes',
  active: true,
  variants: [{ id: null, name: '', price: 2500, reduced: false, most: null }],
};

export const IN_TOWN: DeliveryInput = {
  id: null,
  name: 'A Bologna e dintorni',
  price: 400,
  free_from: 6000,
  least: 2000,
  area: ['401', '40033'],
};
/** Where it goes. */
export const HOME = { street: 'Via del Nido 8', zip: '40125', town: 'Bologna' };

/** Orders as somebody whose form shows the shop as it is now, in Italian: to be reserved and collected, unless it is said otherwise. */
export async function orderNow(
  ctx: Ctx,
  siteId: string,
  given: Pick<OrderInput, 'lines' | 'total' | 'buyer'> & Partial<OrderInput>,
) {
  const found = (await findShop(ctx, siteId)) ?? expect.fail('there is no shop');
  const shop = { ...found, site: siteSpeaking(found.site, 'it') };
  const variants = given.lines.map(({ variant }) => variant);
  const terms = termsOf(shop, variants, given.delivery?.way ?? null);
  return placeOrder(ctx, { shop, mode: 'reserve', isAdult: false, delivery: null, terms, ...given });
}

export async function newShopSite(product: TestProduct, page = FURNITURE) {
  // A business is sold once: a page of its own, that reads like that one.
  const owner = await newSubscriber(product, { choice: { plan: 'pro' }, page: another(`${page}.`) });
  return shopAt(product, await newDraft(product, owner));
}

/** The shop of a site of Pro that is there. */
export function shopAt(product: TestProduct, site: DraftOfSite) {
  const { owner } = site;
  const by = () => proveSite(site.ctx(), 'draft', site.id);
  const view = async (): Promise<ShopView> => shopOfSite(site.ctx(), { by: await by() });
  const set = async (status: 'open' | 'paused') =>
    setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status });
  const named = async (name: string) => {
    const found = (await view()).products.find((each) => each.name === name);
    return found ?? expect.fail(`there is no ${name}`);
  };
  /** A product of the owner's, with so many pieces; returns its variants. */
  async function add(given: Partial<ProductInput> = {}, stock: number | null = null): Promise<string[]> {
    const input = { ...ROSES, ...given };
    await saveProduct(site.ctx(), { by: await by(), ...input });
    const { variants } = await named(input.name);
    for (const { id, free } of variants) await setStock(site.ctx(), { by: await by(), id, free: stock, was: free });
    return variants.map(({ id }) => id);
  }
  async function priceOf(lines: [variant: string, quantity: number][]): Promise<number> {
    const { products } = await view();
    const prices = new Map(products.flatMap(({ variants }) => variants.map(({ id, price }) => [id, price ?? 0])));
    return lines.reduce((sum, [id, n]) => sum + (prices.get(id) ?? 0) * n, 0);
  }
  const doors = async () => (await findDoors(site.ctx(), site.id)) ?? expect.fail('there is no shop');
  /** A way of delivery of the owner's; returns its id. */
  async function delivers(given: Partial<DeliveryInput> = {}): Promise<string> {
    await saveDelivery(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), ...IN_TOWN, ...given });
    return (await view()).deliveries.at(-1)?.id ?? expect.fail('nothing is delivered');
  }
  let buyers = 0;
  async function order(
    lines: [variant: string, quantity: number][],
    given: {
      key?: string;
      name?: string;
      mail?: string;
      phone?: string;
      total?: number;
      isAdult?: boolean;
      mode?: OrderMode;
      delivery?: OrderInput['delivery'];
    } = {},
  ) {
    const {
      key = newVisitorKey(),
      name = 'Anna Verdi',
      mail = `buyer${(buyers += 1)}@example.it`,
      phone = '',
      isAdult = false,
      mode = 'reserve',
      delivery = null,
    } = given;
    const goods = await priceOf(lines);
    const way = (await doors()).deliveries.find(({ id }) => id === delivery?.way);
    const total = given.total ?? goods + (way ? deliveryPrice(way, goods) : 0);
    const buyer = { name, phone, mail, note: 'Passo alle sei', key };
    const wanted = lines.map(([variant, quantity]) => ({ variant, quantity }));
    const wish = { lines: wanted, total, mode, delivery, isAdult, buyer };
    const placed = await orderNow(product.as(null), site.id, wish);
    return { id: placed.id, number: placed.number, key, mail };
  }
  const act = async (id: string, what: OrderAct, given: { reason?: string; ready?: string | null } = {}) =>
    answerOrder(site.ctx(), { by: await by(), id, act: what, reason: '', ready: null, ...given });
  const mailsTo = async (mail: string): Promise<string[]> => {
    await product.drain();
    const rows = await product.rows<{ kind: string }>('select kind from mails where "to" = $1', [mail]);
    return rows.map(({ kind }) => kind).toSorted();
  };
  return { owner, site, by, view, set, named, add, delivers, order, act, mailsTo };
}
export type ShopSite = Awaited<ReturnType<typeof newShopSite>>;

/** Sums that must hold whatever happened: pieces, the moves that made them, and the orders that hold them. */
export async function expectTrueStock(product: TestProduct): Promise<void> {
  const wrong = await product.rows(
    `select v.id from shop_variants v
     left join lateral (select coalesce(sum(stock_by), 0) stock_by, coalesce(sum(reserved_by), 0) reserved_by from shop_moves m where m.variant_id = v.id) m on true
     left join lateral (select coalesce(sum(l.quantity - l.withdrawn), 0) held from shop_lines l join shop_orders o on o.id = l.order_id
       where l.variant_id = v.id and o.state in ('placed', 'accepted', 'awaiting-payment', 'paid', 'ready')) h on true
     where coalesce(v.stock, m.stock_by) <> m.stock_by or v.reserved <> m.reserved_by or v.reserved <> h.held`,
  );
  expect(wrong).toEqual([]);
}

/** To be called where a file begins: it starts the product, and a site before each test. */
export function shopSite(page?: string) {
  let product: TestProduct;
  let shop: ShopSite;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    shop = await newShopSite(product, page);
  });
  return { product: () => product, shop: () => shop };
}
