/** What stands beside a contract of Pro in a year: a shop, bookings, a newsletter, and the people who come there. */
import { newVisitorKey } from '../../../modules/sites/index.server.ts';
import type { Person } from '../person.ts';
import type { World } from '../world.ts';

/** Of one site: keys that its buyers, guests and readers hold. */
export interface Village {
  siteId: string;
  /** It lives by its letters: many read them. Null before its first day. */
  writes: boolean | null;
  orders: string[];
  bookings: string[];
  readers: string[];
  /** Addresses that asked for letters. */
  asked: string[];
  /** Mails by which they were asked back, once opened. */
  read: Set<string>;
}

const known = new WeakMap<World, Map<string, Village>>();
const villages = (world: World): Map<string, Village> => {
  const found = known.get(world) ?? new Map<string, Village>();
  known.set(world, found);
  return found;
};

/** Whether anybody has acted there: until then its rules and its clock cost nothing. */
export const isAwake = (world: World): boolean => villages(world).size > 0;

/** Null for who has no site that was ever of Pro. */
export async function villageOf(world: World, { orderId }: Person): Promise<Village | null> {
  const present = villages(world).get(orderId);
  if (present) return present;
  const [row] = await world.rows<{ id: string }>(
    `select s.id from sites s join site_contents c on c.site_id = s.id
     where s.order_id = $1 and s.tier = 'pro' and s.current_version_id is not null`,
    [orderId],
  );
  if (!row) return null;
  const nobody = { orders: [], bookings: [], readers: [], asked: [], read: new Set<string>() };
  const fresh = { siteId: row.id, writes: null, ...nobody };
  villages(world).set(orderId, fresh);
  return fresh;
}

/** Of another site, where there is one. */
export const strangerTo = (world: World, { siteId }: Village): Village | undefined =>
  [...villages(world).values()].find((other) => other.siteId !== siteId);

export const newKey = newVisitorKey;
/** Nobody: who stands before a site. */
export const passer = (world: World) => world.as({ kind: 'visitor', orderSession: null });

/** What the site's plan holds now, and whether visitors see it. */
export async function standing(world: World, { siteId }: Village): Promise<{ mayBegin: boolean }> {
  const [row] = await world.rows<{ tier: string; status: string }>('select tier, status from sites where id = $1', [
    siteId,
  ]);
  return { mayBegin: row?.tier === 'pro' && row.status === 'live' };
}
