/** What readers know of letters beside what the product did: after a step, after the clock has come, and at rest. */
import { healthOf } from '../../../modules/newsletter/health.ts';
import { sendBatchJob, sendDueJob } from '../../../modules/newsletter/jobs.ts';
import type { Waiting } from '../job-rows.ts';
import { InvariantBroken } from '../trace.ts';
import type { World } from '../world.ts';
import { COUNTED, GO_ON, OWN_DEED, SILENCE } from './letter-rules.ts';
import { addressAt, keyOf, nameOf, siteOf, type Done, type Report } from './readers-book.ts';

const MONTH_MS = 30 * 86_400_000;
/** So many may leave in a day whatever came back: a quarter of the first day's. */
const ALWAYS = 13;
const LAST_MONTH = `l.site_id = $1 and d.handed_at > $2::timestamptz - interval '720 hours'`;

/** What was handed over in this step went to nobody who had ended letters in an earlier one. */
export function checkSilence({ letters: { taken }, readers }: World): void {
  for (; readers.looked < taken.length; readers.looked += 1) {
    const letter = taken[readers.looked];
    const to = letter && [keyOf(letter), addressAt(letter)].find((each) => readers.silent.has(each));
    if (to) throw new InvariantBroken(SILENCE, to);
  }
  readers.endStep();
}

/** A link that something else than its reader followed has confirmed nothing and ended nothing. */
export async function checkDeeds(world: World): Promise<void> {
  const rows = await world.rows<{ key: string; done: Done }>(
    `select distinct s.key_hash as key, case when c.kind = 'confirmed' then c.kind when c.by in ('returned', 'complained') then c.by else 'left' end as done
     from news_consents c join news_subscribers s on s.id = c.subscriber_id where c.kind <> 'asked'`,
    [],
    'deeds_of_readers',
  );
  const stray = rows.find(({ key, done }) => !world.readers.tried[done].has(key));
  if (stray) throw new InvariantBroken(OWN_DEED, stray.done);
}

/** The clock of letters came, and nothing spoiled it: every letter that is due is on its way, whatever became of another site's. */
export async function checkBegun(world: World): Promise<void> {
  const waiting = world.queue.waiting();
  // What was planned beside it has its own.
  if (waiting.some(({ name }) => name === sendDueJob.name)) return;
  const begun = new Set(waiting.flatMap((job) => (job.name === sendBatchJob.name ? [letterOf(job)] : [])));
  const due = await world.rows<{ id: string; state: string }>(
    `select id, state from news_letters where state = 'sending' or state = 'planned' and planned_at <= $1`,
    [world.clock.now()],
  );
  const left = due.find(({ id, state }) => state === 'planned' || !begun.has(id));
  if (left) throw new InvariantBroken(GO_ON, `${left.state}, and nobody sends it`);
}
const letterOf = ({ payload }: Waiting): string => (payload as { letterId: string }).letterId;

/** A batch came to its end, and nothing spoiled it: whoever was to get the letter was handed it, up to what the site itself may send in a day. */
export async function checkSent(world: World, job: Waiting): Promise<void> {
  const [left] = await world.rows<{ site: string }>(
    `select l.site_id as site from news_letters l join sites s on s.id = l.site_id and s.tier = 'pro' and s.status = 'live'
     where l.id = $1 and l.state = 'sending' and exists (select 1 from news_deliveries d where d.letter_id = l.id and d.state = 'queued' and d.tries = 0)`,
    [letterOf(job)],
  );
  if (!left) return;
  const [day] = await world.rows<{ n: number }>(
    `select count(*)::int as n from (
       select d.handed_at as at from news_deliveries d join news_letters l on l.id = d.letter_id where l.site_id = $1
       union all select handed_at from news_welcomes where site_id = $1) as handed where at > $2::timestamptz - interval '24 hours'`,
    [left.site, world.clock.now()],
  );
  if ((day?.n ?? 0) < ALWAYS && !(await hasStopped(world, left.site)))
    throw new InvariantBroken(GO_ON, `${day?.n} left today, and more wait`);
}

async function hasStopped(world: World, site: string): Promise<boolean> {
  const [row] = await world.rows<{ sent: number; returned: number; complained: number }>(
    `select count(*)::int as sent, count(d.returned_at)::int as returned, count(d.complained_at)::int as complained
     from news_deliveries d join news_letters l on l.id = d.letter_id where ${LAST_MONTH}`,
    [site, world.clock.now()],
  );
  return row !== undefined && mustStop(row);
}
const mustStop = ({ sent, returned, complained }: { sent: number; returned: number; complained: number }): boolean =>
  (returned >= 5 && returned > sent * 0.05) || (complained >= 3 && complained >= sent * 0.003);

/** The product's books and figures of what came back are its readers' own, letter by letter. */
export async function checkCounted(world: World): Promise<void> {
  const { letters, readers } = world;
  const rows = await world.rows<{ name: string; site: string; returned: boolean; complained: boolean; handed: Date }>(
    `select d.name, l.site_id as site, d.returned_at is not null as returned, d.complained_at is not null as complained, d.handed_at as handed
     from news_deliveries d join news_letters l on l.id = d.letter_id where d.handed_at is not null`,
  );
  for (const { name, returned, complained } of rows)
    if (readers.reported.returned.has(name) !== returned || readers.reported.complained.has(name) !== complained)
      throw new InvariantBroken(COUNTED, name);
  const since = world.clock.now().getTime() - MONTH_MS;
  const lately = rows.filter(({ handed }) => handed.getTime() > since);
  const kept = new Map(lately.map(({ name, site }) => [name, site]));
  for (const site of new Set(letters.taken.map(siteOf))) {
    const names = new Set(letters.taken.map(nameOf).filter((name) => kept.get(name) === site));
    const count = (report: Report) => [...names].filter((name) => readers.reported[report].has(name)).length;
    const known = { returned: count('returned'), complained: count('complained') };
    const { sent, returned, complained, light } = await healthOf(world.system(), site);
    if (
      returned !== known.returned ||
      complained !== known.complained ||
      (light === 'stopped') !== mustStop({ sent, ...known })
    )
      throw new InvariantBroken(COUNTED, `${returned} and ${complained} of ${sent}: ${light}`);
  }
}
