import { expect, it } from 'vitest';
import type { Week } from '../document.ts';
import { repeatsClosedDays } from './closed-days.ts';

const OPEN = [{ from: 540, to: 1080 }];
/** Closed on Monday and Tuesday. */
const week: Week = [[], [], OPEN, OPEN, OPEN, OPEN, OPEN];

it('a sentence that only repeats the closed days of the week is no remark in any language [P1]', () => {
  const said = [
    'Chiuso lunedì e martedì',
    'Closed on Mondays.',
    'Lunes cerrado',
    'Fermé le lundi et le mardi',
    'Δευτέρα κλειστά',
  ];
  for (const sentence of said) expect(repeatsClosedDays(sentence, week), sentence).toBe(true);
});

it('what says more, or another day, stays', () => {
  const kept = [
    'Chiuso mercoledì',
    'Chiuso lunedì, prenotate per tempo',
    'Chiuso lunedì 24 agosto',
    'Closed on Mondays in winter',
    'Aperti lunedì e martedì',
  ];
  for (const sentence of kept) expect(repeatsClosedDays(sentence, week), sentence).toBe(false);
  expect(repeatsClosedDays('Chiuso lunedì', null)).toBe(false);
});
