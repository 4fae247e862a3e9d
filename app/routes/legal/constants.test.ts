/** The terms state our constants, each of them: with every constant another figure, every figure stands in the text. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as load from './load.ts';
import type * as dunning from '../../../modules/billing/subscription/dunning.rules.ts';
import type * as plans from '../../../modules/plans/schemas.ts';
import { LANGS } from '../../../site-kit/names.ts';
import { TEST_OFFER } from '../../../tests/support/offer.ts';
import { testConfig } from '../../../tests/support/context.ts';

/** Figures that stand in no text by chance. */
const TOLD = {
  premium: 9101,
  pro: 9102,
  withdrawalDays: 9103,
  refundDays: 9104,
  cancelOnSiteDays: 9105,
  cancelByLetterDays: 9106,
  exportDays: 9107,
  graceDays: 9108,
  endAfterDays: 9109,
  noticeDays: 9110,
  layouts: 9111,
  freeDays: 9112,
} as const;
/** The same, of how long data is kept: row by row of the privacy policy's table. */
const KEPT = {
  logRetentionMonths: 8101,
  previewDays: 8102,
  unpaidOrderDays: 8103,
  marketingMonths: { min: 8104, max: 8105 },
  contractYears: 8106,
  invoiceYears: 8107,
  exportDays: TOLD.exportDays,
} as const;
/** The last row has three: a free site, what it showed, and its address. */
const freeAddressMonths = 8108;
const { operator } = testConfig();
let fresh: typeof load;

beforeAll(async () => {
  vi.doMock('../../../modules/plans/schemas.ts', async (original) => {
    const real = await original<typeof plans>();
    const { premium, pro, graceDays: _grace, endAfterDays: _end, noticeDays: _notice, ...others } = TOLD;
    const price = { premium: premium * 100, pro: pro * 100 };
    return { ...real, K: { ...real.K, ...KEPT, ...others, freeAddressMonths, price } };
  });
  vi.doMock('../../../modules/billing/subscription/dunning.rules.ts', async (original) => {
    const real = await original<typeof dunning>();
    const { graceDays, endAfterDays, noticeDays } = TOLD;
    return { ...real, NOTICE_LEGAL_DAYS: noticeDays, UNPAID: { ...real.UNPAID, graceDays, endAfterDays } };
  });
  fresh = await import('./load.ts');
});
describe.each(LANGS)('the terms in %s', (lang) => {
  it.each(Object.entries(TOLD))(
    'state %s by the constant itself [K1] [K2] [K8] [K10] [K11] [K12] [K13]',
    async (_name, figure) => {
      const text = JSON.stringify((await fresh.loadLegal(lang, 'terms'))(operator, TEST_OFFER));
      expect(text.replaceAll(/(?<=\d)[.,\p{Zs}](?=\d{3})/gu, '')).toContain(String(figure));
    },
  );
});
it.each(LANGS)(
  'the privacy policy in %s states how long each kind of data is kept by the constant itself [K13] [K14] [K15] [K16]',
  async (lang) => {
    const { sections } = (await fresh.loadLegal(lang, 'privacy'))(operator, TEST_OFFER);
    const block = sections.find(({ id }) => id === 'retention')?.blocks[0];
    const rows = typeof block === 'object' && 'table' in block ? block.table.rows : [];
    const figures = rows.map(([, period = '']) =>
      [...period.replaceAll(/(?<=\d)[.,\p{Zs}](?=\d{3})/gu, '').matchAll(/\d+/g)].map(([figure]) => Number(figure)),
    );
    const { min, max } = KEPT.marketingMonths;
    expect(figures).toEqual([
      ...Object.values(KEPT).map((each) => (typeof each === 'number' ? [each] : [min, max])),
      [TOLD.freeDays, TOLD.exportDays, freeAddressMonths],
    ]);
  },
);
