/**
 * `npm run lighthouse -- [--runs 3] [--write]`: Lighthouse's phone on the product's own screens, as `npm start` serves them.
 * Speed counts as the best of the runs (whatever else the machine does only slows it down), the rest as the worst. Fails
 * below 95 for speed and 100 for the rest; `--write` puts the figures into docs/lighthouse.md.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../bench/lib/product.ts';
import { lighthouseScores, type Scores } from './gallery/lighthouse.ts';

const SCREENS = ['/', '/vetrina', '/developed', '/privacy', '/api/vetrina/payment/900000000000101'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
const [busy = 0] = loadavg();
const product = await startProduct();
const found = new Map<string, Scores[]>(SCREENS.map((path) => [path, []]));
try {
  const urls = SCREENS.map((path) => `http://localhost:${product.port}${path}`);
  // A page's first visit is drawn by React while its kept bytes are made.
  for (const url of urls) await fetch(url).then((answer) => answer.text());
  for (let run = 0; run < Number(options.runs); run++)
    await lighthouseScores(urls, (url, scores) => {
      // On a machine that is too busy to draw a page in time Lighthouse gives nought for its speed.
      if (scores.performance > 0) found.get(new URL(url).pathname)?.push(scores);
      console.log(url, scores.performance, scores.lost.join(', '));
    });
} finally {
  await product.stop();
}

const rows = SCREENS.map((path) => {
  const runs = found.get(path) ?? [];
  const figures = CATEGORIES.map((name) => {
    const all = runs.map((scores) => scores[name]);
    return name === 'performance' ? Math.max(...all) : Math.min(...all);
  });
  const paint = Math.min(...runs.map((scores) => scores.largestPaint)) / 1000;
  const shift = Math.max(...runs.map((scores) => scores.shift));
  return { path, figures, paint, shift, lost: [...new Set(runs.flatMap(({ lost }) => lost))] };
});
const missed = rows.filter(({ figures }) => CATEGORIES.some((name, at) => (figures[at] ?? 0) < LEAST[name]));
const table = [
  `| screen | ${CATEGORIES.join(' | ')} | largest paint | layout shift |`,
  `| --- |${' ---: |'.repeat(CATEGORIES.length + 2)}`,
  ...rows.map(
    ({ path, figures, paint, shift }) =>
      `| \`${path}\` | ${figures.join(' | ')} | ${paint.toFixed(1)} s | ${shift.toFixed(3)} |`,
  ),
].join('\n');
console.log(`\n${table}`);
for (const { path, lost } of missed) console.error(`${path} misses its goal. ${lost.join(', ')}`);
if (options.write)
  writeFileSync(
    join(import.meta.dirname, '../docs/lighthouse.md'),
    `# Lighthouse

Written by \`npm run lighthouse -- --write\` on ${new Date().toISOString().slice(0, 10)}: our own screens on Lighthouse's phone (slow 4G, a processor slowed
four times), ${options.runs} runs; speed as the best of them, the rest as the worst. Goals: 95 for performance, 100 for the rest. The machine has
${availableParallelism()} processors and had a load average of ${busy.toFixed(1)} before the start: every process that waits for a processor costs points of speed.

${table}
`,
  );
process.exitCode = missed.length > 0 ? 1 : 0;
