import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaCode, codeOf, deliveryPrice, postalCode, reaches } from '../../site-kit/shop/delivery-way.ts';
import { countryOfShop } from '../../site-kit/shop/country-of-shop.ts';
import { wayConditions } from '../../site-kit/shop/delivery-choice.tsx';
import { timeZoneOf } from '../../site-kit/facts/country.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { deliveryByRate, sumOf } from './delivery.rules.ts';
import { takingsByRate } from './register.ts';
import { mayBecome, ORDER_STATES } from './shop.states.ts';
import type { Line } from './tables.ts';
import { everything, takeBack, type Bought } from './withdrawal.rules.ts';

const cents = fc.integer({ min: 1, max: 1_000_000 });
const line = fc.record({
  vat: fc.constantFrom(null, 0, 400, 1000, 2200),
  cents,
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 50 });
const all = (sums: Map<number, number>): number => [...sums.values()].reduce((sum, each) => sum + each, 0);

describe('the price of a delivery', () => {
  it('is nothing from its amount on, and never more than its price [P8]', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), cents, (price, freeFrom, goods) => {
        const isFree = freeFrom !== null && goods >= freeFrom;
        expect(deliveryPrice({ price, freeFrom }, goods)).toBe(isFree ? 0 : price);
      }),
    );
  });

  it('is taxed as what is delivered: the shares of the rates add up to it, none below nothing or beyond its round share [P8]', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 1_000_000 }), (ordered, delivery) => {
        const shares = deliveryByRate(ordered, delivery);
        expect(all(shares)).toBe(delivery);
        for (const [rate, share] of shares) {
          const own = sumOf(ordered.filter(({ vat }) => (vat ?? 0) === rate));
          expect(Math.abs(share - (delivery * own) / sumOf(ordered))).toBeLessThanOrEqual(1);
        }
      }),
    );
    const ordered = [
      { vat: 1000, cents: 3000, quantity: 1 },
      { vat: 2200, cents: 1000, quantity: 1 },
    ];
    expect([...deliveryByRate(ordered, 401)]).toEqual([
      [1000, 301],
      [2200, 100],
    ]);
  });

  it('goes out of the register as it came in: by rate, whatever part of the lines goes back first [P8]', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 5000 }), fc.nat(), (given, delivery, cut) => {
        const ordered = given as unknown as Line[];
        const first = ordered.slice(0, cut % ordered.length);
        const rest = ordered.slice(cut % ordered.length);
        const came = takingsByRate({ ordered, lines: ordered, amount: sumOf(ordered) + delivery });
        const wentFirst = takingsByRate({ ordered, lines: first, amount: sumOf(first) });
        const wentThen = takingsByRate({ ordered, lines: rest, amount: sumOf(rest) + delivery });
        for (const [rate, sum] of came) expect((wentFirst.get(rate) ?? 0) + (wentThen.get(rate) ?? 0)).toBe(sum);
      }),
    );
  });

  it('goes back with the last piece, and stays while one stays bought [P8]', () => {
    const order = { delivery: { name: 'A casa', cents: 400 } };
    const [one, other] = [0, 1].map((position) => ({
      position,
      withdrawal: 'yes' as const,
      cents: 100,
      quantity: 1,
      withdrawn: 0,
    })) as [Bought, Bought];
    const both = [one, other];
    expect(takeBack(both, everything(both), order)?.amount).toBe(600);
    expect(takeBack(both, everything([one]), order)?.amount).toBe(100);
    expect(takeBack([{ ...one, withdrawn: 1 }, other], everything([other]), order)?.amount).toBe(500);
    expect(takeBack([one], everything([one]), { delivery: null })?.amount).toBe(100);
  });
});

