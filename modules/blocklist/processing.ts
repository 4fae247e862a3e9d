import type { Processing } from '../agreements/index.server.ts';
import { BLOCKED_MONTHS } from './block.rules.ts';
import type { Person } from './person.ts';

/** Each field of a person is named. */
const OF_PERSON = { name: 'name', mail: 'mail', phone: 'phone' } as const satisfies Record<
  keyof Person,
  Processing['data'][number]
>;

/** The privacy page of a site says so. */
export const blocklistProcessing: Processing = {
  room: 'blocklist',
  data: Object.values(OF_PERSON),
  kept: { blocked: { months: BLOCKED_MONTHS } },
  vendors: [],
};
