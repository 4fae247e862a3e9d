/** Days on sites of Pro: what their owners and strangers do there, and what the clock does for them. */
import { dropBegunJob, endUnansweredJob, remindGuestsJob } from '../../../modules/booking/jobs.ts';
import { draftMonthlyJob, sendDueJob } from '../../../modules/newsletter/jobs.ts';
import { releaseDueJob, remindJob } from '../../../modules/shop/jobs.ts';
import { reconcileJob } from '../../../modules/takings/jobs.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Environment } from '../environment.ts';
import type { Person } from '../person.ts';
import { seeded, type Random } from '../random.ts';
import type { World } from '../world.ts';
import { proDeed } from './deeds.ts';
import { villageOf, type Village } from './village.ts';

export const PRO_CRONS: JobDefinition<never>[] = [
  reconcileJob,
  releaseDueJob,
  remindJob,
  endUnansweredJob,
  dropBegunJob,
  remindGuestsJob,
  draftMonthlyJob,
  sendDueJob,
] as never[];

interface Among {
  people: readonly Person[];
  random: Random;
  /** How often two act at once. */
  together: number;
  /** Does what waits now, so that mails come. */
  settle: () => Promise<void>;
}
/** A few acts on half of the sites, now and then two at once; who was asked by mail whether they want letters says so on the same day. */
export async function daysOnSites(
  world: World,
  stage: Environment,
  { people, random, together, settle }: Among,
): Promise<void> {
  const busy: [Person, Village][] = [];
  for (const person of people) {
    const village = person.paid && random.chance(0.5) ? await villageOf(world, person) : null;
    if (!village) continue;
    busy.push([person, village]);
    for (let times = random.int(1, 4); times > 0; times -= 1) {
      const next = () => proDeed(world, person, { village, random: seeded(random.int(0, 2 ** 31)) });
      await stage.run(random.chance(together / 3) ? [next(), next()] : [next()]);
    }
  }
  const asked = busy.filter(([, village]) => village.asked.length > village.readers.length);
  if (asked.length > 0) await settle();
  for (const [person, village] of asked)
    if (random.chance(0.8)) await stage.run([proDeed(world, person, { village, random }, 'confirms letters')]);
}
