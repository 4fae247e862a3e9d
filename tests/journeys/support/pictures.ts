import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
