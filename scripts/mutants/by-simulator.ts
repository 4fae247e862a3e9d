import { run } from './run.ts';
import { IS_NO_PROGRAM, type Seen } from './seen.ts';

/** A fault must show within so many years. */
export const SEEDS = 60;
/** The table that the command ends with. */
const ENDED = /^seeds +\d+ in /m;

/** Lives the first years of the simulator, up to the first in which a rule breaks. */
export async function seenBySimulator(folder: string): Promise<Seen> {
  const said = await run('node', ['scripts/simulate.ts', '--seed', '1', '--runs', String(SEEDS), '--stop'], folder);
  const [, seed, rule = ''] = /^SEED (\d+): (.*)$/m.exec(said) ?? [];
  if (seed !== undefined && IS_NO_PROGRAM.test(rule)) return { as: 'broken', why: rule };
  if (seed !== undefined) return { as: 'seen', by: `seed ${seed}: ${rule}` };
  return ENDED.test(said) ? { as: 'unseen' } : { as: 'broken', why: said.trim().split('\n').at(-1) ?? '' };
}
