import type { FactsInput } from '../../site-kit/facts/input.ts';

const DISHES = Array.from(
  { length: 120 },
  (_, n) => `Piatto numero ${n + 1} con erbe dell’orto — ${(n % 30) + 4},50 €`,
);
const STORY = Array.from({ length: 5000 }, (_, n) => (n % 12 === 11 ? 'cucina.' : 'parola'));

/** A page that asks for everything at once: long, loud, in two directions, full of marks that are no markup. */
export function bigPage(): FactsInput {
  return {
    id: '900100000000099',
    name: 'TRATTORIA DELLE MERAVIGLIE 🍝🍷 & Figli',
    link: 'https://www.facebook.com/900100000000099',
    about: '**Cucina** di casa {{name}} 🍝 javascript:alert(1) <b>ogni giorno</b>',
    description: `${STORY.join(' ')}\n\n${'x'.repeat(300)}\n\nمرحبا بكم في مطعمنا الصغير في وسط المدينة.\n\n# Titolo _markdown_ [qui](javascript:alert(1))`,
    general_info: 'https://example.com/un/indirizzo/molto/lungo/che/non/finisce/mai/davvero/mai',
    products: DISHES.join('\n'),
    category: 'Italian Restaurant',
    phone: '+39 051 000 0180',
    emails: ['prenotazioni.e.informazioni.generali@trattoriadellemeraviglie.example'],
    website: 'https://www.un-nome-di-dominio-piuttosto-lungo-ma-possibile.example',
    location: {
      street: 'Viaeccezionalmentelunghissimadellecasecantoniere 1234',
      zip: '40125',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      country: 'Italy',
      latitude: 44.49,
      longitude: 11.34,
    },
    hours: { mon_1_open: '12:00', mon_1_close: '15:00', fri_1_open: '19:00', fri_1_close: '02:00' },
    photos: [],
    posts: [
      {
        id: '1',
        created_time: '2026-05-20T10:00:00+0000',
        message: `STASERA TUTTI A TAVOLA CON NOI 🎉🎉🎉 ${'a'.repeat(120)} שלום לכולם`,
        permalink_url: 'https://www.facebook.com/1',
      },
    ],
    events: [
      {
        id: '2',
        name: 'Serata “jazz” <i>dal vivo</i>',
        start_time: '2026-06-20T21:00:00+0200',
        description: '• '.repeat(200),
      },
    ],
    ratings: [
      {
        created_time: '2026-05-01T12:00:00+0000',
        rating: 5,
        review_text: 'Very good food and kind people, we will come back!',
      },
    ],
  };
}
