/** What a buyer reads of their rights, in five languages: each text a function of what is bought. */
import { describe, expect, it } from 'vitest';
import { LANGS } from '../names.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { dutyText, guaranteeText, lawText, withdrawalText } from './law.ts';
import { PAID_WORDS } from './paid-words.ts';

const ROSES = { name: 'Rose', withdrawal: 'yes' } as const;
const CAKE = { name: 'Torta', withdrawal: 'perishable' } as const;
const CREAM = { name: 'Crema', withdrawal: 'sealed' } as const;
const SUIT = { name: 'Abito', withdrawal: 'custom' } as const;

const BY_CARD = { isPaid: true, isDelivered: false };

describe.each(LANGS)('the law in %s', (lang) => {
  it('gives fourteen days for what can be given back, and says of the rest why it cannot (art. 6, 9, 16 dir. 2011/83) [P8]', () => {
    expect(withdrawalText([ROSES], lang, BY_CARD)).toHaveLength(1);
    expect(withdrawalText([ROSES], lang, BY_CARD)[0]).toContain('14');
    const all = withdrawalText([ROSES, CAKE, CREAM, SUIT], lang, BY_CARD);
    expect(all).toHaveLength(4);
    for (const { name } of [CAKE, CREAM, SUIT]) expect(all.filter((text) => text.includes(name))).toHaveLength(1);
    expect(withdrawalText([CAKE], lang, BY_CARD)).toEqual([all.find((text) => text.includes('Torta'))]);
  });

  it('tells of the legal guarantee on every order, and of the duty to pay with its amount (dir. 2024/825; art. 8.2) [P8]', () => {
    expect(lawText([CAKE], lang, BY_CARD)).toContain(guaranteeText(lang));
    expect(dutyText(5000, 'EUR', lang, BY_CARD)).toMatch(/50[.,]00/);
    expect(new Set(Object.values(PAID_WORDS[lang]).filter((text) => typeof text === 'string')).size).toBeGreaterThan(
      25,
    );
  });

  it('runs from the delivery of what is delivered, gives its cost back, and holds for what is paid at the door [P8]', () => {
    const [counter, card, door] = [
      { isPaid: false, isDelivered: false },
      { isPaid: true, isDelivered: true },
      { isPaid: false, isDelivered: true },
    ].map((purchase) => lawText([ROSES, CAKE], lang, purchase));
    expect(counter).toEqual([]);
    const own = DELIVERY_WORDS[lang];
    expect(card?.[0]).toBe(own.withdraw);
    expect(door?.[0]).toBe(own.doorWithdraw);
    for (const text of [card, door]) expect(text).toHaveLength(3);
    // What is paid at the door goes back to no card.
    expect(own.doorWithdraw).not.toMatch(/\b(?:carta|card|tarjeta|carte)\b|κάρτα/u);
    expect(dutyText(5000, 'EUR', lang, { isPaid: true, isDelivered: true })).toMatch(/50[.,]00/);
    if (lang === 'fr') expect(JSON.stringify(own)).not.toMatch(/\S [:;!?](?:\s|$)/);
  });

  it('names both steps of the withdrawal, and is nobody else’s language [P8]', () => {
    const { withdrawHere, withdrawYes, stateText: _state, ...texts } = PAID_WORDS[lang];
    expect(withdrawHere).not.toBe(withdrawYes);
    const whole = Object.values(texts).join(' ');
    if (lang !== 'it') expect(whole).not.toMatch(/ordine|recesso|ritir/i);
    if (lang === 'fr') expect(whole).not.toMatch(/\S [:;!?](?:\s|$)/);
  });
});
