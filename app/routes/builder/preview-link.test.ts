import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreviewLink, previewLinkValue } from './preview-link.ts';

const OURS = 'http://preview.vetrina.example:3000';
const parse = (value: unknown) => parsePreviewLink(typeof value === 'string' ? value : JSON.stringify(value), OURS);
const link = { name: 'Σουίτες Αλμυρό Φεγγάρι', uri: `${OURS}/prv_abc/`, fb: 'almyrofeggari' };

describe('the yr_preview parameter', () => {
  it('preloads a preview, as URI-encoded JSON or as base64url [L4]', () => {
    expect(parse(link)).toEqual(link);
    expect(parse(encodeURIComponent(JSON.stringify(link)))).toEqual(link);
    expect(parse(previewLinkValue(link))).toEqual(link);
  });

  it('brings back every link we write, in any alphabet [L4]', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/[\p{Cc}\p{Cf}]/u.test(text));
    fc.assert(
      fc.property(name, fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/), (text, fb) => {
        expect(parse(previewLinkValue({ name: text, uri: null, fb }))).toEqual({ name: text.trim(), uri: null, fb });
      }),
    );
  });

  it('is absent or it is judged', () => {
    expect(parsePreviewLink(null, OURS)).toBe('none');
    expect(parsePreviewLink('', OURS)).toBe('none');
  });

  it.each([
    'https://evil.example/prv_abc/',
    'http://preview.vetrina.example:3000.evil.example/',
    'http://preview.vetrina.example:3000@evil.example/',
    'http://user:secret@preview.vetrina.example:3000/',
    'http://preview.vetrina.example/',
    'https://preview.vetrina.example:3000/',
    '//preview.vetrina.example:3000/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://preview.vetrina.example:3000/x',
    42,
    ['http://preview.vetrina.example:3000/'],
  ])('refuses to frame %s [L4]', (uri) => {
    expect(parse({ ...link, uri })).toBe('refused');
  });

  it.each(['../../etc', 'a'.repeat(65), '', null, 7, 'a b', '<b>'])('refuses the page id %s [L4]', (fb) => {
    expect(parse({ ...link, fb })).toBe('refused');
  });

  it('ignores keys it does not know and drops query and fragment of the address', () => {
    expect(parse({ ...link, uri: `${link.uri}?a=1#b`, more: { __proto__: null } })).toEqual(link);
  });

  it('keeps control characters out of the name and shortens it', () => {
    const parsed = parse({ fb: 'x', name: `a\u202Eb\n${'c'.repeat(300)}` });
    expect(parsed).toMatchObject({ name: `ab${'c'.repeat(118)}` });
  });

  it('never frames a foreign address and never throws, whatever it holds [L4]', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ name: fc.anything(), uri: fc.oneof(fc.webUrl(), fc.string(), fc.anything()), fb: fc.anything() })
        .map((x) => {
          try {
            return JSON.stringify(x) ?? '';
          } catch {
            return '';
          }
        }),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const parsed = parsePreviewLink(value, OURS);
        if (typeof parsed === 'string') return;
        expect(parsed.uri === null || new URL(parsed.uri).origin === OURS).toBe(true);
        expect(parsed.fb).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
      }),
      { numRuns: 500 },
    );
  });
});
