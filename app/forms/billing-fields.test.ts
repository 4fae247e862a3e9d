import { describe, expect, it } from 'vitest';
import { checkBilling, emptyBilling } from '../../modules/ordering/cart/billing.rules.ts';
import { LANGS } from '../../site-kit/names.ts';
import { billingFields, labelKey } from './billing-fields.ts';
import { countryOptions, homeCountry } from './countries.ts';

const names = (...of: Parameters<typeof billingFields>) => billingFields(...of).map((field) => field.name);

describe('the billing form', () => {
  it('asks a customer for name and tax code [B2]', () => {
    expect(names('customer', 'it', 'IT')).toEqual(expect.arrayContaining(['first_name', 'last_name', 'ssn']));
    expect(names('customer', 'it', 'IT')).not.toContain('vat');
  });

  it('asks a business for sdi and pec in Italian or for Italy, and nowhere else [B3]', () => {
    expect(names('business', 'it', 'FR')).toEqual(expect.arrayContaining(['business_name', 'vat', 'sdi', 'pec']));
    expect(names('business', 'en', 'IT')).toContain('sdi');
    expect(names('business', 'en', 'FR')).not.toContain('sdi');
    expect(names('customer', 'it', 'IT')).not.toContain('pec');
  });

  it('does not call optional what the rules demand: of sdi and pec a business in Italy gives one [B3]', () => {
    const called = (country: string) =>
      billingFields('business', 'it', country)
        .filter(({ required, oneOfTwo }) => !required && !oneOfTwo)
        .map((field) => field.name);
    expect(checkBilling({ ...emptyBilling(), country: 'IT' }, 'business', 'it')).toHaveProperty('sdi');
    expect(called('IT')).toEqual([]);
    expect(checkBilling({ ...emptyBilling(), country: 'FR' }, 'business', 'it')).not.toHaveProperty('sdi');
    expect(called('FR')).toEqual(['sdi', 'pec', 'province']);
  });

  it('every field that the rules can refuse stands on the screen [B4]', () => {
    for (const type of ['customer', 'business'] as const)
      for (const lang of LANGS)
        for (const country of ['IT', 'GR', 'GB']) {
          const faults = checkBilling({ ...emptyBilling(), country }, type, lang);
          expect(names(type, lang, country)).toEqual(expect.arrayContaining(Object.keys(faults)));
        }
  });

  it('mail and pec are e-mail inputs [B4]', () => {
    const fields = billingFields('business', 'it', 'IT');
    expect(fields.filter((field) => field.type === 'email').map((field) => field.name)).toEqual(['pec', 'mail']);
  });

  it('the tax code has its own name in Italy [B2]', () => {
    expect([labelKey('ssn', 'IT'), labelKey('ssn', 'FR')]).toEqual(['fields.ssn-it', 'fields.ssn']);
  });

  it('offers the countries we invoice by their names, the reader’s own first chosen [B4]', () => {
    for (const lang of LANGS) {
      const options = countryOptions(lang);
      expect(options).toHaveLength(31);
      expect(options.map((option) => option.value)).toContain(homeCountry(lang));
    }
    expect(countryOptions('it').find((option) => option.value === 'GR')?.label).toBe('Grecia');
  });
});
