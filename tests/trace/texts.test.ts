import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET, textsSheet } from '../../scripts/texts.ts';

it('docs/texts.md shows every text as it is now (npm run texts) [I4]', async () => {
  expect(readFileSync(SHEET, 'utf8') === (await textsSheet()), 'run npm run texts').toBe(true);
});
