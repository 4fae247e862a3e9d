import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BILLING_FIELDS,
  billingType,
  checkBilling,
  emptyBilling,
  normaliseBilling,
  showsSdi,
} from './billing.rules.ts';

const rome = {
  ...emptyBilling(),
  first_name: 'Nives',
  last_name: 'Gufi',
  ssn: 'RSSMRA85T10A562S',
  address: 'Via del Nido 8',
  city: 'Bologna',
  province: 'BO',
  zip: '40125',
  country: 'IT',
  phone: '+39 051 000 0108',
  mail: 'nives@settegufi.example',
};
const company = {
  ...rome,
  first_name: '',
  last_name: '',
  ssn: '',
  business_name: 'Sette Gufi srl',
  vat: '12345678903',
  sdi: 'ABC1234',
};

describe('the billing form', () => {
  it('accepts a complete Italian customer and a complete Italian business [B2] [B3]', () => {
    expect(checkBilling(rome, 'customer', 'it')).toEqual({});
    expect(checkBilling(company, 'business', 'it')).toEqual({});
  });

  it('a customer must give first name, last name and tax code [B2]', () => {
    expect(checkBilling({ ...rome, first_name: ' ', last_name: '', ssn: '' }, 'customer', 'it')).toEqual({
      first_name: 'required',
      last_name: 'required',
      ssn: 'required',
    });
  });

  it('a tax code is checked for Italian addresses and free text elsewhere [B2]', () => {
    expect(checkBilling({ ...rome, ssn: 'AB123' }, 'customer', 'it')).toEqual({ ssn: 'ssn' });
    const athens = { ...rome, ssn: 'AB123', country: 'GR', zip: '104 31', province: '' };
    expect(checkBilling(athens, 'customer', 'el')).toEqual({});
  });

  it('a business must give its name and a VAT number that its country accepts [B3]', () => {
    expect(checkBilling({ ...company, business_name: '', vat: '' }, 'business', 'it')).toMatchObject({
      business_name: 'required',
      vat: 'required',
    });
    expect(checkBilling({ ...company, vat: '12345678904' }, 'business', 'it')).toEqual({ vat: 'vat' });
    expect(checkBilling({ ...company, vat: '00000000000' }, 'business', 'it')).toEqual({ vat: 'vat' });
  });

  it('the recipient code shows for Italian speakers and for Italian invoices, to businesses only [B3]', () => {
    expect(showsSdi('business', 'it', 'GR')).toBe(true);
    expect(showsSdi('business', 'en', 'IT')).toBe(true);
    expect(showsSdi('business', 'en', 'GR')).toBe(false);
    expect(showsSdi('customer', 'it', 'IT')).toBe(false);
  });

  it('an Italian business gives a recipient code, or a certified mail instead [B3]', () => {
    expect(checkBilling({ ...company, sdi: '' }, 'business', 'it')).toEqual({ sdi: 'sdi-or-pec' });
    expect(checkBilling({ ...company, sdi: '0000000' }, 'business', 'en')).toEqual({ sdi: 'sdi-or-pec' });
    expect(checkBilling({ ...company, sdi: '', pec: 'gufi@pec.example' }, 'business', 'it')).toEqual({});
    expect(normaliseBilling({ ...company, sdi: '', pec: 'gufi@pec.example' }, 'business', 'it').sdi).toBe('0000000');
  });

  it('e-mail fields take e-mail addresses [B4]', () => {
    for (const mail of ['nives', 'a@b', 'a b@c.it', 'a@b.it\nBcc: x@y.it']) {
      expect(checkBilling({ ...rome, mail }, 'customer', 'it').mail).toBeDefined();
    }
  });

  it('business if a VAT number is present [B1]', () => {
    expect(billingType({ vat: ' 123 ' })).toBe('business');
    expect(billingType({ vat: '  ' })).toBe('customer');
  });

  it('never throws, whatever is typed, and what it accepts holds no line break [B4]', () => {
    const person = fc.record(
      Object.fromEntries(BILLING_FIELDS.map((f) => [f, fc.string({ unit: 'binary', maxLength: 300 })])),
    );
    fc.assert(
      fc.property(person, fc.constantFrom('customer' as const, 'business' as const), (info, type) => {
        const full = { ...emptyBilling(), ...info };
        const faults = checkBilling(full, type, 'it');
        for (const field of BILLING_FIELDS) {
          if (!faults[field]) expect(full[field]).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });

  it('cleaning a form twice changes nothing more, and a clean form stays valid [B4]', () => {
    for (const [info, type] of [
      [rome, 'customer'],
      [company, 'business'],
    ] as const) {
      const once = normaliseBilling(info, type, 'it');
      expect(normaliseBilling(once, type, 'it')).toEqual(once);
      expect(checkBilling(once, type, 'it')).toEqual({});
    }
  });
});
