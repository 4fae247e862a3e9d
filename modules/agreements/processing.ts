/** What the agreement of article 28 GDPR lists of each room that keeps data of an owner's visitors: the room itself says it. */
import type { Ctx } from '../../platform/ctx.ts';
import type { EntitlementKey } from '../plans/schemas.ts';

export type PersonalData =
  | 'name'
  | 'phone'
  | 'mail'
  | 'note'
  | 'address'
  | 'booking'
  | 'order'
  | 'payment'
  | 'network'
  | 'consent'
  | 'mark';
/** What is counted from which moment: a booking from its day, also one whose deposit is owed, an order from its end, a paid one from its collection, an owed one from its placing. */
export type Kept =
  | 'booking'
  | 'sober-booking'
  | 'owed-deposit'
  | 'order'
  | 'paid-order'
  | 'owed-order'
  | 'unconfirmed'
  | 'left'
  | 'plan-ended'
  | 'silent'
  | 'blocked';
export type Period = { months: number } | { days: number };
/** Companies that get some of it from us on the owner's behalf; whoever runs the servers has all of it. */
export const VENDORS = ['servers', 'mail', 'letters'] as const;
export type Vendor = (typeof VENDORS)[number];
/** Those that plans hold, and the list of people from whom they take nothing. */
export type ProcessingRoom = Extract<EntitlementKey, 'booking' | 'shop' | 'newsletter'> | 'blocklist';

export interface Processing {
  room: ProcessingRoom;
  data: readonly PersonalData[];
  /** The periods by which the room's own retention step drops it. */
  kept: Readonly<Partial<Record<Kept, Period>>>;
  vendors: readonly Vendor[];
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    processing: Processing;
  }
}

/** Of every room that is here. */
export const processingOf = (ctx: Pick<Ctx, 'contributed'>): readonly Processing[] => ctx.contributed('processing');

/** Who processes what the rooms keep, with its address. */
export function processorOf({ config }: Pick<Ctx, 'config'>): string {
  const { name, street, zip, city } = config.operator;
  return `${name}, ${street}, ${zip} ${city}`;
}
