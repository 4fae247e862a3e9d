import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { getCatalogue, type PriceSource } from './catalogue.ts';

type Listed = Awaited<ReturnType<PriceSource['listPrices']>>;
const price = (plan: string | null, unitAmount: number): Listed[number] => ({
  id: `price_${plan ?? 'domain'}`,
  type: plan ? 'service' : 'domain',
  plan,
  product: `prod_${plan ?? 'domain'}`,
  name: plan ?? 'Dominio',
  unitAmount,
  currency: 'eur',
});
const promised = [price('premium', 9900), price('pro', 17_900), price(null, 1200)];
const ctx = { log: pino({ level: 'silent' }) } as unknown as Ctx;
const listing = (prices: Listed): PriceSource => ({ listPrices: () => Promise.resolve(prices) });

describe('the price catalogue', () => {
  it('premium costs 99 and pro 179 euro a year, as people are promised [K1] [K2]', async () => {
    const entries = await getCatalogue(ctx, listing(promised));
    expect(entries.map((entry) => [entry.plan, entry.unit_amount])).toEqual([
      ['premium', 9900],
      ['pro', 17_900],
      [null, 1200],
    ]);
  });

  it.each([
    ['premium costs a cent more', [price('premium', 9901), price('pro', 17_900)]],
    ['pro is missing', [price('premium', 9900)]],
  ])('sells nothing when %s at the provider [K1] [K2]', async (_what, prices) => {
    await expect(getCatalogue(ctx, listing(prices))).rejects.toMatchObject({ code: 'billing.catalogue-wrong' });
  });

  it('asks the provider once a minute, not once a visitor', async () => {
    const source = { listPrices: vi.fn(() => Promise.resolve(promised)) };
    await getCatalogue(ctx, source);
    await getCatalogue(ctx, source);
    expect(source.listPrices).toHaveBeenCalledTimes(1);
  });

  it('keeps the last known prices while the provider cannot answer', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const source = listing(promised);
      await getCatalogue(ctx, source);
      vi.advanceTimersByTime(120_000);
      source.listPrices = () => Promise.reject(new Error('time-out'));
      expect(await getCatalogue(ctx, source)).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });
});
