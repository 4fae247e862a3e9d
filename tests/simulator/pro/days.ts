/** Days on sites of Pro: what their owners and strangers do there, and what the clock does for them. */
import { dropBegunJob, endUnansweredJob, remindGuestsJob } from '../../../modules/booking/jobs.ts';
import { sendDueJob } from '../../../modules/newsletter/jobs.ts';
import { releaseDueJob, remindJob } from '../../../modules/shop/jobs.ts';
import { reconcileJob } from '../../../modules/takings/jobs.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Environment } from '../environment.ts';
import type { Person } from '../person.ts';
import { seeded, type Random } from '../random.ts';
import type { World } from '../world.ts';
import { proDeed } from './deeds.ts';
import { villageOf } from './village.ts';

export const PRO_CRONS: JobDefinition<never>[] = [
  reconcileJob,
  releaseDueJob,
  remindJob,
  endUnansweredJob,
  dropBegunJob,
  remindGuestsJob,
  sendDueJob,
] as never[];

interface Among {
  people: readonly Person[];
  random: Random;
  /** How often two act at once. */
  together: number;
}
/** A few acts on half of the sites, now and then two at once. */
export async function daysOnSites(
  world: World,
  stage: Environment,
  { people, random, together }: Among,
): Promise<void> {
  for (const person of people) {
    const village = person.paid && random.chance(0.5) ? await villageOf(world, person) : null;
    if (!village) continue;
    for (let times = random.int(1, 4); times > 0; times -= 1) {
      const next = () => proDeed(world, person, { village, random: seeded(random.int(0, 2 ** 31)) });
      await stage.run(random.chance(together / 3) ? [next(), next()] : [next()]);
    }
  }
}
