/** What is typed on the page becomes the value of its unit, and nothing else. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newFakeDraft } from '../../../../tests/support/fake-draft.ts';
import { slotsOf, typedValue } from './canvas-slots.ts';
import { newQueue } from './save-queue.ts';

it('a line is typed in place, a paragraph of a story by its number; a fact opens its field [S2]', () => {
  const { units, ...draft } = newFakeDraft(['copy/headline', 'copy/story', 'fact/phone', 'fact/name']).draft();
  const [headline, story, phone, name] = units;
  const queue = newQueue({
    ...draft,
    units: [
      { ...headline!, value: 'Casa', derived: 'Casa' },
      { ...story!, value: ['Uno.', 'Due.'], derived: ['Uno.', 'Due.'] },
      { ...phone!, kind: 'fact' },
      { ...name!, kind: 'fact', derived: 'Sette Gufi' },
    ],
  });
  expect(slotsOf(queue, ({ unit }) => unit)).toEqual({
    'copy/headline': { plain: 'Casa', label: 'copy/headline', lines: false },
    'copy/story#0': { plain: 'Uno.', label: 'copy/story 1', lines: true },
    'copy/story#1': { plain: 'Due.', label: 'copy/story 2', lines: true },
    'fact/phone': { plain: null, label: 'fact/phone', lines: false },
    'fact/name': { plain: 'Sette Gufi', label: 'fact/name', lines: false },
  });
});

it('a paragraph that is typed changes no other; an empty one goes, and the last one gives the page its word back [S2]', () => {
  const story = ['Uno.', 'Due.', 'Tre.'];
  expect(typedValue('copy/story#1', 'Due e mezzo.\n\nAncora.', story)).toEqual([
    'Uno.',
    'Due e mezzo.',
    'Ancora.',
    'Tre.',
  ]);
  expect(typedValue('copy/story#1', ' ', story)).toEqual(['Uno.', 'Tre.']);
  expect(typedValue('copy/story#0', '', ['Uno.'])).toBeNull();
  expect(typedValue('copy/headline', ' Cu\u00adcina\ndi\u00a0casa ', 'x')).toBe('Cucina di casa');
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.nat(5), fc.string({ unit: 'grapheme' }), (all, at, typed) => {
      fc.pre(at < all.length);
      const now = (typedValue(`copy/story#${at}`, typed, all) ?? []) as string[];
      expect(now.slice(0, at)).toEqual(all.slice(0, at));
      const after = all.length - at - 1;
      expect(after === 0 ? [] : now.slice(-after)).toEqual(all.slice(at + 1));
    }),
  );
});
