/** What every generated site promises, in a browser, on the fullest and on the poorest page of the cast. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeClosely, judgeWidth } from '../../scripts/gallery/checks/index.ts';
import { checkMarkup } from '../../scripts/gallery/markup.ts';
import { PHONE, visit } from '../../scripts/gallery/visit.ts';
import { LAYOUTS } from '../../site-kit/document.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../fixtures/documents.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const layouts = READY_LAYOUTS.map(({ name }) => name);
const PAGES = ['trattoriasettegufi', 'asprhpetra'];
/** Closeness of two fingers' targets and lone short words are counted in the gallery; these would be broken pages. */
const COUNTED_ELSEWHERE = ['gaps', 'short line', 'upscaled'];

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(async () => stand.close());

describe.each(layouts)('%s', (layout) => {
  it.each(PAGES)('asks nobody else, keeps nothing, and reads well for everybody: %s [F4] [P1]', async (page) => {
    const url = stand.show(`${page}.${layout}`, await demoDocument(page, layout, NOW));
    const visitor = await visit(stand.browser, url, { ...PHONE, density: 1 }, NOW);
    const { foreign, kept, complaints } = visitor.load;
    expect({ foreign, kept, complaints }).toEqual({ foreign: [], kept: [], complaints: [] });
    const faults = await judgeClosely(visitor.page);
    for (const width of [320, 390, 1440]) faults.push(...(await judgeWidth(visitor.page, width)));
    expect(faults.filter(({ check }) => !COUNTED_ELSEWHERE.includes(check))).toEqual([]);
    await visitor.close();
  });
});

it('every drawn layout is one of the ten [K8]', () => {
  expect(new Set(layouts).size).toBe(layouts.length);
  expect(LAYOUTS).toEqual(expect.arrayContaining(layouts));
});

it('the Nu HTML checker finds no error in any layout', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-markup-'));
  const files: string[] = [];
  for (const layout of layouts) {
    const url = stand.show(`markup-${layout}`, await demoDocument('trattoriasettegufi', layout, NOW));
    const page = await stand.browser.newPage();
    const response = await page.goto(url);
    files.push(join(folder, `${layout}.html`));
    await writeFile(files.at(-1) ?? '', (await response?.text()) ?? '');
    await page.close();
  }
  const found = checkMarkup(files);
  await rm(folder, { recursive: true });
  if ('skipped' in found) {
    context.skip(`HTML was not checked: ${found.skipped}`);
    return;
  }
  expect(found.errors).toEqual([]);
});
