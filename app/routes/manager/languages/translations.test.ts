/** What a field of the languages screen makes of what is typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newQueue } from '../editor/save-queue.ts';
import { countOf, entriesOf, partsOf, stateOf, textsOf, valueOf, type TranslationView } from './translations.ts';

const OF = 'a'.repeat(32);
const view = (unit: string, value: unknown, said: unknown = null): TranslationView => ({
  unit: `tr/en/${unit}`,
  kind: 'translation',
  value: said,
  derived: null,
  own: said !== null,
  hash: '0'.repeat(32),
  limit: 78,
  over_moved: false,
  unseen: false,
  by: null,
  at: null,
  label: { key: 'headline' },
  section: 'top',
  translates: { unit, value, of: OF },
});
const HEADLINE = view('copy/headline', 'Cucina di casa');
const STORY = view('copy/story', ['Prima.', 'Seconda.']);
const ROW = view('list/menu/items/itm_00000001', { name: 'Tagliatelle', detail: 'al ragù' });
const PLAIN = view('list/menu/items/itm_00000002', { name: 'Lasagne', detail: '' });
const GROUPS = view('list/menu', ['Primi', 'Dolci']);

describe('a translation [P7]', () => {
  it('is missing, done, or out of date when what it translates has changed', () => {
    expect(stateOf(HEADLINE, null)).toBe('missing');
    expect(stateOf(HEADLINE, { value: 'Home cooking', of: OF })).toBe('done');
    expect(stateOf(HEADLINE, { value: 'Home cooking', of: 'b'.repeat(32) })).toBe('stale');
  });

  it('is counted with the others of its language, and with no others', () => {
    const units = [
      view('copy/headline', 'Casa', { value: 'Home', of: OF }),
      view('copy/lede', 'Dal 1987', { value: 'Since 1987', of: 'c'.repeat(32) }),
      ROW,
      { ...HEADLINE, unit: 'tr/el/copy/headline' },
    ];
    const entries = entriesOf(newQueue({ rev: 1, units }), 'en');
    expect(['done', 'missing', 'stale'].map((state) => countOf(entries, state as 'done'))).toEqual([1, 1, 1]);
  });

  it('has a field for each of its texts', () => {
    const fields = [HEADLINE, STORY, ROW, PLAIN, GROUPS].map((one) => partsOf(one).map(({ kind }) => kind));
    expect(fields).toEqual([['whole'], ['whole'], ['name', 'detail'], ['name'], ['group', 'group']]);
  });

  it('comes back into its fields as it was written, whatever was written', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.constantFrom(HEADLINE, STORY, ROW, PLAIN, GROUPS), fc.tuple(text, text), (one, typed) => {
        const parts = partsOf(one);
        const { value, lacks } = valueOf(parts, typed.slice(0, parts.length));
        if (lacks === null) expect(valueOf(parts, textsOf(parts, value && { value, of: OF })).value).toEqual(value);
      }),
    );
  });

  it('is not whole without a name, nor with the titles of some groups', () => {
    expect(valueOf(partsOf(ROW), ['', 'with meat sauce'])).toEqual({
      value: { name: '', detail: 'with meat sauce' },
      lacks: 'name',
    });
    expect(valueOf(partsOf(GROUPS), ['Pasta', ' ']).lacks).toBe('groups');
    expect(valueOf(partsOf(ROW), [' ', '']).value).toBeNull();
  });
});
