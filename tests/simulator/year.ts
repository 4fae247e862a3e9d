import { dunningCycleJob, reconcileCheckoutsJob } from '../../modules/billing/index.server.ts';
import { pollAdditionsJob } from '../../modules/ordering/index.server.ts';
import { reconcileDomainsJob, monitorDomainsJob } from '../../modules/domains/index.server.ts';
import { monitorDeadlinesJob } from '../../modules/invoicing/index.server.ts';
import { refreshDueSitesJob } from '../../modules/sites/index.server.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { hasEndedSince } from './at-rest.ts';
import { comesBack, nextPress } from './buying.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { providerEvents } from './provider-events.ts';
import { nextDeed } from './living.ts';
import { newPerson, type Person } from './person.ts';
import { daysOnSites, PRO_CRONS } from './pro/days.ts';
import { mailboxes } from './pro/mailboxes.ts';
import { isAwake } from './pro/village.ts';
import { seeded, type Random } from './random.ts';
import type { Environment, Unit } from './environment.ts';
import { trespass } from './strangers.ts';
import { InvariantBroken } from './trace.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clock jumps over these: summer time comes and goes in Italy, and a leap day. */
const SPECIAL = ['2027-03-28T00:59:00Z', '2027-10-31T00:59:00Z', '2028-02-28T23:30:00Z', '2028-02-29T12:00:00Z'];
const CRONS: JobDefinition<never>[] = [
  reconcileCheckoutsJob,
  pollAdditionsJob,
  monitorDomainsJob,
  reconcileDomainsJob,
  dunningCycleJob,
  monitorDeadlinesJob,
] as never[];

/** The days of a seed: who acts when, what the clock's jobs do, how time goes on, and the calm at its end. */
export class Year {
  readonly #world: World;
  readonly #stage: Environment;
  readonly #random: Random;
  readonly #people: Person[];
  readonly #deliveries: Deliveries;
  readonly #end: number;
  /** Until when the card provider's catalogue is wrong; null: it is right. */
  #mended: number | null;
  /** How often what is due at one moment runs side by side, and how often somebody presses twice at once. */
  readonly #together: number;
  /** Looks at small moments before time leaps again, each at least twice as far away as the last. */
  #patience = 16;
  #pause = 500;

