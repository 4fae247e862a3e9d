import { describe, expect, it } from 'vitest';
import { headlineSize } from './headline.tsx';

const sizeOf = (value: string) => headlineSize({ value, source: { kind: 'field', field: 'about' } });

describe('the size of a headline', () => {
  it.each([
    ['Pane fresco', 'h-s'],
    ['Φροντιστήριο, Τρίκαλα', 'h-s w6'],
    ['ΦΡΟΝΤΙΣΤΗΡΙΟ ΟΡΟΣΗΜΟ', 'h-s w8'],
    ['Παπουτσοαποθήκη\u200bΓεωργίου', 'h-s w7'],
    ['Notaría en Salamanca', 'h-s w6'],
    ['a'.repeat(80), 'h-xl w12'],
    ['Tre camere nel tufo, la terrazza, la colazione in cortile', 'h-l'],
  ])('%s: %s [P1]', (value, classes) => expect(sizeOf(value)).toBe(classes));
});
