import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveCartInput } from '../../../../modules/ordering/schemas.ts';
import type { PriceItem } from '../../../../modules/plans/prices/schemas.ts';
import {
  checkService,
  chooseDomainKind,
  enterTransferName,
  isAuthcode,
  isDomainName,
  noChoice,
  summaryLines,
  toCartInput,
  toggleDomain,
  totalOf,
  type ServiceChoice,
} from './service.rules.ts';

const item = (id: string, type: PriceItem['type'], plan: PriceItem['plan'], unit_amount: number): PriceItem => ({
  id,
  type,
  plan,
  name: id,
  unit_amount,
  currency: 'eur',
  product: { name: id, metadata: { type, ...(plan && { plan }) } },
});
const PRICES = [
  item('price_premium', 'service', 'premium', 9900),
  item('price_pro', 'service', 'pro', 17_900),
  item('price_domain', 'domain', null, 1200),
];
const chosen = (more: Partial<ServiceChoice>): ServiceChoice => ({ ...noChoice(), plan: 'price_premium', ...more });

describe('plan and domains', () => {
  it('choosing transfer empties the domain list; what was ticked is there again for whoever comes back [W9]', () => {
    const two = chosen({ names: ['a.it', 'b.com'] });
    const transfer = chooseDomainKind(two, 'transfer');
    expect(transfer.names).toEqual([]);
    const entered = enterTransferName(transfer, ' Bottega.IT ');
    expect(entered.names).toEqual(['bottega.it']);
    expect(chooseDomainKind(entered, 'register').names).toEqual(['a.it', 'b.com']);
    const free = chooseDomainKind(entered, 'none');
    expect([free.names, chooseDomainKind(free, 'register').names]).toEqual([[], ['a.it', 'b.com']]);
  });

  it('the entered name is the only domain, however often it is typed over [W9]', () => {
    const once = enterTransferName(chooseDomainKind(chosen({}), 'transfer'), 'uno.it');
    expect(enterTransferName(once, 'due.it').names).toEqual(['due.it']);
    expect(enterTransferName(once, '  ').names).toEqual([]);
  });

  it('toggling adds or removes, the quantity is the number chosen and the price is multiplied [W10]', () => {
    let choice = chosen({});
    for (const name of ['a.it', 'b.it', 'c.it']) choice = toggleDomain(choice, name);
    expect(summaryLines(choice, PRICES)[1]).toMatchObject({
      quantity: 3,
      amount: 3600,
      names: ['a.it', 'b.it', 'c.it'],
    });
    expect(totalOf(summaryLines(choice, PRICES))).toBe(13_500);
    choice = toggleDomain(choice, 'b.it');
    expect(choice.names).toEqual(['a.it', 'c.it']);
  });

  it('a sixth name is not added [W10]', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce((choice, name) => toggleDomain(choice, `${name}.it`), chosen({}));
    expect(toggleDomain(five, 'f.it').names).toHaveLength(5);
  });

  it('a name toggled twice leaves the choice as it was [W10]', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}\.(it|com|net)$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 4 }), name, (names, extra) => {
        fc.pre(!names.includes(extra));
        const choice = chosen({ names });
        expect(toggleDomain(toggleDomain(choice, extra), extra)).toEqual(choice);
      }),
    );
  });

  it('no domain has no line: quantity zero is dropped [W10]', () => {
    expect(summaryLines(chosen({ domainChoice: 'none' }), PRICES).map((line) => line.type)).toEqual(['service']);
    expect(summaryLines(chosen({}), PRICES).map((line) => line.type)).toEqual(['service']);
  });

  it('another plan replaces the service line [W8]', () => {
    const lines = summaryLines(chosen({ plan: 'price_pro' }), PRICES);
    expect(lines.filter((line) => line.type === 'service').map((line) => line.amount)).toEqual([17_900]);
  });

  it('Next names the missing plan and the missing domain; keeping the free address is an answer [W4]', () => {
    expect(checkService(noChoice(), PRICES, null)).toEqual({ plan: 'plan', domain: 'domain' });
    expect(checkService(chosen({ plan: 'price_of_another_shop' }), PRICES, null).plan).toBe('plan');
    expect(checkService(chosen({ domainChoice: 'none' }), PRICES, null)).toEqual({});
    expect(checkService(chosen({ names: ['a.it'] }), PRICES, null)).toEqual({});
  });

  it('a transfer needs a whole name and its code, unless the server has the code of that name [W5]', () => {
    const transfer = (name: string, authcode = '') =>
      chosen({ domainChoice: 'transfer', names: name ? [name] : [], authcode });
    expect(checkService(transfer(''), PRICES, null)).toEqual({ domain: 'domain', authcode: 'authcode' });
    expect(checkService(transfer('bottega.de', 'Abc123!x'), PRICES, null)).toEqual({ domain: 'domain-format' });
    expect(checkService(transfer('bottega.it', 'a b'), PRICES, null)).toEqual({ authcode: 'authcode-format' });
    expect(checkService(transfer('bottega.it'), PRICES, 'bottega.it')).toEqual({});
    expect(checkService(transfer('altra.it'), PRICES, 'bottega.it')).toEqual({ authcode: 'authcode' });
  });

  it('tells names and codes from what only looks like them', () => {
    expect(['a.it', 'caffè-nero.com', 'x1.net'].every(isDomainName)).toBe(true);
    expect(['a', '.it', '-a.it', 'a-.it', 'www.a.it', 'a.org', 'a b.it'].some(isDomainName)).toBe(false);
    expect(isAuthcode('Ab1!ef')).toBe(true);
    expect(['short', 'has space1', 'x'.repeat(33)].some(isAuthcode)).toBe(false);
  });

  it('the cart call names lines and never a price, in the shape the server parses [C5]', () => {
    const body = toCartInput(chosen({ names: ['a.it', 'b.it'], ownName: true }), PRICES, 'notte');
    expect(saveCartInput.parse(body)).toEqual(body);
    expect(body.stripe.cart).toEqual([
      { id: 'price_premium', type: 'service', quantity: 1 },
      { id: 'price_domain', type: 'domain', quantity: 2 },
    ]);
    expect(body.order).toEqual({ domain_choice: 'register', domain_own_register: true, layout: 'notte' });
    const none = toCartInput(chosen({ domainChoice: 'none', names: ['a.it'], ownName: true }), PRICES, null);
    expect([none.domains, none.order.domain_own_register]).toEqual([[], false]);
  });
});
