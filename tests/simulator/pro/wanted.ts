/** What a guest books. */
import { addDays } from '../../../modules/booking/clock-zone.ts';
import { timesForOwner } from '../../../modules/booking/list-times.ts';
import type { BookingsView } from '../../../modules/booking/views/schemas.ts';
import type { Random } from '../random.ts';
import { draft, owner, type Scene } from './scene.ts';

/** Some nights soon. */
function stay(today: string, random: Random): { at: string; until: string } {
  const at = addDays(today, random.int(0, 20));
  return { at, until: addDays(at, random.int(1, 9)) };
}
/** Something that the site offers now; null where it offers nothing. */
export async function wanted(scene: Scene, { form, services, sessions, today }: BookingsView) {
  const service = services[0]?.id ?? '';
  if (form === 'sessions') return sessions.length === 0 ? null : { session: scene.random.pick(sessions).id };
  if (form === 'nights') return { service, ...stay(today, scene.random) };
  const time = await freeTime(scene, service);
  return time && { service, ...time };
}
async function freeTime(scene: Scene, service: string): Promise<{ at: string } | null> {
  const times = await timesForOwner(owner(scene), { by: await draft(scene), service, party: 2 });
  const all = times.days.flatMap((day) => day.times.map(({ at }) => at));
  return all.length === 0 ? null : { at: scene.random.pick(all.slice(0, 6)) };
}
