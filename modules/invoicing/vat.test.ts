import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treatmentOf, vatRefunded, withNets } from './vat.ts';

const cents = fc.integer({ min: 1, max: 100_000 });
const vatIn = (gross: number) => Math.round((gross * 22) / 122);
const home = (gross: number, tax: number) => treatmentOf({ gross, tax, sellerCountry: 'IT', country: 'IT' });

describe('the VAT of a sale', () => {
  it('is what is left of the price without the net, so that both always make the price again', () => {
    expect(home(9900, vatIn(9900))).toEqual({ vat: 1785, rate: 2200, nature: null });
    expect(home(17_900, vatIn(17_900))).toEqual({ vat: 3228, rate: 2200, nature: null });
    let lost = 0;
    for (let gross = 1; gross <= 100_000; gross += 1) {
      const net = Math.round((gross * 100) / 122);
      if (net + Math.round((net * 22) / 100) !== gross) lost += 1;
    }
    expect(lost / 100_000, 'prices that rounding from the net would miss').toBeCloseTo(0.18, 2);
  });

  it('at home is 22 percent whatever the provider worked out, a cent of rounding aside', () => {
    expect(home(9900, 0)).toEqual({ vat: 1785, rate: 2200, nature: null });
    expect(home(9900, 1784).vat).toBe(1784);
    expect(home(9900, 1900).vat).toBe(1785);
  });

  it.each([
    ['a Greek consumer by one-stop shop', 'GR', 9900, 1916, { vat: 1916, rate: 2400, nature: 'N7' }],
    ['a Finn, with half a percent', 'FI', 9900, 2012, { vat: 2012, rate: 2550, nature: 'N7' }],
    ['a Greek below the threshold', 'GR', 9900, 1785, { vat: 1785, rate: 2200, nature: null }],
    ['a French company, reverse charge', 'FR', 9900, 0, { vat: 0, rate: 0, nature: 'N2.1' }],
    ['somebody outside the Union', 'CH', 9900, 0, { vat: 0, rate: 0, nature: 'N2.1' }],
  ])('abroad is what was charged: %s', (_who, country, gross, tax, expected) => {
    expect(treatmentOf({ gross, tax, sellerCountry: 'IT', country })).toEqual(expected);
  });
});

describe('what the lines share', () => {
  it('makes the net of the document to the cent, credits included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50_000, max: 100_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
        const gross = amounts.reduce((sum, each) => sum + each, 0);
        fc.pre(gross > 0);
        const net = gross - vatIn(gross);
        const lines = withNets(
          amounts.map((each, i) => ({ description: String(i), quantity: 1, gross: each })),
          net,
        );
        expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net);
        for (const line of lines) expect(Math.abs(line.net - (line.gross * net) / gross)).toBeLessThan(1);
      }),
    );
  });
});

describe('refunds of one invoice', () => {
  it('give back exactly its VAT when they give back all of it, in whatever parts', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 8 }), (gross, parts) => {
        const invoice = { gross, vat: vatIn(gross) };
        let before = 0;
        let vat = 0;
        for (const part of [...parts, gross]) {
          const amount = Math.min(part, gross - before);
          const back = vatRefunded(invoice, before, amount);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(amount);
          before += amount;
          vat += back;
        }
        expect(vat).toBe(invoice.vat);
      }),
    );
  });
});
