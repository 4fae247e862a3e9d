import { describe, expect, it } from 'vitest';
import { breakHeadline } from './break-headline.ts';
import { headlineSize } from './headline.tsx';

const sizeOf = (value: string) => headlineSize({ value, source: { kind: 'field', field: 'about' } });

describe('the size of a headline', () => {
  it.each([
    ['Pane', 'h-s'],
    ['Pane fresco', 'h-s w10'],
    ['Φροντιστήριο, Τρίκαλα', 'h-s w13'],
    ['ΦΡΟΝΤΙΣΤΗΡΙΟ ΟΡΟΣΗΜΟ', 'h-s w16'],
    ['Notaría en Salamanca', 'h-s w12'],
    ['Meccanica – gomme – revisioni – Ravenna', 'h-m w10'],
    ['a'.repeat(80), 'h-xl w24'],
  ])('%s: %s [P1]', (value, classes) => expect(sizeOf(value)).toBe(classes));

  it('is that of its parts as they are drawn: a part binds words that the whole does not [P1]', () => {
    const whole = { value: 'Coffee from a 1971 van', source: { kind: 'field' as const, field: 'about' as const } };
    expect(headlineSize(whole)).toBe('h-s');
    expect(headlineSize(whole, breakHeadline(whole.value))).toBe('h-s w10');
  });
});
