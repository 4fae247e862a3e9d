import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { LANGS } from '../names.ts';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { castFile, everydayPages } from '../../tests/fixtures/everyday/index.ts';

it('forty businesses in five languages, each in its own name', () => {
  const pages = everydayPages();
  expect(new Set(pages.map(({ id }) => id)).size).toBe(40);
  expect(new Set(pages.map(({ username }) => username)).size).toBe(40);
  for (const lang of LANGS)
    expect(pages.filter(({ _demo }) => _demo.lang === lang).length, lang).toBeGreaterThanOrEqual(7);
});

it('every picture that a page shows can be made, and is made once', async () => {
  const now = new Date('2026-05-25T10:00:00+02:00');
  const addresses = everydayPages().flatMap((page) => {
    const facts = readFacts(flatPage(page), { now });
    return [...facts.pictures.map(({ source }) => source), ...(facts.logo ? [facts.logo] : [])];
  });
  for (const address of new Set(addresses)) {
    const file = await castFile(address);
    const made = await stat(file);
    expect(made.size, address).toBeGreaterThan(500);
    expect((await stat(await castFile(address))).mtimeMs, address).toBe(made.mtimeMs);
  }
});