describe('the area of a delivery', () => {
  it('is what begins as one of its codes, or the whole country [P8]', () => {
    const code = fc.stringMatching(/^\d{5}$/);
    fc.assert(
      fc.property(code, fc.array(fc.stringMatching(/^\d{1,5}$/), { minLength: 1, maxLength: 40 }), (whole, area) => {
        expect(reaches({ area }, whole)).toBe(area.some((each) => whole.slice(0, each.length) === each));
        expect(reaches({ area: null }, whole)).toBe(true);
      }),
    );
  });

  it('knows a code as people write it, and none of another form than its country’s [P8]', () => {
    expect([' 55 100 ', 'I-55100', '551.00', 'gr-104 31'].map(codeOf)).toEqual(['55100', '55100', '55100', '10431']);
    expect(['', '5_5', 'Lucca!', '12345678901'].map(codeOf)).toEqual([null, null, null, null]);
    for (const country of ['IT', 'GR', 'FR', 'ES']) {
      expect(postalCode('104 31', country)).toBe('10431');
      for (const wrong of ['5510', '551000', 'SW1A1AA', '']) expect(postalCode(wrong, country)).toBeNull();
    }
    expect(postalCode('sw1a 1aa', 'GB')).toBe('SW1A1AA');
    expect(postalCode('London', 'GB')).toBeNull();
  });

  it('is a code as it stands on an envelope, where codes are five digits [P8]', () => {
    for (const typed of ['IT 55100', 'I - 55100', 'it-55100', 'I-551 00']) {
      expect(postalCode(typed, 'IT'), typed).toBe('55100');
      expect(areaCode(typed, 'IT'), typed).toBe('55100');
    }
    expect(postalCode('E1 6AN', 'GB')).toBe('E16AN');
  });

  it('is none of another country, which its letters name [P8]', () => {
    for (const typed of ['D-80331', 'DE 80331', 'FIN-00100', 'f-75001'])
      expect(postalCode(typed, 'IT'), typed).toBeNull();
    expect(postalCode('D-80331', 'AT')).toBeNull();
    expect(postalCode('A-1010', 'AT')).toBe('1010');
    expect(postalCode('FIN-00100', 'FI')).toBe('00100');
    expect(areaCode('D-80331', 'IT')).toBeNull();
  });

  it('is never a town: where codes are five digits it begins as one of them [P8]', () => {
    expect(['551', '55100'].map((typed) => areaCode(typed, 'IT'))).toEqual(['551', '55100']);
    for (const typed of ['Lucca', '551000', '', 'LU']) expect(areaCode(typed, 'IT'), typed).toBeNull();
    expect(areaCode('sw1a', 'GB')).toBe('SW1A');
  });

  it('is shown as a beginning only where its country has longer codes [P8]', () => {
    const said = (code: string, country: string, lang: Lang = 'it') =>
      wayConditions(
        { id: 'shd_1', name: 'A casa', price: 0, freeFrom: null, least: 0, area: ['55100', code] },
        { currency: 'EUR', lang, country },
      );
    // No full stop behind the ellipsis.
    for (const lang of LANGS) {
      expect(said('551', 'IT', lang), lang).toMatch(/55100, 551…$/);
      expect(said('55200', 'IT', lang), lang).toMatch(/55100, 55200\.$/);
    }
    expect(said('551', 'IT')).toContain('551…');
    expect(said('55100', 'IT')).not.toContain('…');
    for (const country of ['AT', 'BE', 'CY', 'CH']) {
      expect(said('1010', country), country).not.toContain('…');
      expect(said('10', country), country).toContain('10…');
    }
  });
});

describe('the country of a shop', () => {
  const doc = (timeZone: string, href: string | null = null) => ({
    timeZone,
    phone: href,
  });
  it('is that of its clock, Spain on the Canaries as well [P8]', () => {
    expect(['Europe/Rome', 'Europe/Athens', 'Europe/London'].map((zone) => countryOfShop(doc(zone)))).toEqual([
      'IT',
      'GR',
      'GB',
    ]);
    const timeZone = timeZoneOf('ES', -15.4);
    expect(timeZone).toBe('Atlantic/Canary');
    expect(countryOfShop(doc(timeZone))).toBe('ES');
  });
  it('is not known where it only has the clock of another: nothing is delivered there [P8]', () => {
    for (const phone of ['tel:+525512345678', 'tel:+541143210987', 'tel:+573211234567'])
      expect(countryOfShop(doc(timeZoneOf('MX', null), phone)), phone).toBeNull();
    for (const phone of [null, 'tel:+390583123456', 'tel:+4930123456', 'tel:0583123456'])
      expect(countryOfShop(doc('Europe/Rome', phone)), String(phone)).toBe('IT');
    // Whose clock is its own is where it is, whatever its telephone.
    expect(countryOfShop(doc('Europe/Athens', 'tel:+525512345678'))).toBe('GR');
    expect(countryOfShop(doc('America/Lima'))).toBeNull();
  });
});

it('what is delivered is never ready or collected, and what is collected never sent; no silence ends what was accepted [P8]', () => {
  for (const mode of ['reserve', 'paid'] as const)
    for (const state of ORDER_STATES) {
      const [collected, delivered] = [null, {}].map((delivery) => ({ mode, state, delivery }));
      for (const to of ['ready', 'collected', 'not-collected'] as const)
        expect(delivered && mayBecome(delivered, to), `${state} ${to}`).toBe(false);
      for (const to of ['sent', 'delivered'] as const)
        expect(collected && mayBecome(collected, to), `${state} ${to}`).toBe(false);
    }
  const sent = { mode: 'paid', state: 'sent', delivery: {} } as const;
  expect((['delivered', 'withdrawn', 'cancelled-by-owner'] as const).map((to) => mayBecome(sent, to))).toEqual([
    true,
    true,
    true,
  ]);
});
