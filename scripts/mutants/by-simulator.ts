import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutated } from './apply.ts';
import type { Copy } from './copy.ts';
import type { Mutant } from './mutant.ts';
import { NOTED, probed } from './probes.ts';
import { IS_NO_PROGRAM, type Seen } from './seen.ts';
import type { Simulator } from './simulator.ts';

/** A fault must show within so many years. */
export const SEEDS = 60;
const ALL = Array.from({ length: SEEDS }, (_, n) => n + 1);

/** How often a year came by each fault. */
interface LivedYear {
  seed: number;
  times: Record<string, number>;
}

/**
 * Lives the years without any fault, once for the same sources, and gives the seeds of those that come by each fault, the
 * most often first. Throws where a rule breaks: who finds faults where there is none has proved nothing with others.
 */
export async function livedYears(copy: Copy, simulator: Simulator, mutants: Mutant[]): Promise<Map<string, number[]>> {
  const kept = join(copy.folder, 'node_modules/.cache/mutants', `${copy.digest}.json`);
  const years = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as LivedYear[])
    : await liveOnce(copy, simulator, mutants);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(years));
  return new Map(
    mutants.map(({ name }) => {
      const often = ({ times }: LivedYear) => times[name] ?? 0;
      const came = years.filter((year) => often(year) > 0).toSorted((one, other) => often(other) - often(one));
      return [name, came.map(({ seed }) => seed)];
    }),
  );
}

async function liveOnce(copy: Copy, simulator: Simulator, mutants: Mutant[]): Promise<LivedYear[]> {
  const texts = [...Map.groupBy(mutants, ({ file }) => file)].map(
    ([file, some]) => [file, probed(file, readFileSync(join(copy.folder, file), 'utf8'), some)] as const,
  );
  let times: LivedYear['times'] = {};
  const add = (name: string): void => void (times[name] = (times[name] ?? 0) + 1);
  Object.assign(globalThis, { [NOTED]: { add } });
  const years: LivedYear[] = [];
  try {
    await simulator.live(new Map(texts), ALL, ({ seed, broken }) => {
      if (broken) throw new Error(`simulator without any fault: seed ${seed}: ${broken.detail}`);
      years.push({ seed, times });
      times = {};
      return false;
    });
  } finally {
    Reflect.deleteProperty(globalThis, NOTED);
  }
  return years;
}

/** Lives these years with the fault, up to the first in which a rule breaks. */
export async function seenBySimulator(simulator: Simulator, mutant: Mutant, seeds: number[]): Promise<Seen> {
  let found: Seen = { as: 'unseen' };
  const text = mutated(mutant, readFileSync(mutant.file, 'utf8'));
  try {
    await simulator.live(new Map([[mutant.file, text]]), seeds, ({ seed, broken }) => {
      if (!broken) return false;
      const [rule = ''] = broken.detail.split('\n', 1);
      found = IS_NO_PROGRAM.test(rule) ? { as: 'broken', why: rule } : { as: 'seen', by: `seed ${seed}: ${rule}` };
      return true;
    });
  } catch (error) {
    return { as: 'broken', why: String(error) };
  }
  return found;
}
