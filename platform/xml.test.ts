import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readXml, xmlDocument } from './xml.ts';

it.each([
  ['<a>x &amp;#65; &amp;#0; &amp;lt;</a>', 'x &#65; &#0; &lt;'],
  ['<a>&amp;amp;#65;</a>', '&amp;#65;'],
  ['<a>&#38;#65; &#38;lt; &lt;&#60;&#x3c;</a>', '&#65; &lt; <<<'],
  ['<a>&quot;&apos;&gt; Tè &amp; caffè</a>', '"\'> Tè & caffè'],
  ['<a><![CDATA[&amp;#65; <]]>&amp;#65;</a>', '&amp;#65; <&#65;'],
])('reads what is escaped once and no further: %s', (xml, text) => {
  expect(readXml(xml)).toEqual({ a: text });
});

it('reads elements by their names, and several of one name as a list', () => {
  const xml = '<?xml version="1.0"?>\n<a xmlns="x:y"> <b>1</b>\n<c/><d><e>2</e></d><b id="7">3</b></a>';
  expect(readXml(xml)).toEqual({ a: { b: ['1', '3'], c: '', d: { e: '2' } } });
});

it('reads whatever text it wrote', () => {
  const parts = fc.constantFrom('&', '#', '6', '5', ';', 'amp;', 'lt;', '<', '>', '"', 'x', 'è', '&#0;', ']]>');
  const texts = fc.array(parts, { minLength: 1 }).map((all) => `.${all.join('')}.`);
  fc.assert(
    fc.property(texts, (text) => {
      expect(readXml(xmlDocument().ele({ a: text }).end())).toEqual({ a: text });
    }),
  );
});

it('throws for what is no XML', () => {
  for (const text of ['<a><![CDATA[x</a>', '<a', '{}<']) expect(() => readXml(text), text).toThrow();
});
