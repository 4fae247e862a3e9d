/** What a page can print, beyond the text in it: capitals made by the style, words of the script, points of the style. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOfStyle, printedLetters, setsCapitals } from './letters.ts';

const PLAIN = { letters: '', capitals: false };
const CAPITALS = { letters: '', capitals: true };
const page = (body: string) => `</head><body class="l-tavola">${body}</body></html>`;
const missing = (letters: string, wanted: string) => [...wanted].filter((letter) => !letters.includes(letter));

describe('the letters of a page', () => {
  it('are those of its text and no others, each once, besides figures and hyphens', () => {
    expect(printedLetters(page('<p class="xyz">abba</p>'), 'it', PLAIN)).toBe(' -0123456789ab\u2010\u2026');
  });

  it('are read as a browser reads them: entities are letters', () => {
    const letters = printedLetters(page('<p>Tom &amp; &quot;Jerry&quot; &lt;3 &#x27;s &gt;</p>'), 'en', PLAIN);
    expect(missing(letters, '&"<\'>')).toEqual([]);
    expect(letters).not.toContain(';');
  });

  it('include the words that the script writes, not the tables that it reads', () => {
    const now =
      '<p data-week="[{}]" data-tz="Europe/Rome" data-open="Aperto fino alle {time}" data-midnight="00.00"></p>';
    const letters = printedLetters(page(now), 'it', PLAIN);
    expect(missing(letters, 'Apertofinll.0123456789')).toEqual([]);
    expect(letters).not.toContain('E');
    expect(letters).not.toContain('[');
  });

  it('include what stands for a picture and in an empty field, never an address', () => {
    const letters = printedLetters(
      page('<img alt="Öfen" src="/Q.avif"><input placeholder="Ñame"><a href="/Z">a</a>'),
      'es',
      PLAIN,
    );
    expect(missing(letters, 'ÖfenÑam')).toEqual([]);
    expect(letters).not.toMatch(/[QZ]/);
  });

  it('include the capitals that a style makes of them, by the rules of each language on the page', () => {
    const greek = printedLetters(page('<h2>Άσπρη πέτρα, Μάιος, ή</h2><p lang="de">Straße</p>'), 'el', CAPITALS);
    // Without accents; ά before ι leaves a diaeresis, and the word "or" keeps its accent.
    expect(missing(greek, 'ΑΣΠΡΗΕΤΜΪΟΉSTRAE')).toEqual([]);
    expect(missing(printedLetters(page('<h2>crêpe à l’été</h2>'), 'fr', CAPITALS), 'CRÊPEÀL’ÉT')).toEqual([]);
    expect(printedLetters(page('<h2>crêpe</h2>'), 'fr', PLAIN)).not.toContain('Ê');
  });

  it('include the composed letter where a text writes an accent apart', () => {
    expect(printedLetters(page('<p>cafe\u0301</p>'), 'fr', PLAIN)).toContain('é');
  });

  it('leave nothing out of any text [P1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const letters = printedLetters(page(`<p>${written}</p>`), 'it', CAPITALS);
        expect(missing(letters, [...text, ...text.toUpperCase()].filter((letter) => letter >= ' ').join(''))).toEqual(
          [],
        );
      }),
    );
  });
});

describe('what the style prints', () => {
  it('is found in every property that prints, also where it is written as a number', () => {
    const css =
      '.a::before{content:"→ " attr(data-x) \'!\'}.b{content:"\\2014 x"}q{quotes:"«" "»"}li{list-style:"†"}.c{font-family:"Zapf"}';
    expect([...lettersOfStyle(css)].toSorted().join('')).toBe(' !x«»—†→');
  });

  it('is known to be capitals', () => {
    expect(setsCapitals('.x{text-transform:uppercase}')).toBe(true);
    expect(setsCapitals('.x{font-variant:small-caps}')).toBe(true);
    expect(setsCapitals('.x{text-transform:none}')).toBe(false);
  });
});
