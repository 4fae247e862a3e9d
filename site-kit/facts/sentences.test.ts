import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it.each([
  [
    'Classes are tiny (max 10 mats!), in bristol, in a bright room. Beginners welcome.',
    ['Classes are tiny (max 10 mats!), in bristol, in a bright room.', 'Beginners welcome.'],
  ],
  ['Small (max 10 mats!) in bristol. Come!', ['Small (max 10 mats!) in bristol.', 'Come!']],
  ['Bring a towel (or two! We have none.) and a friend.', ['Bring a towel (or two! We have none.) and a friend.']],
  ['They say “best in town!” and mean it.', ['They say “best in town!” and mean it.']],
  ['Loris tel. 333 000 0152. Anche festivi!', ['Loris tel. 333 000 0152.', 'Anche festivi!']],
  ['A 2 km. de los Lagos. Abierto todo el año', ['A 2 km. de los Lagos.', 'Abierto todo el año']],
  ['Grechetto e poco altro. 7 ettari a Montefalco.', ['Grechetto e poco altro.', '7 ettari a Montefalco.']],
  ['Chiamare ore 12. 30 minuti bastano', ['Chiamare ore 12. 30 minuti bastano']],
  ['Πρώην επιμελήτρια Νοσ. «Α. Συγγρός». Ακμή και PRP.', ['Πρώην επιμελήτρια Νοσ. «Α. Συγγρός».', 'Ακμή και PRP.']],
  ['What a day! See you (soon', ['What a day!', 'See you (soon']],
] as const)('"%s" ends where it ends', (text, expected) => {
  expect(sentences(text, 'en')).toEqual(expected);
});
