/** What owners write that no form expects, from the draft to the site (docs/bad-input.md). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { readValue } from './read-value.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  draft = await newDraft(product);
});
afterAll(() => product.close());

const OPEN = { from: 720, to: 900 };
const week = (day: unknown) => ['fact/week', Array.from({ length: 7 }, (_, n) => (n === 4 ? day : [OPEN]))] as const;

describe('of hours and days', () => {
  it.each([
    ['past midnight', week([{ from: 1140, to: 1560 }]), true],
    ['all day', week([{ from: 0, to: 1440 }]), true],
    ['that begin at 25:00', week([{ from: 1500, to: 1560 }]), false],
    ['that end before they begin', week([{ from: 900, to: 720 }]), false],
    ['of half a minute', week([{ from: 720.5, to: 900 }]), false],
    ['of eight days', ['fact/week', Array.from({ length: 8 }, () => [OPEN])] as const, false],
    ['of a leap day', ['fact/days/2028-02-29', { ranges: [] }] as const, true],
    ['of a leap day that no year has', ['fact/days/2027-02-29', { ranges: [] }] as const, false],
  ])('those %s', (_, [unit, value], isTaken) => {
    expect('value' in readValue(unit, value)).toBe(isTaken);
  });
});

it('a price is a text: kept as it is written, and never reckoned with', async () => {
  const { rev, units } = await draft.view();
  const row = units.find(({ unit }) => /^list\/\w+\/items\//.test(unit));
  const prices = ['abc', '€ 0', '1.000,00', '12 / 14'];
  for (const price of prices) {
    const value = { name: 'Bollito', detail: '', price, photo: null };
    expect(readValue(row?.unit ?? '', value)).toEqual({ value });
  }
  expect(row?.value).toMatchObject({ name: expect.any(String) });
  expect(rev).toBe(0);
});

it('a word without an end breaks where it must, and goes up', async () => {
  const endless = 'Tagliatellalragùdicinghialeinumidoallamodo'.slice(0, 40);
  await draft.save(0, op('copy/headline', endless), op('copy/title/about', endless), op('fact/name', endless));
  expect(await draft.check()).toEqual([]);
  await draft.publish((await draft.view()).rev);
  expect(await draft.shown()).toContain(endless);
});
