/**
 * `npm run gallery -- [--cast everyday|rooms] [--layout tavola] [--page trattoriasettegufi] [--quick] [--fresh]
 * [--lighthouse [--sample 12]] [--write]` publishes every business of a cast (the demo businesses unless told; `rooms`: the
 * pages of shop, bookings and letters on one site) in every layout on loopback, looks at it as a phone and as a laptop,
 * measures it and leaves pictures, contact sheets and a report in gallery/, gallery/everyday/ or gallery/rooms/ (index.html,
 * report.json). What has not changed since the last run is not measured again. Exits 1 when anything misses its goal.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { everydayPages } from '../tests/fixtures/everyday/index.ts';
import { demoPages, type RawPage } from '../tests/fixtures/pages.ts';
import { ensureEmoji, wholeBrowserPath } from './browser.ts';
import { openBrowser } from './gallery/browser.ts';
import { cellStem, hashOfChecks, knownCell, measureCell, type Cell, type CellInput } from './gallery/cell.ts';
import { extremePages } from './gallery/extremes.ts';
import { galleryPage } from './gallery/html.ts';
import { thumbnail, unlikeness } from './gallery/likeness.ts';
import { missedScores } from './gallery/lighthouse.ts';
import { galleryDocument } from './gallery/markdown.ts';
import { checkMarkup } from './gallery/markup.ts';
import { isWanted, readOptions } from './gallery/options.ts';
import { openProduct } from './gallery/product.ts';
import { publishedSite } from './gallery/published-site.ts';
import { closePairs, faultsOf, type Pair, type Report } from './gallery/report.ts';
import { roomPages, ROOMS_OF } from './gallery/room-pages.ts';
import { scoreCells } from './gallery/score-cells.ts';
import { contactSheet } from './gallery/sheets.ts';
import { openSiteServer } from './gallery/site-server.ts';
import { photoVariant } from './gallery/variants.ts';

const ROOT = join(import.meta.dirname, '..');
/** Two cores: more browsers at work would only wait for each other. */
const AT_ONCE = 2;

const options = readOptions(process.argv.slice(2));
const OUT = join(ROOT, 'gallery', options.cast === 'demo' ? '' : options.cast);
ensureEmoji();
const [product, server, browser] = await Promise.all([
  openProduct(),
  openSiteServer(),
  openBrowser(wholeBrowserPath()),
]);
const layouts = product.readyLayouts.map(({ name }) => name).filter((name) => name === (options.layout ?? name));
const CAST = { demo: () => [...demoPages(), ...extremePages()], everyday: everydayPages, rooms: roomPages };
const pages = CAST[options.cast]().filter(({ username }) => isWanted(options, username));
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const judged = await hashOfChecks();
const encoder = createHash('sha256')
  .update(await readFile(join(ROOT, 'adapters/images-sharp/encode.ts')))
  .update(await readFile(join(ROOT, 'modules/sites/photos/photo-budget.ts')))
  .digest('hex')
  .slice(0, 8);

async function publish(raw: RawPage, layout: (typeof layouts)[number]): Promise<CellInput> {
  const now = new Date(raw._demo.asOf);
  const isRoom = options.cast === 'rooms';
  const doc = isRoom ? await product.openDocument(ROOMS_OF, layout, now) : await product.pageDocument(raw, layout, now);
  const origin = `https://${raw.username}.example`;
  const parts = isRoom ? product.drawRooms(doc, { origin, now }).filter(({ path }) => path === `/${raw.username}`) : [];
  const build = await product.buildSite(doc, { mode: 'paid', origin, badgeUrl: origin, now, parts });
  const photo = (entry: Parameters<typeof photoVariant>[2]) =>
    photoVariant(
      product.demoPhotoFile(entry.photo),
      join(ROOT, 'gallery/variants', encoder),
      entry,
      product.photoBudget(entry),
    );
  const path = isRoom ? raw.username : '';
  const url = server.show(`${raw.username}.${layout}`, publishedSite(build, { photo })) + path;
  const shown = build.manifest[`/${path}`];
  await mkdir(join(OUT, 'html'), { recursive: true });
  if (shown?.kind === 'bytes') await writeFile(markupFile(layout, raw.username), build.texts.get(shown.hash) ?? '');
  return { layout, page: raw.username, url, key: `${build.contentHash}-${judged}-${encoder}`, now, out: OUT };
}

const markupFile = (layout: string, page: string): string => join(OUT, 'html', `${layout}.${page}.html`);

