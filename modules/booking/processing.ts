import type { Processing } from '../agreements/index.server.ts';
import type { Guest } from './guest.ts';

/** After its day a booking is kept so long; where it may tell of somebody's health or troubles, half of that. The privacy page of a site says so. */
export const KEPT_MONTHS = 12;
export const KEPT_DISCREET_MONTHS = 6;
/** One whose deposit has yet to go back is kept until it has, and no longer than this. */
export const RIGHTS_MONTHS = 60;

/** Each field of a guest is named; the key is ours. */
const OF_GUEST = { name: 'name', phone: 'phone', mail: 'mail', note: 'note' } as const satisfies Record<
  Exclude<keyof Guest, 'key'>,
  Processing['data'][number]
>;

export const bookingProcessing: Processing = {
  room: 'booking',
  data: [...Object.values(OF_GUEST), 'booking', 'payment'],
  kept: {
    booking: { months: KEPT_MONTHS },
    'sober-booking': { months: KEPT_DISCREET_MONTHS },
    'owed-deposit': { months: RIGHTS_MONTHS },
  },
  vendors: ['mail'],
};
