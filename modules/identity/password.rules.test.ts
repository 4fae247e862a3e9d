import { expect, it } from 'vitest';
import { isGuessable } from './password.rules.ts';

const ada = { name: 'Ada Lovelace', email: 'ada.lovelace@settegufi.example' };

it.each([
  'aaaaaaaaaaaa',
  'abababababab',
  '123456789012',
  '111222333444',
  'abcdefghijkl',
  'qwertyuiop12',
  'qwertyasdfgh',
  'Password1234',
  'P@ssw0rd2026!',
  'vetrina2026!!',
  'Vetrina-Vetrina',
  'AdaLovelace1815',
  'settegufi-2026',
  'ada.lovelace99',
  'benvenuto2026',
])('%s is tried first by whoever guesses', (password) => {
  expect(isGuessable(password, ada)).toBe(true);
});

it.each([
  'dodici lettere e più',
  'corretto cavallo batteria',
  'x7#Qm!t0Lw9z',
  'Ada mangia sette fichi',
  'il gufo e la luna',
  'κουκουβάγια στο δέντρο',
])('%s is not', (password) => {
  expect(isGuessable(password, ada)).toBe(false);
});