async function measureAll(inputs: CellInput[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  const waiting = [...inputs.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, input] = next;
      const known = options.fresh ? null : await knownCell(input);
      // On a crowded machine a browser gives up a page now and then: once more.
      const cell = known ?? (await measureCell(browser, input).catch(() => measureCell(browser, input)));
      cells[index] = cell;
      const faults = faultsOf(cell);
      say(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${input.layout} ${input.page}${known ? ' (unchanged)' : ''}`);
      for (const fault of faults) say(`      ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cells;
}

/** Pages of rooms are forms, alike in all layouts but for their colours. */
async function compare(cells: Cell[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  if (options.cast === 'rooms') return pairs;
  for (const { username: page } of pages) {
    const shown = cells.filter((cell) => cell.page === page).map(({ layout }) => layout);
    const small = await Promise.all(
      shown.map(async (layout) => thumbnail(`${cellStem({ out: OUT, layout, page })}.desktop.png`)),
    );
    for (const [i, one] of shown.entries()) {
      for (const [j, other] of shown.entries()) {
        const [a, b] = [small[i], small[j]];
        if (i < j && a && b) pairs.push({ page, one, other, unlikeness: unlikeness(a, b) });
      }
    }
  }
  return pairs;
}

async function drawSheets(): Promise<void> {
  await mkdir(join(OUT, 'sheets'), { recursive: true });
  const draw = async (name: string, cells: { layout: string; page: string; label: string }[]): Promise<void> => {
    const tiles = (kind: string) =>
      cells.map(({ label, ...cell }) => ({ file: `${cellStem({ out: OUT, ...cell })}.${kind}.png`, label }));
    const file = (kind: string) => join(OUT, 'sheets', `${name}.${kind}.png`);
    await contactSheet(tiles('desktop'), file('thumbs'), { columns: 10, width: 200, height: 125 });
    await contactSheet(tiles('desktop'), file('desktop'), { columns: 3, width: 640, height: 400 });
    await contactSheet(tiles('phone'), file('phone'), { columns: 6, width: 300, height: 649 });
  };
  // A run that looked at a part leaves the sheets alone that it could only draw in part.
  for (const { username: page } of options.layout ? [] : pages)
    await draw(
      page,
      layouts.map((layout) => ({ layout, page, label: layout })),
    );
  for (const layout of options.page || options.quick ? [] : layouts)
    await draw(
      layout,
      pages.map(({ username: page }) => ({ layout, page, label: page })),
    );
}

/** For the gallery page that stands beside the product in development, before anybody has run this command. */
async function keepThumbnails(): Promise<void> {
  const folder = join(ROOT, 'docs/pictures/gallery');
  await mkdir(folder, { recursive: true });
  for (const { layout, page } of cells) {
    const small = sharp(`${cellStem({ out: OUT, layout, page })}.desktop.png`).resize({ width: 320, height: 200 });
    await small.webp({ quality: 60 }).toFile(join(folder, `${page}.${layout}.webp`));
  }
}

/** The README shows one page in all layouts: one with everything, one in Greek, one without any photo. */
const IN_README = ['trattoriasettegufi', 'pentemyrties', 'asprhpetra'];

async function keepSheets(): Promise<void> {
  for (const page of options.layout ? [] : IN_README) {
    const tiles = layouts.map((layout) => ({
      file: `${cellStem({ out: OUT, layout, page })}.desktop.png`,
      label: layout,
    }));
    const sheet = join(OUT, 'sheets', `${page}.readme.png`);
    await contactSheet(tiles, sheet, { columns: 5, width: 320, height: 200 });
    await sharp(sheet)
      .webp({ quality: 70 })
      .toFile(join(ROOT, 'docs/pictures', `ten-${page}.webp`));
  }
}

const inputs: CellInput[] = [];
for (const layout of layouts) for (const raw of pages) inputs.push(await publish(raw, layout));
const cells = await measureAll(inputs);
await browser.close();

const markup = checkMarkup(cells.map(({ layout, page }) => markupFile(layout, page)));
for (const { file, text } of 'errors' in markup ? markup.errors : [])
  cells.find(({ layout, page }) => file === `${layout}.${page}.html`)?.faults.push({ check: 'markup', text });

const scores: Report['scores'] = [];
if (options.lighthouse > 0) {
  // Spread over layouts and pages: every step moves on by one page more than there are pages.
  const chosen = inputs.length > options.lighthouse ? spread(inputs, options.lighthouse) : inputs;
  await scoreCells(chosen, (input, found, known) => {
    const cell = cells.find(({ layout, page }) => layout === input.layout && page === input.page);
    if (!cell) return;
    scores.push({ layout: cell.layout, page: cell.page, scores: found });
    for (const text of missedScores(found)) cell.faults.push({ check: 'lighthouse', text });
    const marks = Object.values(found).slice(0, 4).join(' ');
    say(`lighthouse ${cell.layout} ${cell.page}: ${marks}${known ? ' (unchanged)' : ''}`);
  });
}

function spread<T>(all: T[], count: number): T[] {
  const step = all.length / count;
  return Array.from({ length: count }, (_, n) => all[Math.floor(n * step + (n % step))]).filter(
    (one) => one !== undefined,
  );
}

await drawSheets();
const report: Report = {
  cast: options.cast,
  at: new Date().toISOString(),
  layouts,
  pages: pages.map(({ username }) => username),
  cells,
  pairs: await compare(cells),
  markupSkipped: 'skipped' in markup ? markup.skipped : null,
  scores,
};
await writeFile(join(OUT, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
await writeFile(join(OUT, 'index.html'), galleryPage(report));
if (options.write) {
  const file = join(ROOT, 'docs/gallery.md');
  await writeFile(file, galleryDocument(report, await readFile(file, 'utf8')));
  if (options.cast === 'demo') {
    await keepThumbnails();
    if (!options.page && !options.quick) await keepSheets();
  }
}
await product.close();
await server.close();

const faults = cells.reduce((count, cell) => count + faultsOf(cell).length, closePairs(report).length);
if ('skipped' in markup) say(`The HTML was not checked: ${markup.skipped}.`);
say(`${pages.length} pages × ${layouts.length} layouts, ${faults} faults; open ${relative(ROOT, OUT)}/index.html`);
process.exitCode = faults > 0 ? 1 : 0;
