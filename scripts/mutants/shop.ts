import type { Mutant } from './mutant.ts';

const NO_BUYERS = 'nobody in it buys on the site of a customer';
const TESTS = ['modules/shop/orders.test.ts'];

/** Faults of the shop of a site. */
export const SHOP: Mutant[] = [
  {
    name: 'piece-not-counted',
    means: 'Who orders the last piece after somebody else is told of a fault of ours, not that it is gone.',
    file: 'modules/shop/stock.ts',
    find: ' and (v.stock is null or v.stock - v.reserved >= l.n)',
    put: '',
    tests: TESTS,
    title: 'for more than there is',
    unsimulated: NO_BUYERS,
  },
  {
    name: 'pieces-of-a-failed-order-kept',
    means: 'An order that cannot be had whole is placed with what there is of it.',
    file: 'modules/shop/place-order.ts',
    find: "  if (reserved.size < lines.length) throw new AppError('shop.sold-out', { status: 409 });\n",
    put: '',
    tests: TESTS,
    title: 'for more than there is',
    unsimulated: NO_BUYERS,
  },
  {
    name: 'pressed-twice-ordered-twice',
    means: 'Who presses twice is told of a fault of ours, or has two orders.',
    file: 'modules/shop/place-order.ts',
    find: '    if (known) return known;\n',
    put: '    void known;\n',
    tests: TESTS,
    title: 'sent twice under one key',
    unsimulated: NO_BUYERS,
  },
  {
    name: 'order-of-another-site-answered',
    means: 'Whoever knows the id of an order refuses it in the name of another shop.',
    file: 'modules/shop/change-order.ts',
    find: 'and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId))',
    put: 'and(eq(shopOrders.id, id))',
    tests: TESTS,
    title: 'another site’s to nobody else',
    unsimulated: NO_BUYERS,
  },
  {
    name: 'food-without-allergens-sold',
    means: 'Food is ordered whose allergens its owner never answered.',
    file: 'modules/shop/gaps.ts',
    find: "kind === 'goods' || allergens !== null",
    put: "kind === 'goods' || allergens !== undefined",
    tests: ['modules/shop/shop.test.ts'],
    title: 'food is ordered once',
    unsimulated: NO_BUYERS,
  },
];
