import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptTerms } from '../../../scripts/texts.ts';
import { TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import { LANGS, type Lang } from '../../../site-kit/names.ts';
import { ORDER_COOKIE } from '../../../modules/access/index.server.ts';
import { LANG_COOKIE, LANG_STORAGE } from '../../i18n/detect.ts';
import { MODE_KEY, SCHEME_KEY } from '../../ui/appearance.ts';
import { LEGAL_VERSION } from './document.ts';
import { TEST_OFFER } from '../../../tests/support/offer.ts';
import { testConfig } from '../../../tests/support/context.ts';
import { loadLegal } from './load.ts';
import { BROWSERS } from './texts/browsers.ts';

const { operator } = testConfig();

it('the checkbox accepts the version that is shown [W1]', () => {
  expect(LEGAL_VERSION).toBe(TERMS_VERSION);
});

it('the terms in force are kept, word by word, for those who accept them: changed words are a new version [W1]', async () => {
  for (const { file, text } of await keptTerms()) expect(readFileSync(file, 'utf8')).toBe(text);
});

describe.each(['privacy', 'terms', 'cookies'] as const)('the %s text', (doc) => {
  it.each(LANGS)('has the same sections in %s as in Italian [R2] [R3] [R4]', async (lang) => {
    const [italian, here] = await Promise.all([loadLegal('it', doc), loadLegal(lang, doc)]);
    const shape = (text: typeof here) =>
      text(operator, TEST_OFFER).sections.map(({ id, blocks }) => [id, blocks.length]);
    expect(shape(here)).toEqual(shape(italian));
  });
});

/** How long the contract runs, and that it goes on: the figure is a word here. */
const A_YEAR: Record<Lang, [runs: RegExp, renews: RegExp]> = {
  it: [/dura un anno dall’attivazione/, /si rinnova ogni anno/],
  en: [/runs for one year from activation/, /renews every year/],
  es: [/dura un año desde la activación/, /se renueva cada año/],
  fr: [/dure un an à compter de l’activation/, /se renouvelle chaque année/],
  el: [/διαρκεί έναν χρόνο από την ενεργοποίηση/, /ανανεώνεται κάθε χρόνο/],
};

it.each(LANGS)(
  'the terms in %s say with whom one contracts, and that it is for a year and renews [K4]',
  async (lang) => {
    const { sections } = (await loadLegal(lang, 'terms'))(operator, TEST_OFFER);
    const said = (id: string) => JSON.stringify(sections.find((section) => section.id === id)?.blocks);
    for (const who of [operator.name, operator.vat, operator.mail]) expect(said('parties')).toContain(who);
    expect(K.termYears).toBe(1);
    for (const words of A_YEAR[lang]) expect(said('term')).toMatch(words);
  },
);

it.each(LANGS)(
  'the privacy policy in %s says who answers for the data and how long each is kept [K13-K16]',
  async (lang) => {
    const document = (await loadLegal(lang, 'privacy'))(operator, TEST_OFFER);
    expect(JSON.stringify(document)).toContain(operator.name);
    const retention = document.sections.find(({ id }) => id === 'retention')?.blocks[0];
    const rows = typeof retention === 'object' && 'table' in retention ? retention.table.rows : [];
    const periods = rows.map(([, period = '']) => period.match(/\d+/g)?.map(Number));
    expect(periods).toEqual([
      [K.logRetentionMonths],
      [K.previewDays],
      [K.unpaidOrderDays],
      [K.marketingMonths.min, K.marketingMonths.max],
      [K.contractYears],
      [K.invoiceYears],
      [K.exportDays],
      [K.freeDays, K.exportDays, K.freeAddressMonths],
    ]);
  },
);

it.each(LANGS)(
  'the cookie policy in %s names what we really store, and where each browser explains itself [R4]',
  async (lang) => {
    const text = JSON.stringify((await loadLegal(lang, 'cookies'))(operator, TEST_OFFER));
    const keys = [LANG_COOKIE, LANG_STORAGE, MODE_KEY, SCHEME_KEY, ORDER_COOKIE];
    for (const name of ['yr_site', 'vetrina.draft', 'vetrina.orderPaymentComplete', 'pages', ...keys])
      expect(text).toContain(name);
    for (const [browser, address] of BROWSERS) {
      expect(text).toContain(browser);
      expect(text).toContain(address);
    }
  },
);
