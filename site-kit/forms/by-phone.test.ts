import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { LANGS } from '../names.ts';
import { byPhone } from './by-phone.ts';

it('says to call, by the number where there is one, and nothing of why, in five languages [P8] [P9]', async () => {
  const doc = await demoDocument('900000000000101', 'studio');
  const silent = { ...doc, sections: doc.sections.filter(({ id }) => id !== 'contact') };
  for (const lang of LANGS) {
    const { field, text } = byPhone({ ...doc, lang });
    expect(field).toBe('');
    expect(text, lang).toMatch(/\d\.$/);
    expect(text, lang).not.toMatch(/bloc|block|bloque|αποκλ/i);
    expect(byPhone({ ...silent, lang }).text, lang).toMatch(/\p{L}\.$/u);
    if (lang === 'fr') expect(text).not.toMatch(/\S [:;!?](?:\s|$)/);
  }
});
