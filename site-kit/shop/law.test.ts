/** What a buyer reads of their rights, in five languages: each text a function of what is bought. */
import { describe, expect, it } from 'vitest';
import { LANGS } from '../names.ts';
import { dutyText, guaranteeText, lawText, withdrawalText } from './law.ts';
import { PAID_WORDS } from './paid-words.ts';

const ROSES = { name: 'Rose', withdrawal: 'yes' } as const;
const CAKE = { name: 'Torta', withdrawal: 'perishable' } as const;
const CREAM = { name: 'Crema', withdrawal: 'sealed' } as const;
const SUIT = { name: 'Abito', withdrawal: 'custom' } as const;

describe.each(LANGS)('the law in %s', (lang) => {
  it('gives fourteen days for what can be given back, and says of the rest why it cannot (art. 6, 9, 16 dir. 2011/83) [P8]', () => {
    expect(withdrawalText([ROSES], lang)).toHaveLength(1);
    expect(withdrawalText([ROSES], lang)[0]).toContain('14');
    const all = withdrawalText([ROSES, CAKE, CREAM, SUIT], lang);
    expect(all).toHaveLength(4);
    for (const { name } of [CAKE, CREAM, SUIT]) expect(all.filter((text) => text.includes(name))).toHaveLength(1);
    expect(withdrawalText([CAKE], lang)).toEqual([all.find((text) => text.includes('Torta'))]);
  });

  it('tells of the legal guarantee on every order, and of the duty to pay with its amount (dir. 2024/825; art. 8.2) [P8]', () => {
    expect(lawText([CAKE], lang)).toContain(guaranteeText(lang));
    expect(dutyText(5000, 'EUR', lang)).toMatch(/50[.,]00/);
    expect(new Set(Object.values(PAID_WORDS[lang]).filter((text) => typeof text === 'string')).size).toBeGreaterThan(
      25,
    );
  });

  it('names both steps of the withdrawal, and is nobody else’s language [P8]', () => {
    const { withdrawHere, withdrawYes, stateText: _state, ...texts } = PAID_WORDS[lang];
    expect(withdrawHere).not.toBe(withdrawYes);
    const whole = Object.values(texts).join(' ');
    if (lang !== 'it') expect(whole).not.toMatch(/ordine|recesso|ritir/i);
    if (lang === 'fr') expect(whole).not.toMatch(/\S [:;!?](?:\s|$)/);
  });
});
