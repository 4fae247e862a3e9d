import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBilling, emptyBilling, normaliseBilling, type BillingInfo } from './billing.rules.ts';
import { provinceCode } from './italian-provinces.rules.ts';

const rome: BillingInfo = {
  ...emptyBilling(),
  first_name: 'Nives',
  last_name: 'Gufi',
  ssn: 'RSSMRA85T10A562S',
  address: 'Via del Nido 8',
  city: 'Bologna',
  province: 'BO',
  zip: '40125',
  country: 'IT',
  phone: '051 000 0108',
  mail: 'nives@settegufi.example',
};
/** What the server keeps of it; the form finds nothing wrong. */
const kept = (typed: Partial<BillingInfo>): Partial<BillingInfo> => {
  const info = { ...rome, ...typed };
  expect(checkBilling(info, 'customer', 'it')).toEqual({});
  const clean = normaliseBilling(info, 'customer', 'it');
  return Object.fromEntries(Object.keys(typed).map((field) => [field, clean[field as keyof BillingInfo]]));
};

describe('typing is forgiven', () => {
  it.each(['40 125', 'I-40125', 'IT 40125', ' 40125 ', '40.125'])('the postal code %j is 40125 [B4]', (zip) => {
    expect(kept({ zip })).toEqual({ zip: '40125' });
  });

  it('a postal code that is none is still refused, and letters of other countries stay [B4]', () => {
    for (const zip of ['4012', '401255', 'Bologna'])
      expect(checkBilling({ ...rome, zip }, 'customer', 'it')).toEqual({ zip: 'zip' });
    const london = { ...rome, country: 'GB', province: '', zip: 'E1 6AN', ssn: 'QQ123456C' };
    expect(normaliseBilling(london, 'customer', 'en').zip).toBe('E1 6AN');
  });

  it.each(['BO', 'bo', '(BO)', ' (bo) ', 'Bologna', 'BOLOGNA', 'Provincia di Bologna', 'prov. Bologna'])(
    'the province %j is BO [B4]',
    (province) => {
      expect(kept({ province })).toEqual({ province: 'BO' });
    },
  );

  it('every province is known by its name, with and without accents and apostrophes, and by what people call it [B4]', () => {
    const known = {
      Forlì: 'FC',
      "Forli'-Cesena": 'FC',
      'L’Aquila': 'AQ',
      "Reggio nell'Emilia": 'RE',
      Monza: 'MB',
      Bozen: 'BZ',
    };
    for (const [name, code] of Object.entries(known)) expect([name, provinceCode(name)]).toEqual([name, code]);
    expect(checkBilling({ ...rome, province: 'Atlantide' }, 'customer', 'it')).toEqual({ province: 'province' });
  });

  it.each([
    ['tel. 333 1234567', '333 1234567'],
    ['Cell.: 333–123–4567', '333-123-4567'],
    ['tel:+39051000108', '+39051000108'],
    ['+39 051 000 0108', '+39 051 000 0108'],
  ])('the telephone %j is %j [B4]', (phone, meant) => {
    expect(kept({ phone })).toEqual({ phone: meant });
  });

  it('an address that was copied from a link is an address [B4]', () => {
    expect(kept({ mail: 'mailto:Nives@settegufi.example' })).toEqual({ mail: 'nives@settegufi.example' });
  });

  it('and what is kept means the same when it is typed again [B4]', () => {
    const typed = fc.record({
      zip: fc.string({ unit: 'binary', maxLength: 12 }),
      province: fc.string({ unit: 'binary', maxLength: 60 }),
      phone: fc.string({ unit: 'binary', maxLength: 24 }),
      mail: fc.string({ unit: 'binary', maxLength: 60 }),
    });
    fc.assert(
      fc.property(typed, fc.constantFrom('IT', 'GR', 'GB'), (some, country) => {
        const info = { ...rome, ...some, country };
        if (Object.keys(checkBilling(info, 'customer', 'it')).length > 0) return;
        const once = normaliseBilling(info, 'customer', 'it');
        expect(normaliseBilling(once, 'customer', 'it')).toEqual(once);
        expect(checkBilling(once, 'customer', 'it')).toEqual({});
      }),
    );
  });
});
