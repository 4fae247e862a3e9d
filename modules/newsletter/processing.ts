import type { Processing } from '../agreements/index.server.ts';
import type { Person } from './person.ts';

/** Who does not confirm; who left; who confirmed long ago and is asked again. The privacy page of a site says so. */
export const PENDING_DAYS = 7;
export const LEFT_MONTHS = 12;
export const AGAIN_MONTHS = 24;
/** After no plan holds it any more. */
export const ENDED_MONTHS = 12;

/** Each field of a reader is named; the key is ours. */
const OF_READER = { mail: 'mail' } as const satisfies Record<Exclude<keyof Person, 'key'>, Processing['data'][number]>;

export const newsProcessing: Processing = {
  room: 'newsletter',
  data: [...Object.values(OF_READER), 'consent', 'network', 'mark'],
  kept: {
    unconfirmed: { days: PENDING_DAYS },
    left: { months: LEFT_MONTHS },
    'plan-ended': { months: ENDED_MONTHS },
    silent: { months: AGAIN_MONTHS },
  },
  vendors: ['mail', 'letters'],
};
