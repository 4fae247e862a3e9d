import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differing, isLong, nearDifference } from './differing.ts';

it('of two texts the words between what both begin and end with are told apart [P2]', () => {
  expect(differing('In sala siamo due, in cucina la Nives.', 'In sala siamo tre, in cucina la Nives.')).toEqual({
    head: 'In sala siamo ',
    own: 'due, ',
    tail: 'in cucina la Nives.',
  });
  expect(differing('051 000 2210', '051 000 2287')).toEqual({ head: '051 000 ', own: '2210', tail: '' });
  expect(differing('uno', 'due')).toEqual({ head: '', own: 'uno', tail: '' });
});

it('the three parts are the text, whatever it is compared with [P2]', () => {
  const text = fc
    .array(fc.constantFrom('pane', 'vino', '\n', ' ', 'ζάχαρη', '👩‍🍳'), { maxLength: 40 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { head, own, tail } = differing(one, other);
      expect(head + own + tail).toBe(one);
      expect(other.startsWith(head) && other.endsWith(tail)).toBe(true);
    }),
  );
});

it('in a long text that is cut the difference is among what is seen [P2]', () => {
  const story = 'parola '.repeat(300);
  const { head } = nearDifference(differing(`${story}fine`, `${story}inizio`));
  expect(head).toMatch(/^… (?:parola )+$/);
  expect(head.length).toBeLessThan(90);
  expect([isLong(story), isLong('una riga'), isLong('a\nb\nc\nd\ne\nf\ng')]).toEqual([true, false, true]);
});
