/** One business in one layout: drawn, looked at on a phone and a laptop, measured. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Fault } from './checks/fault.ts';
import { readType } from './checks/in-page.ts';
import { judgeClosely, judgeWidth } from './checks/index.ts';
import { textOverPhotos } from './checks/over-photos.ts';
import { DESKTOP, PHONE, visit, type Load } from './visit.ts';

export interface Cell {
  layout: string;
  page: string;
  /** Equal for equal content judged by equal checks. */
  key: string;
  load: Load;
  type: ReturnType<typeof readType>;
  faults: Fault[];
}

export interface CellInput {
  layout: string;
  page: string;
  url: string;
  key: string;
  now: Date;
  /** Folder of the gallery. */
  out: string;
}

export const cellStem = ({ out, layout, page }: Pick<CellInput, 'out' | 'layout' | 'page'>): string =>
  join(out, layout, page);
const record = (input: CellInput): string => join(input.out, 'cells', input.layout, `${input.page}.json`);

/** What an earlier run found, if neither the site nor the checks have changed since. */
export async function knownCell(input: CellInput): Promise<Cell | null> {
  const text = await readFile(record(input), 'utf8').catch(() => null);
  const cell = text === null ? null : (JSON.parse(text) as Cell);
  return cell?.key === input.key ? cell : null;
}

export async function measureCell(browser: Browser, input: CellInput): Promise<Cell> {
  await mkdir(dirname(cellStem(input)), { recursive: true });
  const phone = await visit(browser, input.url, PHONE, input.now);
  const faults: Fault[] = [];
  await photograph(phone.page, `${cellStem(input)}.phone`);
  const type = await phone.page.evaluate(readType);
  faults.push(...(await judgeClosely(phone.page)));
  for (const width of [PHONE.width, 320]) faults.push(...(await judgeWidth(phone.page, width)));
  await phone.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  faults.push(...(await textOverPhotos(phone.page)).map((fault) => ({ ...fault, at: PHONE.width })));
  await phone.close();

  const desktop = await visit(browser, input.url, DESKTOP, input.now);
  await photograph(desktop.page, `${cellStem(input)}.desktop`);
  faults.push(...(await judgeClosely(desktop.page)));
  for (const width of [DESKTOP.width, 1024, 768]) faults.push(...(await judgeWidth(desktop.page, width)));
  await desktop.page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  faults.push(...(await textOverPhotos(desktop.page)).map((fault) => ({ ...fault, at: DESKTOP.width })));
  await desktop.close();

  const { load } = phone;
  const both = {
    ...load,
    foreign: [...load.foreign, ...desktop.load.foreign],
    complaints: [...load.complaints, ...desktop.load.complaints],
    kept: [...load.kept, ...desktop.load.kept],
    moved: [...load.moved, ...desktop.load.moved],
    shift: Math.max(load.shift, desktop.load.shift),
  };
  const cell: Cell = { layout: input.layout, page: input.page, key: input.key, load: both, type, faults };
  // A page that complains may have met a file in the middle of a change: it is looked at again the next time.
  if (both.complaints.length > 0) return cell;
  await mkdir(dirname(record(input)), { recursive: true });
  await writeFile(record(input), `${JSON.stringify(cell, null, 1)}\n`);
  return cell;
}

async function photograph(page: Page, stem: string): Promise<void> {
  await page.screenshot({ path: `${stem}.png`, scale: 'css', animations: 'disabled' });
  await page.screenshot({ path: `${stem}-full.png`, scale: 'css', animations: 'disabled', fullPage: true });
}

/** Part of a cell's key: another way of judging asks for another look. */
export async function hashOfChecks(): Promise<string> {
  const files = ['visit.ts', 'cell.ts', 'checks/index.ts', 'checks/in-page.ts', 'checks/over-photos.ts'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}
