import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import { LANGS } from '../../../site-kit/names.ts';
import { LEGAL_VERSION } from './document.ts';
import { testConfig } from '../../../tests/support/context.ts';
import { loadLegal } from './load.ts';

const { operator } = testConfig();

it('the checkbox accepts the version that is shown [W1]', () => {
  expect(LEGAL_VERSION).toBe(TERMS_VERSION);
});

describe.each(['privacy', 'terms', 'cookies'] as const)('the %s text', (doc) => {
  it.each(LANGS)('has the same sections in %s as in Italian [R2] [R3] [R4]', async (lang) => {
    const [italian, here] = await Promise.all([loadLegal('it', doc), loadLegal(lang, doc)]);
    const shape = (text: typeof here) => text(operator).sections.map(({ id, blocks }) => [id, blocks.length]);
    expect(shape(here)).toEqual(shape(italian));
  });
});

it.each(LANGS)('the terms in %s state the prices and periods that we keep [K1]', async (lang) => {
  const text = JSON.stringify((await loadLegal(lang, 'terms'))(operator));
  const numbers = [
    K.price.premium / 100,
    K.price.pro / 100,
    K.withdrawalDays,
    K.cancelOnSiteDays,
    K.cancelByLetterDays,
  ];
  for (const number of numbers) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
});

it.each(LANGS)('the cookie policy in %s names what we really store [R4]', async (lang) => {
  const text = JSON.stringify((await loadLegal(lang, 'cookies'))(operator));
  const stored = ['yr_site', 'i18next', 'i18nextLng', 'vetrina-color-scheme', 'vetrina_order', 'vetrina.draft'];
  for (const name of stored) expect(text).toContain(name);
});
