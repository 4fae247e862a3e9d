/** What `process.nextTick` costs once memory has been cleared, beside what it cost before: with the flags of `npm start`, and without (platform/tick-shape.mjs). */
import { execFileSync } from 'node:child_process';
import { NODE_FLAGS } from '../../deploy/node-flags.ts';
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';

const SUITE = 'ticks';
const ROUNDS = 5;

/** Prints microseconds a call before and after: of each the least of several, since the first is compiled. */
const SCRIPT = `
  const CALLS = 300_000;
  const took = () => new Promise((done) => {
    let left = CALLS;
    const from = performance.now();
    const step = () => (--left > 0 ? process.nextTick(step) : done(((performance.now() - from) * 1000) / CALLS));
    process.nextTick(step);
  });
  const least = async () => Math.min(await took(), await took(), await took());
  const rest = () => new Promise((done) => setTimeout(done, 20));
  const before = await least();
  for (let n = 0; n < 3; n += 1) { await rest(); gc(); }
  await rest();
  console.log(JSON.stringify([before, await least()]));
`;

function afterBefore(flags: readonly string[]): number {
  const args = [...flags, '--expose-gc', '--input-type=module', '-e', SCRIPT];
  const [before, after] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as [number, number];
  return after / before;
}

export const ticksSuite: Suite = ({ quick }) => {
  const rounds = Array.from({ length: quick ? 2 : ROUNDS }, () => [afterBefore(NODE_FLAGS), afterBefore([])] as const);
  return Promise.resolve([
    line(
      SUITE,
      'a tick after a full collection ÷ before it',
      '',
      rounds.map(([ours]) => ours),
      { most: 1.5 },
    ),
    line(
      SUITE,
      'the same without the flags of npm start',
      '',
      rounds.map(([, bare]) => bare),
    ),
  ]);
};
