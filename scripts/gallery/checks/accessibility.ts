/** axe-core: WCAG 2.2 A and AA and its best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Fault } from './fault.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** @param iframes whether pages inside the page are looked at too */
export async function accessibility(page: Page, { iframes = true } = {}): Promise<Fault[]> {
  // evaluate() is not subject to the page's own policy.
  await page.evaluate(AXE);
  const result = await page.evaluate(
    async ({ values, iframes }) =>
      (globalThis as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResult> } }).axe.run(
        document,
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes },
      ),
    { values: RULES, iframes },
  );
  return result.violations.map(({ id, nodes }) => ({
    check: 'axe',
    text: `${id} at ${nodes[0]?.target.join(' ')} (${nodes.length}): ${nodes[0]?.failureSummary.replaceAll(/\s+/g, ' ')}`,
  }));
}
