import { expect, it } from 'vitest';
import { createPen } from './pen.ts';

it('a line breaks at spaces, never at one that holds two signs together', async () => {
  const pen = await createPen({ title: 'Essai', author: 'Vetrina', lang: 'fr-FR', createdAt: new Date(0) });
  const text = 'Le contrat\u00a0: «\u00a0voilà\u00a0»\u202f!\nEt la suite';
  const words = pen.wrap(text, 1);
  expect(words.join('')).toBe(text.replaceAll(/[ \n]/g, ''));
  const lines = pen.wrap(text, pen.width('Le contrat\u00a0:'));
  expect(lines[0]).toBe('Le contrat\u00a0:');
  expect(pen.wrap(text, pen.width('Le contrat'))[0]).toBe('Le');
  await pen.bytes();
});
