/**
 * Cuts the fonts of the printed invoices: TrueType, one file for each weight and script, because the PDF library embeds no
 * variable WOFF2. Run by hand after a change of this table: `node scripts/invoice-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FACES = [
  { slug: 'source-sans-3', name: 'text', weight: 400, scripts: ['latin', 'latin-ext', 'greek', 'cyrillic'] },
  { slug: 'source-sans-3', name: 'bold', weight: 600, scripts: ['latin', 'latin-ext', 'greek', 'cyrillic'] },
  { slug: 'geologica', name: 'title', weight: 600, scripts: ['latin', 'greek'] },
] as const;
/** Everything a business or a person may be called in Europe. */
const RANGES: Record<string, [number, number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x2026],
    [0x202f, 0x202f],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
  'latin-ext': [[0x100, 0x24f]],
  greek: [[0x384, 0x3ce]],
  cyrillic: [[0x400, 0x45f]],
};
const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url).pathname;
const OUT = new URL('../platform/pdf/fonts/', import.meta.url).pathname;

for (const { slug, name, weight, scripts } of FACES) {
  for (const script of scripts) {
    const letters = (RANGES[script] ?? [])
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
      .join('');
    const whole = await readFile(`${PACKAGES}${slug}/files/${slug}-${script}-wght-normal.woff2`);
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'mark', 'ccmp', 'tnum'],
    });
    await writeFile(`${OUT}${name}-${script}.ttf`, cut);
    process.stdout.write(`${name}-${script}.ttf ${(cut.length / 1024).toFixed(1)} kB\n`);
  }
}
