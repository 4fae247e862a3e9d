import { describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { DOMAIN_LINE } from './cart/lines.rules.ts';
import type { orders } from './tables.ts';
import { soldLine } from './sold-line.ts';

const order = (locale: (typeof LANGS)[number]) =>
  ({
    locale,
    domains: ['gufi.it', 'gufi.com'],
    cart: [
      { type: 'service', name: 'Vetrina Premium' },
      { type: 'domain', name: 'Dominio' },
    ],
  }) as unknown as typeof orders.$inferSelect;
const charged = (description: string) => ({ description, quantity: 1, amount: 2400 });

describe.each(LANGS)('a line that was charged, bought in %s', (locale) => {
  it('is of the names, however the card form called it, and when the renewal calls it as the catalogue does [W10] [L7]', () => {
    for (const name of [`${DOMAIN_LINE[locale]}: gufi.it, gufi.com`, 'Dominio'])
      expect(soldLine(charged(`1 × ${name} (at €24.00 / year)`), order(locale))).toMatchObject({
        what: 'domain',
        name: 'gufi.it, gufi.com',
        part: 'year',
      });
  });

  it('is of the plan where it names the plan', () => {
    const line = charged('Remaining time on Vetrina Pro after 3 Mar 2027');
    expect(soldLine(line, order(locale))).toMatchObject({ what: 'service', name: 'Vetrina Pro', part: 'rest' });
  });
});
