/** HTML of strangers' mails: what is left of it can neither run nor fetch, and its links tell where they lead. */
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { payloads } from '../../../tests/sites/support/payloads.ts';
import { cleanHtml, isShown } from './clean-html.ts';

const clean = (html: string) => cleanHtml(html, []);
const elements = (html: string): Tree.Element[] => {
  const below = (node: Tree.ParentNode): Tree.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
  return below(parseFragment(html));
};
const RUNS = /^(?:script|style|svg|math|iframe|object|embed|form|input|button|link|meta|base|template|video|audio)$/;
/** Holds of everything that is shown. */
function expectHarmless(html: string): void {
  for (const { tagName, attrs } of elements(html)) {
    expect(tagName).not.toMatch(RUNS);
    for (const { name, value } of attrs) {
      expect(name).not.toMatch(/^on|^srcset$|^background$|^id$|^class$/);
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|$)/i);
      if (name === 'src') expect(value).toMatch(/^data:image\/(?:png|jpeg|gif|webp);base64,/);
      if (name === 'style') expect(value).not.toMatch(/url|expression|position|display|opacity|content/i);
    }
  }
}

it('words, tables and colours stay [P4]', () => {
  const said = clean('<table><tr><td style="color:#a00;text-align:center">Torta <b>12,00</b></td></tr></table>');
  expect(said).toContain('Torta <b>12,00</b>');
  expect(said).toContain('color:#a00;text-align:center');
});

it('nothing of what strangers try can run, fetch, hide or cover [P4] [X5]', () => {
  for (const html of payloads()) expectHarmless(clean(html));
  const hidden = 'position:fixed;top:0;opacity:0;display:none;font-size:1px;background:url(//x.example/a);color:red';
  expect(clean(`<a href="https://x.example" style="${hidden}">qui</a>`)).toContain('style="color:red"');
  expect(clean(`<p style="${'color:red;'.repeat(300)}">lungo</p>`)).toBe('<p>lungo</p>');
});

it('whatever is in it, what is left is harmless [P4] [X5]', () => {
  const signs = `< > " ' / & = a img svg script style on onerror href src javascript: data: cid:x <!-- --> <![CDATA[ ]]> &#x6a; \0 </`;
  const piece = fc.constantFrom(' ', '<a href="https://x.it">', ...signs.split(' '));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expectHarmless(clean(pieces.join('')));
    }),
    { numRuns: 500 },
  );
});

describe('a link', () => {
  it.each([
    ['https://banca.example.attacca.example/entra', 'banca.example.attacca.example/entra'],
    ['https://\u0430pple.com/', 'xn--pple-43d.com/'],
    ['https://banca.example:443@vero.example:8443/', 'vero.example:8443/'],
    ['htt\tps://vero.\nexample/', 'vero.example/'],
  ])('to %j says its host, and tells it nothing of us [P4] [X5]', (href, place) => {
    const [link] = elements(clean(`<a href="${href}" target="_top" data-host="banca.it">La tua banca</a>`));
    expect(Object.fromEntries(link?.attrs.map(({ name, value }) => [name, value]) ?? [])).toEqual({
      href: `https://${place}`,
      'data-host': place.slice(0, place.indexOf('/')),
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    });
  });
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//x.example/',
    '/manager',
    'vbscript:x',
  ])('to %j leads nowhere [P4] [X5]', (href) => {
    const [link] = elements(clean(`<a href="${href}">qui</a>`));
    expect(link?.attrs.find(({ name }) => name === 'href')?.value ?? '').toBe('');
  });
});

describe('pictures', () => {
  const picture = (type: string, length = 4) => ({ cid: 'logo@bar', type, bytes: new Uint8Array(length) });
  it('are those of the mail itself, others are their words [P4] [X5]', () => {
    expect(cleanHtml('<img src="cid:logo@bar" alt="Logo">', [picture('image/png')])).toBe(
      '<img alt="Logo" src="data:image/png;base64,AAAAAA==" />',
    );
    expect(clean('<img src="https://spia.example/1.gif" alt="Buon &lt;Natale">')).toBe('<span>Buon &lt;Natale</span>');
    expect(clean('<img src="data:image/svg+xml,x">')).toBe('<span></span>');
    expect(cleanHtml('<img src="cid:logo@bar" alt="Logo">', [picture('image/svg+xml')])).toBe('<span>Logo</span>');
  });
  it('are three megabytes in all, as often as they are shown [P4]', () => {
    const html = '<img src="cid:logo@bar" alt="Logo">'.repeat(3);
    const shown = cleanHtml(html, [picture('image/png', 2 ** 20 + 2 ** 19)]);
    expect(elements(shown).map(({ tagName }) => tagName)).toEqual(['img', 'img', 'span']);
  });
});

it('too much of it is for a mail program [P4] [X5]', () => {
  expect([isShown('<p>x</p>'), isShown('<'.repeat(10_001)), isShown('x'.repeat(500_001))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(clean('<p>'.repeat(10_001))).toBe('');
});
