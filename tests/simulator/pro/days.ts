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
import { proDeed, type Deed } from './deeds.ts';
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

/** How many sites live by their letters. */
const WRITE = 0.4;

interface Among {
  people: readonly Person[];
  random: Random;
  /** How often two act at once. */
  together: number;
  /** Does what waits now, so that mails come. */
  settle: () => Promise<void>;
}
/**
 * A few acts on half of the sites, now and then two at once; who was asked by mail whether they want letters says so on the same day, and of a
 * site that lives by them one goes out.
 */
export async function daysOnSites(
  world: World,
  stage: Environment,
  { people, random, together, settle }: Among,
): Promise<void> {
  const busy: [Person, Village][] = [];
  const act = ([person, village]: [Person, Village], ...deeds: (Deed | undefined)[]) =>
    stage.run(deeds.map((deed) => proDeed(world, person, { village, random: seeded(random.int(0, 2 ** 31)) }, deed)));
  for (const person of people) {
    const village = person.paid && random.chance(0.5) ? await villageOf(world, person) : null;
    if (!village) continue;
    const site: [Person, Village] = [person, village];
    busy.push(site);
    village.writes ??= random.chance(WRITE);
    const isOfLetters = village.writes && random.chance(0.6);
    if (isOfLetters) await act(site, 'tells something on its page');
    for (let times = isOfLetters ? 1 : random.int(1, 4); times > 0; times -= 1) {
      const deed = isOfLetters ? 'asks for letters' : undefined;
      await (random.chance(together / 3) ? act(site, deed, undefined) : act(site, deed));
    }
  }
  const awaited = busy.filter(([, { writes, asked, readers }]) => writes || asked.length > readers.length);
  if (awaited.length > 0) await settle();
  for (const site of awaited) {
    if (random.chance(0.8)) await act(site, 'confirms letters');
    if (site[1].writes && random.chance(0.8)) await act(site, 'writes a letter');
  }
}
