import { expect, it } from 'vitest';
import { seeded } from './random.ts';
import { Turns } from './turns.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Two units that read a number, think, and write it raised by one, without a lock: what came of it, and in which order. */
async function bothRaise(seed: number): Promise<{ number: number; order: string }> {
  const turns = new Turns(2, seeded(seed), () => Promise.resolve(0));
  const order: string[] = [];
  let number = 0;
  const unit = async (which: number) => {
    const touch = <T>(what: string, run: () => T) =>
      turns.take(which, what, () => {
        order.push(`${which}${what}`);
        return Promise.resolve(run());
      });
    const read = await touch('r', () => number);
    await touch('t', () => undefined);
    await touch('w', () => (number = read + 1));
    turns.end(which);
  };
  await Promise.all([turns.drive(), unit(0), unit(1)]);
  return { number, order: order.join(' ') };
}

it('of two units side by side one of them may be broken into at each of its steps, as the seed says', async () => {
  const found = await Promise.all(SEEDS.map(bothRaise));
  expect(await Promise.all(SEEDS.map(bothRaise)), 'the same seed takes the same turns').toEqual(found);
  const orders = found.map(({ order }) => order);
  for (const broken of [/0r 1/, /0t 1/, /1r 0/, /1t 0/]) expect(orders.some((order) => broken.test(order))).toBe(true);
  // A number that two raise and that rises by one is what nobody sees who lets them go one after the other.
  expect(new Set(found.map(({ number }) => number))).toEqual(new Set([1, 2]));
});

it('parts that one turn lets go on take theirs by name, whichever was the first to ask; on one line nothing overtakes', async () => {
  const order = async (...parts: string[][]): Promise<string[]> => {
    const turns = new Turns(1, seeded(1), () => Promise.resolve(0));
    const taken: string[] = [];
    const take = (name: string, line?: object) =>
      turns.take(0, name, () => Promise.resolve(void taken.push(name)), line);
    const unit = async (): Promise<void> => {
      const early = take('the last of all by name, but asked before');
      await take('commit');
      const all = parts.map((names) => ({ names, line: {} }));
      await Promise.all([early, ...all.flatMap(({ names, line }) => names.map((name) => take(name, line)))]);
      turns.end(0);
    };
    await Promise.all([turns.drive(), unit()]);
    return taken.slice(2);
  };
  const [one, other] = [['insert an order', 'insert a line of it'], ['select']];
  expect(await order(one, other)).toEqual([...one, ...other]);
  expect(await order(other, one)).toEqual([...one, ...other]);
});

it('what a unit left under way when a part of it failed comes to its end, too: nobody after it waits for its locks', async () => {
  const turns = new Turns(1, seeded(1), () => Promise.resolve(0));
  let done = 0;
  const part = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) await turns.take(0, 'part', () => Promise.resolve((done += 1)));
  };
  const unit = async (): Promise<void> => {
    await turns.take(0, 'unit', () => Promise.resolve());
    turns.end(0);
  };
  await Promise.all([turns.drive(), part(), unit()]);
  expect(done).toBe(3);
});

it('what comes back only after all have ended goes on by itself: its transaction ends, and its connection is free', async () => {
  const turns = new Turns(1, seeded(1), () => Promise.resolve(0));
  const late = Promise.withResolvers<void>();
  const part = late.promise.then(() => turns.take(0, 'rollback', () => Promise.resolve('gone')));
  turns.end(0);
  await turns.drive();
  late.resolve();
  expect(await part).toBe('gone');
});

it('what stands behind a lock on its own line waits with it, and another unit goes on', async () => {
  let free: (() => void) | undefined;
  const lock = new Promise<void>((open) => (free = open));
  const turns = new Turns(2, seeded(1), () => Promise.resolve(1), 1000);
  const line = {};
  const first = async (): Promise<void> => {
    await Promise.all(['lock', 'behind it'].map((name) => turns.take(0, name, async () => lock, line)));
    turns.end(0);
  };
  const second = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) await turns.take(1, 'step', () => Promise.resolve());
    free?.();
    turns.end(1);
  };
  await expect(Promise.all([turns.drive(), first(), second()])).resolves.toBeDefined();
});

it.each([
  ['that waits for a lock', 1],
  ['that nobody answers', 0],
])('a call %s for ever ends the turns, by its name', async (_, locked) => {
  const turns = new Turns(1, seeded(1), () => Promise.resolve(locked), 50);
  void turns.take(0, 'select 1', () => new Promise(() => undefined));
  await expect(turns.drive()).rejects.toThrow('select 1');
});

it('a unit that never asks for a turn ends them, too', async () => {
  await expect(new Turns(1, seeded(1), () => Promise.resolve(0), 50).drive()).rejects.toThrow('no unit asks');
});