  constructor(world: World, stage: Environment, random: Random, start: Date) {
    this.#world = world;
    this.#stage = stage;
    this.#random = random;
    stage.weather = random.pick([0.02, 0.1, 0.1, 0.15, 0.35]);
    const sources = [providerEvents(world), mailboxes(world, seeded(random.int(0, 2 ** 31)))];
    this.#deliveries = createDeliveries(world, sources, random, random.pick([0, 0.15, 0.3, 0.6]));
    const number = random.pick([1, 1, 1, 2, 2, 3]);
    const contested = number > 1 && random.chance(0.5);
    this.#people = Array.from({ length: number }, (_, n) => newPerson(n + 1, start, random, contested));
    this.#together = random.pick([0, 0.3, 0.6, 0.9]);
    const late = Math.max(0, ...this.#people.map(({ lateDays }) => lateDays ?? 0));
    this.#end = start.getTime() + (late > 0 ? 375 + late : random.int(30, 420)) * DAY;
    // Somebody's slip in the provider's dashboard, mended within the hour: nobody may pay it.
    this.#mended = random.chance(0.1) ? start.getTime() + random.int(5, 40) * 60_000 : null;
    if (this.#mended !== null) world.chargeForPremium(9901);
  }

  #now = () => this.#world.clock.now().getTime();

  async live(): Promise<void> {
    while (this.#now() < this.#end) {
      await this.#doWhatIsDue();
      await this.#goOn();
    }
  }

  /** Everything that waits now, in any order, now and then two at a time, and what follows from it. */
  async #doWhatIsDue(): Promise<void> {
    if (this.#mended !== null && this.#mended <= this.#now()) {
      this.#world.chargeForPremium(9900);
      this.#mended = null;
    }
    for (let times = 0; times < 60; times++) {
      this.#deliveries.look();
      const jobs = this.#world.queue.due().map((job) => async () => [this.#stage.job(job)]);
      const parcels = this.#deliveries.due().map((each) => async () => [this.#bring(each)]);
      const people = this.#people
        .filter(({ at }) => at && at.getTime() <= this.#now())
        .map((person) => () => this.#act(person));
      const all = this.#random.shuffled([...jobs, ...parcels, ...people]);
      if (all.length === 0) return;
      while (all.length > 0) {
        const units: Unit[] = [];
        for (const prepare of all.splice(0, this.#random.chance(this.#together) ? 2 : 1))
          units.push(...(await prepare()));
        if (units.length > 0) await this.#stage.run(units);
      }
    }
    throw new InvariantBroken('X work comes to an end', 'sixty rounds at one moment');
  }

  #bring(each: ReturnType<Deliveries['due']>[number]): Unit {
    const { parcel, copy } = each;
    const what = `${parcel.what}${copy > 1 ? ` (copy ${copy})` : ''}`;
    // What the crash of another unit cut was not answered.
    let status = 500;
    return {
      what,
      run: async () => {
        status = await parcel.bring();
        return status < 300 ? '' : String(status);
      },
      after: (done) => this.#deliveries.answered(each, done ? status : 500),
    };
  }

  /** What a person does now: nothing, one press, or two of the same at once. */
  async #act(person: Person): Promise<Unit[]> {
    const random = this.#random;
    // What happens in a press is drawn apart: another one may run beside it.
    const own = seeded(random.int(0, 2 ** 31));
    person.at = new Date(this.#now() + random.int(10, 240) * 1000);
    if (!person.paid) {
      const press = nextPress(this.#world, person, own);
      if (press) return this.#pressed(person, press, () => person.paid && this.#afterPayment(person));
      person.at = null;
      this.#stage.trace.add(this.#world.clock.now(), `${person.name} gives up`);
      return [];
    }
    const [row] = await this.#world.rows<{ state: string }>('select state from orders where id = $1', [person.orderId]);
    if (row && ['draft', 'awaiting_payment'].includes(row.state)) {
      // The window was not closed at once: the browser asks.
      person.at = new Date(this.#now() + random.int(1, 20) * HOUR);
      return random.chance(0.5) ? this.#pressed(person, comesBack(this.#world, person)) : [];
    }
    return this.#pressed(person, await nextDeed(this.#world, person, own), (done) => this.#afterDeed(person, done));
  }

  #pressed(person: Person, press: Unit, after: (done: boolean) => unknown = () => undefined): Unit[] {
    const what = `${person.name} ${press.what}`;
    const once: Unit = { ...press, what, after: (done) => void after(done) };
    const twice = !press.outside && this.#random.chance(this.#together / 5);
    return twice ? [once, { ...press, what: `${what} (again)` }] : [once];
  }

  #afterDeed(person: Person, done: boolean): void {
    const random = this.#random;
    if (person.lateDays !== null) {
      const renewal = this.#end - 10 * DAY;
      const next = this.#now() < renewal - 60 * DAY ? renewal : this.#now() + random.int(1, 40) * 60_000;
      person.wishes -= this.#now() < renewal ? 0 : 1;
      person.at = person.wishes > 0 && next < this.#end ? new Date(next) : null;
      return;
    }
    if (done || random.chance(0.3)) person.wishes -= 1;
    const soon = random.chance(0.35) || !done;
    const days = soon ? random.next() * 2 : random.int(2, 120);
    person.at = person.wishes > 0 ? new Date(this.#now() + days * DAY) : null;
  }

  #afterPayment(person: Person): void {
    const quick = this.#random.chance(0.6);
    const delay = quick ? this.#random.int(2, 60) * 1000 : this.#random.int(1, 40) * DAY;
    person.at = new Date(this.#now() + delay);
  }

  /** To the next moment at which something waits, or, when that is all small, a leap. */
  async #goOn(): Promise<void> {
    const waits = this.#nextMoment();
    this.#patience -= 1;
    if (waits !== null && waits - this.#now() < 6 * HOUR && this.#patience > 0) {
      this.#move(Math.max(waits, this.#now() + (this.#pause *= 2)));
      if (this.#random.chance(0.15)) this.#crons(this.#random.shuffled(CRONS).slice(0, 1));
      return;
    }
    this.#patience = 8;
    this.#pause = 500;
    this.#move(await this.#leap());
    if (this.#random.chance(0.15))
      await this.#stage.run([trespass(this.#world, this.#people, seeded(this.#random.int(0, 2 ** 31)))]);
    await daysOnSites(this.#world, this.#stage, {
      people: this.#people,
      random: this.#random,
      together: this.#together,
      settle: () => this.#doWhatIsDue(),
    });
    // The clock's own jobs, most of them each time: some missed their hour.
    const crons = this.#random.shuffled(CRONS).filter((job) => job === dunningCycleJob || this.#random.chance(0.6));
    this.#crons(this.#random.chance(0.06) ? [...crons, refreshDueSitesJob as never] : crons);
  }

  #nextMoment(): number | null {
    const job = this.#world.queue.next();
    const people = this.#people.flatMap(({ at }) => (at ? [at.getTime()] : []));
    const all = [job?.getTime() ?? null, this.#deliveries.next(), ...people].filter((at) => at !== null);
    return all.length === 0 ? null : Math.max(Math.min(...all), this.#now() + 1000);
  }

  async #leap(): Promise<number> {
    const now = this.#now();
    const ends = await this.#world.rows<{ at: Date; due: Date | null }>(
      'select current_period_end as at, past_due_since as due from subscriptions where ended_at is null',
    );
    const days = (from: Date | null, ...by: number[]) => (from ? by.map((day) => from.getTime() + day * DAY) : []);
    const moments = [
      ...ends.flatMap(({ at }) => days(at, -44.9, -30.9, -14.9, 0.1)),
      ...ends.flatMap(({ due }) => days(due, 11.1, 14.1, 60.1)),
      ...SPECIAL.map((at) => Date.parse(at)),
      ...this.#people.flatMap(({ at }) => (at ? [at.getTime()] : [])),
      now + this.#random.int(1, 40) * DAY,
    ].filter((at) => at > now);
    // Mostly the first of them; now and then nobody was there for a while.
    const first = Math.min(...moments);
    return this.#random.chance(0.85) ? first : this.#random.pick(moments.filter((at) => at - first < 30 * DAY));
  }

  #move(to: number): void {
    this.#world.moveTo(new Date(to));
  }

  #crons(crons: JobDefinition<never>[]): void {
    for (const cron of crons) this.#world.queue.call(cron);
    if (isAwake(this.#world)) for (const cron of PRO_CRONS) this.#world.queue.call(cron);
  }

  /** The weather clears, nobody acts any more, and days pass until nothing waits. */
  async calm(): Promise<void> {
    this.#stage.weather = 0;
    for (const person of this.#people) person.at = null;
    for (const hours of [1, 7, 24, 75, 24 * 8]) {
      const until = this.#now() + hours * HOUR;
      this.#crons(CRONS);
      // Who asks again every second is asked ever more seldom.
      for (let looks = 0, pause = 1000; looks < 40; looks++, pause *= 2) {
        await this.#doWhatIsDue();
        const waits = this.#nextMoment();
        if (waits === null || waits > until) break;
        this.#move(Math.min(until, Math.max(waits, this.#now() + pause)));
      }
      this.#move(Math.max(until, this.#now()));
      await this.#doWhatIsDue();
    }
    // What the last days brought is seen too, and what is still missing hours later is told.
    for (let looks = 0, seen = 0; looks < 2 || (await hasEndedSince(this.#world, seen)); looks++) {
      seen = this.#now();
      this.#crons(CRONS);
      await this.#doWhatIsDue();
      this.#move(seen + 7 * HOUR);
    }
    await this.#doWhatIsDue();
  }
}
