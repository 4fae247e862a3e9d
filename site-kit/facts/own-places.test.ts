import { expect, it } from 'vitest';
import { capitalOfTown } from './own-places.ts';

it('the page’s own town has its capital after a small word, whatever the thumb did [P1]', () => {
  const bristol = capitalOfTown('Bristol');
  expect(bristol('small classes (max 10 mats!), in bristol. First class £5')).toBe(
    'small classes (max 10 mats!), in Bristol. First class £5',
  );
  expect(capitalOfTown('Pavia')('Laureata a pavia nel 2009')).toBe('Laureata a Pavia nel 2009');
  expect(capitalOfTown('Orvieto (TR)')('Vieni a orvieto')).toBe('Vieni a Orvieto');
});

it('an address, a word of the language and a name that shouts are left alone', () => {
  const bristol = capitalOfTown('Bristol');
  for (const kept of [
    'write to in bristol@mail.example',
    'see in bristol.example',
    'in bristolian style',
    'IN BRISTOL',
  ])
    expect(bristol(kept)).toBe(kept);
  expect(capitalOfTown('Bath')('soak in bath salts')).toBe('soak in bath salts');
  expect(capitalOfTown('')('a b')).toBe('a b');
});
