/**
 * Figures of editing (owner.md 11). `npm run editing [-- drafts|browser|year|refresh]`: what was measured, beside its goal; docs/editing.md
 * keeps the last figures of each part. Exits 1 where a goal is missed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type * as measured from './editing/measured.ts';
import { openSource } from './open-source.ts';

const KEPT = 'docs/editing.md';
const [only] = process.argv.slice(2);
const { load, close } = await openSource();
const { PARTS, isMet, shown, document } = await load<typeof measured>('/scripts/editing/measured.ts');
let isGood = true;
for (const part of only ? [only] : Object.keys(PARTS)) {
  const measure = PARTS[part];
  if (!measure) throw new Error(`npm run editing [-- ${Object.keys(PARTS).join('|')}]`);
  const figures = await measure();
  for (const figure of figures) {
    const goal = figure.most === null ? '' : ` (at most ${figure.most})${isMet(figure) ? '' : ' MISSED'}`;
    console.log(`${shown(figure).padStart(10)}${goal}  ${figure.what}: ${figure.how}`);
  }
  const before = existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '';
  writeFileSync(KEPT, document(before, part, { figures, at: new Date() }));
  isGood &&= figures.every(isMet);
}
await close();
process.exitCode = isGood ? 0 : 1;
