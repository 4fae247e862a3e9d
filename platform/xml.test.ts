import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xmlDocument } from './xml.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

it('escapes what is written once, whatever it looks like', () => {
  const parts = fc.constantFrom('&', '#', '6', '5', ';', 'amp;', 'lt;', '<', '>', '"', 'x', 'è', '&#0;', ']]>');
  const texts = fc.array(parts, { minLength: 1 }).map((all) => `.${all.join('')}.`);
  fc.assert(
    fc.property(texts, (text) => {
      expect(xmlDocument().ele({ a: text }).end()).toBe(
        `<?xml version="1.0" encoding="UTF-8"?><a>${escaped(text)}</a>`,
      );
    }),
  );
});
