import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import type { Visitor } from './visitor.ts';

/** After a test that failed: what the person saw, in the system's folder for temporary files. */
export function keepPictures(visitors: () => (Visitor | undefined)[]): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const folder = join(tmpdir(), 'vetrina-journeys');
    mkdirSync(folder, { recursive: true });
    for (const [at, visitor] of visitors().entries()) {
      if (!visitor || visitor.page.isClosed()) continue;
      const path = join(folder, `${task.name.slice(0, 60).replace(/[^\p{L}\p{N}]+/gu, '-')}-${at}.png`);
      await visitor.page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
      process.stderr.write(`${path}\n${visitor.page.url()}\n${visitor.complaints.join('\n')}\n`);
    }
  });
}

export const PHONE = { width: 390, height: 844 };
const WINDOWS = [PHONE, { width: 1440, height: 900 }];

/** A screen by day and by night, as a phone and as a laptop, where somebody wants to look: CONSOLE_PICTURES names the folder. Leaves a phone. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['CONSOLE_PICTURES'];
  if (!folder) return;
  for (const light of ['light', 'dark'] as const)
    for (const size of WINDOWS) {
      await page.emulateMedia({ colorScheme: light });
      await page.setViewportSize(size);
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${light}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
}
