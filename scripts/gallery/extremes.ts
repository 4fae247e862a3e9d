/** Two pages beside the cast, made from it: one with too much, one with nearly nothing. */
import { demoPage, demoPages, type RawPage } from '../../tests/fixtures/pages.ts';

const MANY = 40;

/** Forty photos, more than any trade shows, and a name of 78 letters. */
function forty(): RawPage {
  const photos = demoPages().flatMap((page) => page.photos.data);
  return {
    ...demoPage('trattoriasettegufi'),
    id: '900000000009040',
    username: 'forty',
    name: 'Antica Trattoria con Forno e Pasticceria Sette Gufi dei Fratelli Barbagianni',
    photos: { data: photos.slice(0, MANY) },
  };
}

/** Greek capitals with their accents, as owners write them; no photo, no hours, no address, nothing to tell. */
function bare(): RawPage {
  return {
    ...demoPage('asprhpetra'),
    id: '900000000009041',
    username: 'bare',
    name: 'ΟΔΟΝΤΙΑΤΡΕΊΟ ΆΣΠΡΗ ΠΈΤΡΑ – ΓΕΝΙΚΉ ΚΑΙ ΠΑΙΔΙΚΉ ΟΔΟΝΤΙΑΤΡΙΚΉ',
    about: null,
    description: null,
    general_info: null,
    cover: null,
    hours: null,
    location: null,
    single_line_address: null,
    photos: { data: [] },
    posts: { data: [] },
    events: { data: [] },
    ratings: { data: [] },
  };
}

export const extremePages = (): RawPage[] => [forty(), bare()];
