/** The months of a site that follows its page: connected and taken back, a notice, a letter, visits put together. */
import { proveSite } from '../../modules/access/index.server.ts';
import { findDueLettersJob } from '../../modules/digests/jobs.ts';
import { rollUpMonthsJob } from '../../modules/stats/jobs.ts';
import { pollSoonJob } from '../../modules/sync/jobs.ts';
import { connectPage, disconnectPage } from '../../modules/sync/connect-page.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { DAY } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { asBought, purchase, settle } from './stories.ts';
import type { Side } from './crashable-process.ts';
import type { World } from './world.ts';

/** A letter is due by then: the first comes ten and a half days after the site at the latest, the others a week and an hour apart. */
const STEP_MS = 11 * DAY;
/** Arrivals of a month: more than the figure under which a letter is left out. */
const VISITS = 20;

export async function monthsGoBy(world: World) {
  const bought = await purchase(world, {});
  const [site] = await world.rows<{ id: string; page_id: string }>(
    'select id, page_id from sites where order_id = $1',
    [bought.id],
  );
  if (!site) throw new Error(`${bought.id} has no site`);
  const { id: siteId, page_id: pageId } = site;
  let letters = 0;
  let notices = 0;

  async function enqueue<T>(job: JobDefinition<T>, payload: T): Promise<void> {
    await world.db.transaction((tx) => world.jobs.enqueue(tx, job, payload));
    await settle(world);
  }
  const owner = async () => {
    const ctx = bought.ctx();
    return { ctx, by: await proveSite(ctx, 'connect', siteId) };
  };
  async function connect(): Promise<void> {
    await world.ask('connect-page', async () => {
      const { ctx, by } = await owner();
      await connectPage(ctx, { by, code: 'of-tests', redirectUri: 'https://vetrina.example/back' });
    });
    await settle(world);
  }
  const visited = () =>
    world.rows(`insert into site_visits (site_id, day, path, views, visits) values ($1, $2, '/', $3, $3)`, [
      siteId,
      world.clock.now().toISOString().slice(0, 10),
      VISITS,
    ]);

  /** A letter whose process dies before or after the n-th save of it. Returns whether it came to that. */
  async function letter(nth: number, side: Side): Promise<boolean> {
    letters += 1;
    world.later(STEP_MS);
    await visited();
    world.traps.setSave(nth, side);
    await enqueue(findDueLettersJob, {});
    return !world.traps.dropSave();
  }

  async function next(): Promise<void> {
    letters += 1;
    notices += 1;
    world.later(28 * DAY);
    await connect();
    // The network takes the token no more: the owner is told, and connects again.
    world.network.tokensEnded = true;
    await enqueue(pollSoonJob, { pageId });
    world.network.tokensEnded = false;
    await connect();
    await world.ask('disconnect-page', async () => {
      const { ctx, by } = await owner();
      await disconnectPage(ctx, { by });
    });
    await settle(world);
    await visited();
    await enqueue(findDueLettersJob, {});
    await enqueue(rollUpMonthsJob, {});
  }

  /** What the books of the house do not hold: each visit counted in one of two tables, and a page that is disconnected. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const [counted] = await world.rows<{ whole: number; rolled: number }>(
      `select coalesce(sum(visits), 0)::int as whole,
        (select coalesce(sum((each ->> 'visits')::int), 0)::int from site_months, jsonb_array_elements(figures -> 'days') each
          where site_id = $1 and each <> 'null') as rolled
        from site_visits where site_id = $1`,
      [siteId],
    );
    const { whole = 0, rolled = 0 } = counted ?? {};
    const [found, wanted] = [whole + rolled, letters * VISITS];
    if (found < wanted) lost.push(`visits: ${found} of ${wanted}`);
    if (found > wanted) doubled.push(`visits: ${found} instead of ${wanted}`);
    if (rolled === 0) lost.push('no month was put together');
    if ((await world.rows('select 1 from page_connections')).length > 0) doubled.push('a page is still connected');
  }

  return {
    next,
    letter,
    audit,
    expected: (): Expected => {
      const sold = asBought(bought, {});
      return {
        ...sold,
        mails: { ...sold.mails, letter: letters, ...(notices > 0 && { 'page-token-ended': notices }) },
      };
    },
  };
}
