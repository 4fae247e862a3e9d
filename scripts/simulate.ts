/**
 * `npm run simulate -- [--seed 1 …] [--runs 1] [--minutes 15] [--trace] [--stop]`: whole virtual years of the product with people, vendors
 * that fail, crashes and a clock that jumps, checked after every step (docs/simulation.md). The same seed is the same year; `--runs` so many from each `--seed`.
 * Exits 1 when something that must never be so was so, and prints how to see it again; with `--stop` the first such year is
 * the last.
 */
import { parseArgs } from 'node:util';
import type * as simulator from '../tests/simulator/simulate.ts';
import { openSource } from './open-source.ts';
import { summaryOf } from './simulate/summary.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: ['1'] },
    runs: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    trace: { type: 'boolean', default: false },
    stop: { type: 'boolean', default: false },
  },
});
const seeds = values.seed.flatMap((first) => Array.from({ length: Number(values.runs) }, (_, n) => Number(first) + n));
const ends = values.minutes === undefined ? Infinity : performance.now() + Number(values.minutes) * 60_000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const source = await openSource();
const { simulate } = await source.load<typeof simulator>('/tests/simulator/simulate.ts');
const began = performance.now();
const reports: simulator.SeedReport[] = [];
await simulate({ seeds, until: () => performance.now() > ends || (values.stop && failed().length > 0) }, (report) => {
  reports.push({ ...report, trace: [] });
  if (values.trace || report.broken) say(report.trace.map((line) => `  ${line}`).join('\n'));
  if (report.broken) {
    say(
      `\nSEED ${report.seed}: ${report.broken.detail}\nSee it again: npm run simulate -- --seed ${report.seed} --trace\n`,
    );
  }
  if (seeds.length === 1) say(`seed ${report.seed}: trace ${report.hash}`);
  else if (reports.length % 20 === 0) {
    const rate = reports.length / ((performance.now() - began) / 1000);
    say(`${reports.length} of ${seeds.length} seeds, ${rate.toFixed(2)} a second, ${failed().length} broken`);
  }
});
await source.close();
say(summaryOf(reports, performance.now() - began));
process.exitCode = failed().length > 0 ? 1 : 0;

function failed(): simulator.SeedReport[] {
  return reports.filter(({ broken }) => broken !== null);
}
