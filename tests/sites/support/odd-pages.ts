/** Social pages as real owners fill them in: too much, nearly nothing, another script, code in every field. */
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { flatPage } from '../../fixtures/documents.ts';
import { demoPage } from '../../fixtures/pages.ts';

const trattoria = () => flatPage(demoPage('trattoriasettegufi'));
const bakery = () => flatPage(demoPage('tuppenceloaf'));
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WORDS = 'pasta fresca tirata a mano ogni mattina con farina del mulino vicino e uova di cortile'.split(' ');

/** 78 characters in capitals, 5,000 words, forty times the same dish, a menu of 120 lines in pounds, always open. */
const tooMuch = (): FactsInput => {
  const page = bakery();
  const words = Array.from({ length: 5000 }, (_, n) => WORDS[n % WORDS.length] + (n % 14 === 13 ? '.' : ''));
  const paragraphs = Array.from({ length: 50 }, (_, n) => words.slice(n * 100, n * 100 + 100).join(' '));
  const dish = page.photos[0];
  return {
    ...page,
    name: 'PRECIPITEVOLISSIMEVOLMENTE FORNO E PASTICCERIA DEI FRATELLI BARBAGIANNI & CIA.',
    about: 'DAL 1952 PANE FRESCO OGNI MATTINA A PREZZI IMBATTIBILI!!! 🥖🥖🥖',
    description: paragraphs.join('\n\n'),
    products: Array.from({ length: 120 }, (_, n) => `Pagnotta straordinaria numero ${n + 1} — £${n + 1}.50`).join('\n'),
    photos: dish ? Array.from({ length: 40 }, (_, n) => ({ ...dish, id: `${dish.id}${n}` })) : [],
    hours: Object.fromEntries(
      EVERY_DAY.flatMap((day) => [
        [`${day}_1_open`, '00:00'],
        [`${day}_1_close`, '24:00'],
      ]),
    ),
    is_always_open: true,
  };
};

/** One word, a logo, nothing else but the network's own link; closed for ever. */
const nearlyNothing = (): FactsInput => ({
  id: '900000000009001',
  name: 'Brùm',
  link: 'https://www.facebook.com/900000000009001',
  category: 'Local Business',
  about: 'Bar.',
  is_permanently_closed: true,
  picture: trattoria().picture ?? { data: { url: '', is_silhouette: true } },
  photos: [],
  posts: [],
  events: [],
  ratings: [],
});

/** Written from right to left, with figures and Latin names in between, and no address. */
const rightToLeft = (): FactsInput => ({
  ...trattoria(),
  name: 'مطعم البومات السبع Sette Gufi',
  about: 'مطبخ بيتي من بولونيا، ثمانية وعشرون مقعدا.',
  description: 'نفرد العجين كل صباح، والسوق يقرر القائمة (14 €).\n\nשלום, אנחנו שלושה במטבח ו-28 מקומות.',
  products: 'تالياتيلي — 14 €\nתפוחים — 9 €\nلازانيا خضراء — 13 €',
  location: null,
  single_line_address: null,
});

/** Faces, flags and joined families; a name of one letter repeated without a place to break. */
const emoji = (): FactsInput => ({
  ...trattoria(),
  name: `🦉🦉 ${'Aaaaaargh'.repeat(6)} 👨‍👩‍👧‍👦 🇮🇹`,
  about: '🍝🍷✨ Cucina di casa ✨🍷🍝',
  description: `${'🦉'.repeat(200)} Pasta!!!! https://example.org/${'lungo'.repeat(40)}`,
  products: '🍝 Tagliatelle — 14 €\n🍷🍷🍷 — 5 €\n🧁 — 3 €',
});

/** What template engines, style sheets, Markdown and shells would take for their own. */
const code = (): FactsInput => ({
  ...trattoria(),
  name: '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  about: '<h1>Titolo</h1> **grassetto** [qui](javascript:alert(1))',
  description:
    '</style><style>*{display:none}</style> body{background:url(//x.example)} `rm -rf` $(id) %s %n {{constructor}}\n\n<!-- commento --> &lt;b&gt; &nbsp; \\u003c ]]> \\0',
  products: '<b>Tagliatelle</b> — 14 €\n{{lasagne}} — 13 €\n=1+1 — 2 €\n| a | b | — 3 €',
  website: 'JaVaScRiPt:alert(1)',
});

export const ODD_PAGES: Record<string, () => FactsInput> = { tooMuch, nearlyNothing, rightToLeft, emoji, code };
