/** A site document becomes HTML: the product's renderer against React alone on the same markup, in turn on one core. */
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { Suite } from '../lib/bench.ts';
import { loadKit } from '../lib/layouts.ts';
import { line, type Found } from '../lib/report.ts';

const SUITE = 'render';
const PAGE = 'trattoriasettegufi';

export const renderSuite: Suite = async ({ quick, say }) => {
  const { bare, layoutNames, product } = await loadKit();
  const found: Found[] = [];
  for (const layout of layoutNames) {
    const doc = await demoDocument(PAGE, layout);
    const ours: number[] = [];
    const react: number[] = [];
    for (let round = 0; round < (quick ? 6 : 16); round++) {
      const [whole, alone] = [pagesPerSecond(() => product(doc)), pagesPerSecond(() => bare(doc))];
      // The first rounds are the compiler's.
      if (round < (quick ? 3 : 5)) continue;
      ours.push(whole);
      react.push(alone);
    }
    const ratios = ours.map((value, at) => value / (react[at] ?? NaN));
    say(
      `${layout}: ${(product(doc).length / 1000).toFixed(0)} kB of HTML, ${(bare(doc).length / 1000).toFixed(0)} kB from React alone`,
    );
    found.push(
      line(SUITE, `${layout}: pages ÷ the same markup by React alone`, '', ratios, { least: 0.7 }),
      line(SUITE, `${layout}: pages on one core`, '/s', ours),
    );
  }
  return found;
};

/** By processor time, so that neighbours on the machine do not count. */
function pagesPerSecond(draw: () => string): number {
  const started = process.cpuUsage();
  const end = performance.now() + 250;
  let pages = 0;
  while (performance.now() < end) {
    draw();
    pages += 1;
  }
  const { user, system } = process.cpuUsage(started);
  return (pages / (user + system)) * 1e6;
}
