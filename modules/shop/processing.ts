import type { Processing } from '../agreements/index.server.ts';
import type { Buyer } from './buyer.ts';

/** After its end an order is kept so long, one that was paid on the site or delivered as long as its guarantee. The privacy page of a site says so. */
export const KEPT_MONTHS = 12;
/** The legal guarantee is two years, and two months to say so; after it nobody needs to show that they bought. */
export const GUARANTEE_MONTHS = 26;
/** No order is kept longer, whatever was left open: by then a claim is over or before a court. */
export const RIGHTS_MONTHS = 60;

/** Each field of a buyer is named; the key is ours. */
const OF_BUYER = {
  name: 'name',
  phone: 'phone',
  mail: 'mail',
  note: 'note',
  address: 'address',
} as const satisfies Record<Exclude<keyof Buyer, 'key'>, Processing['data'][number]>;

export const shopProcessing: Processing = {
  room: 'shop',
  data: [...Object.values(OF_BUYER), 'order', 'payment'],
  kept: {
    order: { months: KEPT_MONTHS },
    'paid-order': { months: GUARANTEE_MONTHS },
    'owed-order': { months: RIGHTS_MONTHS },
  },
  vendors: ['mail'],
};
