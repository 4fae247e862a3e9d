import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachmentName } from './attachment-name.rules.ts';

it.each([
  ['Menù d’inverno.pdf', 'Menù d’inverno.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\conti\\fattura.pdf', 'C__conti_fattura.pdf'],
  // Shown from right to left it would end in .pdf.
  ['fattura\u202Efdp.exe', 'fatturafdp.exe'],
  ['.htaccess', 'htaccess'],
  ['a\r\nset-cookie: x=1', 'a__set-cookie_ x=1'],
  ['Κατάλογος.docx', 'Κατάλογος.docx'],
  ['', 'file'],
  ['...', 'file'],
])('%j is kept as %j [P4] [X5]', (said, kept) => {
  expect(attachmentName(said)).toBe(kept);
});

it('whatever a stranger calls a file: no path, nothing unseen, short, and its ending stays [P4] [X5]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.stringMatching(/^[a-z]{1,8}$/), (said, ending) => {
      const name = attachmentName(`${said}.${ending}`);
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]{1,150}$/u);
      expect(name.length).toBeLessThanOrEqual(150);
      expect(name.endsWith(ending)).toBe(true);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }),
  );
});
