/**
 * Units of work side by side, as the processes of a server run them: at each statement and each call of a vendor the seed
 * says who goes on. Between two turns every unit has come to its end, waits for its turn, or waits for a lock of the
 * database, so that the same seed takes the same turns on any machine.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';

interface Asked {
  /** Its name, or that of what it was asked behind: on one line nothing overtakes. */
  name: string;
  line: object;
  /** The turn after which it came. */
  after: number;
  go: () => void;
}
interface Unit {
  ended: boolean;
  /** What it asks for, taken by turn and name: of parts that one turn lets go on, any may come first. */
  waiting: Asked[];
  underWay: number;
}

/** A statement that has not come back by then may wait for a lock: the database is asked. */
const ASK_AFTER_MS = 3;
/** A unit that asks for nothing for so long waits for something that another unit has begun. */
const SILENT_MS = 500;
/** Units of which none has come any further for so long never will: the seed ends, and says what they do. */
const STUCK_MS = 60_000;

const byTurnAndName = (a: Asked, b: Asked) => a.after - b.after || Number(a.name > b.name) - Number(a.name < b.name);

export class Turns {
  readonly #units: Unit[];
  readonly #random: Random;
  readonly #locked: () => Promise<number>;
  readonly #stuckMs: number;
  readonly #underWay = new Map<Promise<unknown>, { name: string; line: object }>();
  #changes = 0;
  #given = 0;
  #moved = { changes: 0, at: 0 };
  #over = false;
  /** Turns that were taken while more than one unit could have gone on. */
  decided = 0;

  /** `locked`: how many statements wait for a lock now. */
  constructor(units: number, random: Random, locked: () => Promise<number>, stuckMs = STUCK_MS) {
    this.#units = Array.from({ length: units }, () => ({ ended: false, waiting: [], underWay: 0 }));
    this.#random = random;
    this.#locked = locked;
    this.#stuckMs = stuckMs;
  }

  /**
   * Does something of the outside, by its name, when it is this unit's turn. `line`: on which it waits for what was asked there before; none:
   * for nothing. A part of a unit that comes back only after all have ended waits for nobody: it would keep its transaction for ever.
   */
  async take<T>(unit: number, name: string, run: () => Promise<T>, line: object = {}): Promise<T> {
    const mine = this.#units[unit];
    if (!mine) throw new RangeError(`no unit ${unit}`);
    if (this.#over) return run();
    await new Promise<void>((go) => {
      const after = this.#given;
      const ahead = mine.waiting.find((each) => each.line === line && each.after === after);
      mine.waiting.push({ name: ahead?.name ?? name, line, after, go });
      this.#changes += 1;
    });
    return this.aside(unit, name, run, line);
  }

  /** Does something at once, for which others wait all the same: what is left of a unit that was cut goes on. */
  async aside<T>(unit: number, name: string, run: () => Promise<T>, line: object = {}): Promise<T> {
    const mine = this.#units[unit];
    if (!mine) throw new RangeError(`no unit ${unit}`);
    mine.underWay += 1;
    const running = run();
    this.#underWay.set(running, { name, line });
    try {
      return await running;
    } finally {
      this.#underWay.delete(running);
      mine.underWay -= 1;
      this.#changes += 1;
    }
  }

  end(unit: number): void {
    const mine = this.#units[unit];
    if (mine) mine.ended = true;
    this.#changes += 1;
  }

  /** Gives turns until every unit has ended, and what one of them left under way when a part of it failed. Throws, with their names, where that never comes. */
  async drive(): Promise<void> {
    try {
      await this.#giveTurns();
    } finally {
      this.#over = true;
    }
  }

  async #giveTurns(): Promise<void> {
    this.#moved = { changes: this.#changes, at: performance.now() };
    for (;;) {
      await this.#settle();
      if (this.#units.every(({ ended, waiting, underWay }) => ended && waiting.length === 0 && underWay === 0)) return;
      const ready = this.#units.filter(({ waiting }) => waiting.length > 0);
      if (ready.length > 1) this.decided += 1;
      const next = ready.length > 1 ? this.#random.pick(ready) : ready[0];
      this.#given += 1;
      next?.waiting.sort(byTurnAndName);
      if (next) next.waiting.shift()?.go();
      // All of them wait for locks, and the database ends what would never end; or one is slow to ask for its next turn.
      else await this.#anyDone();
    }
  }

  /** Until nobody can come to another state without a turn. */
  async #settle(): Promise<void> {
    let seen = this.#changes;
    let since = performance.now();
    for (;;) {
      await setImmediate();
      this.#demandMove();
      if (this.#changes !== seen) [seen, since] = [this.#changes, performance.now()];
      if (!(await this.#restIsLocked())) continue;
      const rest = this.#units.every(({ ended, waiting, underWay }) => ended || waiting.length > 0 || underWay > 0);
      if (rest && this.#changes === seen) return;
      if (performance.now() - since > SILENT_MS) return;
    }
  }

  #demandMove(): void {
    const now = performance.now();
    if (this.#changes !== this.#moved.changes) this.#moved = { changes: this.#changes, at: now };
    else if (now - this.#moved.at > this.#stuckMs)
      throw new Error(
        `nothing comes to its end: ${[...this.#underWay.values()].map(({ name }) => name).join('; ') || 'no unit asks for a turn'}`,
      );
  }

  /** Whether all that is under way waits for a lock, or behind what does. */
  async #restIsLocked(): Promise<boolean> {
    if (this.#underWay.size === 0) return true;
    const before = this.#changes;
    await this.#anyDone();
    if (this.#changes !== before) return false;
    const lines = new Set([...this.#underWay.values()].map(({ line }) => line));
    return (await this.#locked()) >= lines.size && this.#changes === before;
  }

  /** Until something that is under way has come back, or has not for a moment. */
  async #anyDone(): Promise<void> {
    const ended = [...this.#underWay.keys()].map((each) => each.catch(() => undefined));
    await Promise.race([...ended, sleep(ASK_AFTER_MS)]);
  }
}
