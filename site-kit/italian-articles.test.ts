import { expect, it } from 'vitest';
import { italianArticles } from './italian-articles.ts';

it.each([
  ['disdici entro il 8 novembre 2027', 'disdici entro l’8 novembre 2027'],
  ['Il 11 marzo 2027 alle ore 9', 'L’11 marzo 2027 alle ore 9'],
  [
    'fino al 8 maggio, dal 11 giugno, versione del 8 luglio',
    'fino all’8 maggio, dall’11 giugno, versione dell’8 luglio',
  ],
  ['il 18 maggio, dal 1 giugno, il 8 di nuovo, al 81', 'il 18 maggio, dal 1 giugno, il 8 di nuovo, al 81'],
  ['hasta el 8 de noviembre, le 8 novembre', 'hasta el 8 de noviembre, le 8 novembre'],
])('%s: %s [L7]', (written, read) => {
  expect(italianArticles(written)).toBe(read);
});
