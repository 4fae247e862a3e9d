import { describe, expect, it } from 'vitest';
import { richText, type RichText } from '../../../../../site-kit/content/own-pages/rich-text.ts';
import { fromPlain, toPlain } from './plain.ts';
import { fromDocument, toDocument } from './schema.ts';

const WRITTEN: RichText = [
  { type: 'heading', level: 2, content: [{ text: 'Chi siamo' }] },
  {
    type: 'paragraph',
    content: [{ text: 'Le galline ' }, { text: 'stanno', strong: true, em: true }, { text: ' fuori.' }],
  },
  { type: 'bullets', items: [[{ text: 'uova', href: 'https://uova.example' }], [{ text: 'latte' }]] },
  { type: 'numbers', items: [[{ text: 'uno' }]] },
  { type: 'heading', level: 3, content: [{ text: 'Poi' }] },
];

describe('a formatted text [P5]', () => {
  it('comes out of the editor as it went in', () => {
    expect(fromDocument(toDocument(WRITTEN))).toEqual(WRITTEN);
    expect(fromDocument(toDocument([]))).toEqual([]);
    expect(richText.safeParse(fromDocument(toDocument(WRITTEN))).success).toBe(true);
  });

  it('keeps its looks in a field without formatting, where nobody touches it', () => {
    expect(fromPlain(toPlain(WRITTEN), WRITTEN)).toEqual(WRITTEN);
    const lines = toPlain(WRITTEN).split('\n');
    const changed = fromPlain(lines.with(1, 'Le galline dormono.').join('\n'), WRITTEN);
    expect(changed).toEqual(WRITTEN.with(1, { type: 'paragraph', content: [{ text: 'Le galline dormono.' }] }));
  });

  it('takes new lines and leaves out empty ones', () => {
    expect(fromPlain('uno\n\n  \ndue', [])).toEqual([
      { type: 'paragraph', content: [{ text: 'uno' }] },
      { type: 'paragraph', content: [{ text: 'due' }] },
    ]);
  });
});
