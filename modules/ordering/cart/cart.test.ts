import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../plans/index.server.ts';
import { cartHash, cartTotal, priceCart } from './cart.ts';

const entry = (
  id: string,
  type: 'service' | 'domain',
  plan: 'premium' | 'pro' | null,
  amount: number,
): CatalogueEntry => ({
  id,
  type,
  plan,
  name: id,
  unit_amount: amount,
  currency: 'eur',
  product: `prod_${id}`,
});
const catalogue = [
  entry('premium', 'service', 'premium', 9900),
  entry('pro', 'service', 'pro', 17_900),
  entry('domain', 'domain', null, 1200),
];
const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}\.it$/), { maxLength: 5 });

describe('the cart', () => {
  it('a plan alone is one service line', () => {
    expect(priceCart({ servicePriceId: 'premium', domains: [], choice: 'none' }, catalogue)).toMatchObject([
      { type: 'service', quantity: 1 },
    ]);
  });

  it('a third chosen name makes the domain quantity three [W10]', () => {
    const lines = priceCart(
      { servicePriceId: 'pro', domains: ['a.it', 'b.it', 'c.it'], choice: 'register' },
      catalogue,
    );
    expect(lines[1]).toMatchObject({ type: 'domain', quantity: 3, unitAmount: 1200 });
    expect(cartTotal(lines)).toBe(17_900 + 3600);
  });

  it('has at most one service and one domain line, priced by the catalogue [W8]', () => {
    fc.assert(
      fc.property(fc.constantFrom('premium', 'pro'), names, (plan, domains) => {
        const lines = priceCart(
          { servicePriceId: plan, domains, choice: domains.length > 0 ? 'register' : 'none' },
          catalogue,
        );
        expect(lines.filter((l) => l.type === 'service')).toHaveLength(1);
        expect(lines.filter((l) => l.type === 'domain')).toHaveLength(domains.length > 0 ? 1 : 0);
        expect(cartTotal(lines)).toBe((plan === 'pro' ? 17_900 : 9900) + 1200 * domains.length);
      }),
    );
  });

  it.each([null, '', 'domain', 'price_of_somebody_else'])('refuses %s as a plan [W4] [I4]', (servicePriceId) => {
    expect(() => priceCart({ servicePriceId, domains: [], choice: 'none' }, catalogue)).toThrow(
      expect.objectContaining({ code: 'ordering.plan-missing' }),
    );
  });

  it('the same names in another order are the same cart; another name or price is another', () => {
    const lines = priceCart({ servicePriceId: 'pro', domains: ['a.it', 'b.it'], choice: 'register' }, catalogue);
    expect(cartHash(lines, ['b.it', 'a.it'])).toBe(cartHash(lines, ['a.it', 'b.it']));
    expect(cartHash(lines, ['a.it', 'c.it'])).not.toBe(cartHash(lines, ['a.it', 'b.it']));
    const dearer = lines.map((line) => ({ ...line, unitAmount: line.unitAmount + 1 }));
    expect(cartHash(dearer, ['a.it', 'b.it'])).not.toBe(cartHash(lines, ['a.it', 'b.it']));
  });
});
