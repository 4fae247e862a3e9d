/** A virtual year of one seed: people, vendors, weather and clock, then a calm in which everything must come to rest. */
import type { Ports } from '../../platform/ctx.ts';
import { checkAtRest } from './at-rest.ts';
import { checkSafety } from './invariants.ts';
import type { Harness } from './harness.ts';
import { seeded } from './random.ts';
import { realIds, seedIds } from './seeded-ids.ts';
import { createEnvironment, type Counts } from './environment.ts';
import { InvariantBroken } from './trace.ts';
import { startWorld } from './world.ts';
import { Year } from './year.ts';

const STARTS = [
  '2026-11-21',
  '2027-01-31',
  '2027-02-27',
  '2027-03-27',
  '2027-06-15',
  '2027-10-30',
  '2028-02-28',
  '2028-02-29',
];
export interface SeedReport {
  seed: number;
  counts: Counts;
  /** States of the orders when all was at rest. */
  states: Record<string, number>;
  hash: string;
  trace: string[];
  broken: { invariant: string; detail: string } | null;
  ms: number;
}

export async function runSeed(
  harness: Harness,
  seed: number,
  options: { broken?: (ports: Ports) => Partial<Ports> } = {},
): Promise<SeedReport> {
  const began = performance.now();
  seedIds(seed);
  const random = seeded(seed);
  const start = new Date(Date.parse(`${random.pick(STARTS)}T00:00:00Z`) + random.int(0, 24 * 60) * 60_000);
  await harness.reset(start);
  const world = await startWorld(harness, { start: start.toISOString(), ...options });
  const stage = createEnvironment(world, random);
  const year = new Year(world, stage, random, start);
  let broken: SeedReport['broken'] = null;
  try {
    await year.live();
    await year.calm();
    await checkSafety(world, { whole: true });
    await checkAtRest(world);
  } catch (error) {
    const known = error instanceof InvariantBroken;
    broken = {
      invariant: known ? error.invariant : 'X the simulator itself',
      detail: known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  const states: Record<string, number> = {};
  for (const { state } of await world.rows<{ state: string }>('select state from orders')) {
    states[state] = (states[state] ?? 0) + 1;
  }
  await world.close();
  realIds();
  const { counts, trace } = stage;
  return { seed, counts, states, hash: trace.hash(), trace: trace.lines, broken, ms: performance.now() - began };
}
