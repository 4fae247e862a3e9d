import { describe, expect, it } from 'vitest';
import { bindWords } from './bind-words.ts';

describe('short words of a headline', () => {
  it.each([
    ['Fuerza sin prisa, nueve clases al día', 'Fuerza sin_prisa, nueve clases al_día'],
    ['Muebles que duran más', 'Muebles que_duran_más'],
    ['Cucina di casa e vino sfuso per te', 'Cucina di_casa e_vino sfuso per_te'],
    ['Studio Corvi – Diritto di famiglia', 'Studio Corvi_– Diritto di_famiglia'],
    ['Οκτώ δωμάτια πάνω από τη θάλασσα.', 'Οκτώ δωμάτια πάνω από τη_θάλασσα.'],
    ['Fleurs, mariages & abonnements', 'Fleurs, mariages &_abonnements'],
    ['Καθαρίζουμε και τα φέρνουμε σπίτι', 'Καθαρίζουμε και_τα φέρνουμε σπίτι'],
    ['Ouvert du 15 avril au 30 septembre', 'Ouvert du_15_avril au_30 septembre'],
    ['Aperto dal 1998 ininterrottamente', 'Aperto dal_1998 ininterrottamente'],
    ['Photographs', 'Photographs'],
    ['Coffee to go, all day long', 'Coffee to_go, all_day_long'],
    ['Everything is baked here', 'Everything is_baked_here'],
    ['SIAMO APERTI!', 'SIAMO APERTI!'],
    ['6 campi di padel (4 coperti), bar', '6_campi di_padel (4_coperti), bar'],
    ['Walk ins only, no moaners', 'Walk_ins_only, no_moaners'],
    ['Fade Zone Barbers', 'Fade_Zone Barbers'],
    ['Nice take-away lunches', 'Nice take-\u2060away lunches'],
  ])('never stand alone on a line: %s', (value, bound) => {
    expect(bindWords(value)).toBe(bound.replaceAll('_', '\u00a0'));
  });

  it('are let go where the pair would be too wide for a phone', () => {
    expect(bindWords('For extraordinary weddings')).toBe('For extraordinary weddings');
  });
});

it('a dash ends its line, and the last word may begin the next', () => {
  expect(bindWords('Hammer & Daughter — Carpenters')).toBe('Hammer &\u00a0Daughter\u00a0— Carpenters');
});
