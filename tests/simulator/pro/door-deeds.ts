/** Orders that are brought and paid at the door: placed, handed over, taken back, and given back by hand. */
import { hashOf } from '../../../modules/access/index.server.ts';
import { answerOrder, orderByKey, type ByKey } from '../../../modules/shop/change-order.ts';
import { findShop } from '../../../modules/shop/find-shop.ts';
import { shopOfSite } from '../../../modules/shop/index.server.ts';
import { placeOrder } from '../../../modules/shop/place-order.ts';
import { linesOfOne, withdrawalsOfOne } from '../../../modules/shop/read-orders.ts';
import { refundElsewhere } from '../../../modules/shop/refund-order.ts';
import { termsOf } from '../../../modules/shop/terms.ts';
import { declareWithdrawal } from '../../../modules/shop/withdraw.ts';
import { everything } from '../../../modules/shop/withdrawal.rules.ts';
import { deliveryPrice, type DeliveryWay } from '../../../site-kit/shop/delivery-way.ts';
import { HOME, ROSES } from '../../support/shop-site.ts';
import { begins, dispose, draft, owner, uses, type Scene } from './scene.ts';
import { newKey, passer } from './village.ts';

/** Some roses, in one of the ways that `choose` picks from, or to collect; nothing where none are sold. */
export async function orderRoses(
  scene: Scene,
  choose: (ways: readonly DeliveryWay[]) => DeliveryWay | null | undefined,
): Promise<void> {
  const { world, village, random } = scene;
  const shop = await findShop(passer(world), village.siteId);
  const roses = shop?.products.find(({ name }) => name === ROSES.name)?.variants[0];
  if (!shop || !roses?.price) return;
  const quantity = random.int(1, 3);
  const buyer = { name: 'Anna', phone: '', mail: `${random.int(1, 40)}@buyers.example`, note: '', key: newKey() };
  village.orders.push(buyer.key);
  const goods = roses.price * quantity;
  const way = choose(shop.deliveries) ?? null;
  const delivery = way && { way: way.id, address: HOME };
  const total = goods + (way ? deliveryPrice(way, goods) : 0);
  const given = { shop, lines: [{ variant: roses.id, quantity }], total, delivery };
  const terms = termsOf(shop, [roses.id], way?.id ?? null);
  await begins(scene, 'an order', () =>
    placeOrder(passer(world), { ...given, terms, mode: shop.mode, isAdult: false, buyer }),
  );
}

/** All of an order that can be taken back, or some pieces of it, which may be none; now and then the same once more. */
export async function takeSomeBack({ world, random }: Scene, given: ByKey): Promise<void> {
  const order = await orderByKey(passer(world), given);
  const [lines, before] = [await linesOfOne(passer(world), order), await withdrawalsOfOne(passer(world), order)];
  const some = new Map([...everything(lines)].map(([position, most]) => [position, random.int(0, most)]));
  const nth = before.length + (random.chance(0.2) ? 0 : 1);
  await declareWithdrawal(passer(world), { ...given, nth, chosen: random.chance(0.5) ? null : some });
}

/** Those of a site that are paid at the door and have left, or came. */
const brought = ({ world, village }: Scene) =>
  world.rows<{ id: string; key_hash: string }>(
    `select id, key_hash from shop_orders where site_id = $1 and mode = 'reserve' and delivery is not null
     and (state in ('sent', 'delivered') or collected_at is not null) order by number limit 9`,
    [village.siteId],
  );

export const DOOR_DEEDS = {
  async 'has roses brought'(scene: Scene) {
    await orderRoses(scene, ([way]) => way);
    const [last] = await scene.world.rows<{ id: string }>(
      `select id from shop_orders where site_id = $1 and mode = 'reserve' and delivery is not null and state = 'placed' order by number desc limit 1`,
      [scene.village.siteId],
    );
    for (const act of ['accept', 'sent', 'delivered'] as const) {
      if (!last || scene.random.chance(0.15)) return;
      await answerOrder(owner(scene), { by: await draft(scene), id: last.id, act, reason: '', ready: null });
    }
  },
  async 'takes back what was brought'(scene: Scene) {
    const { siteId, orders } = scene.village;
    const rows = await brought(scene);
    if (rows.length === 0) return;
    const row = scene.random.pick(rows);
    const key = orders.find((each) => hashOf(each) === row.key_hash);
    if (key) await uses(scene, 'withdraw', () => takeSomeBack(scene, { siteId, key }), ['shop.changed']);
  },
  async 'gives back by hand'(scene: Scene) {
    const rows = await brought(scene);
    if (rows.length === 0) return;
    const { id } = scene.random.pick(rows);
    const { orders, past } = await shopOfSite(owner(scene), { by: await draft(scene) });
    const refund = [...orders, ...past].find((each) => each.id === id)?.refundable?.of ?? 'withdrawal';
    await refundElsewhere(owner(scene), { by: await dispose(scene), id, refund, how: 'contanti' });
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;
