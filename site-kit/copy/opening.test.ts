import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import type { FactsInput } from '../facts/input.ts';
import { initialsOf } from '../layouts/parts/own-facts.ts';
import { composeDocument } from '../compose.ts';
import { openingOf } from './headline.ts';
import { writer } from './writer.ts';

const now = new Date('2026-05-25T10:00:00+02:00');
const page = (told: Partial<FactsInput>): FactsInput => ({
  id: '42',
  name: 'Bottega',
  link: 'https://www.facebook.com/42',
  photos: [],
  posts: [],
  events: [],
  ratings: [],
  ...told,
});
const opening = (told: Partial<FactsInput>, lang: 'it' | 'en' | 'fr' | 'el' = 'it') => {
  const facts = readFacts(page(told), { now, lang });
  const { headline, lede, story } = openingOf(facts, writer(lang));
  return { headline: headline.value, lede: lede?.value ?? null, story: story.map(({ value }) => value) };
};

describe('what a first screen says', () => {
  it('says a line that stands there in two languages in the site’s, and keeps the other for the story [P1]', () => {
    const about = 'Camere nei Sassi di Matera · rooms in the heart of the Sassi';
    expect(opening({ about })).toMatchObject({
      headline: 'Camere nei Sassi di Matera',
      lede: 'Rooms in the heart of the Sassi',
    });
    const dordogne = opening({ about: 'Chambres d’hôtes en Dordogne / B&B in the Dordogne' }, 'fr');
    expect(dordogne.headline).toBe('Chambres d’hôtes en Dordogne');
    const greek = opening({ about: 'Παραδοσιακός ξενώνας στα χωριά | Traditional guesthouse in Zagori' }, 'el');
    expect(greek.headline).toBe('Παραδοσιακός ξενώνας στα χωριά');
  });
  it('opens with a sentence, not with a cry or with what somebody has to bring and pay [P1]', () => {
    const about = 'No auditions. No experience needed. Just turn up & sing!';
    expect(opening({ about }, 'en')).toMatchObject({
      headline: 'No auditions. No experience needed.',
      lede: 'Just turn up & sing!',
    });
    for (const description of [
      'Tassa di soggiorno 1,50 a persona.',
      'Listino prezzi',
      'Fechas libres 2026: 12/9, 3/10.',
    ])
      expect(opening({ about: 'Camere tra gli ulivi', description }).lede).toBeNull();
    expect(opening({ about: 'Sushi a domicilio en Granada 🍣 Pedido mínimo 18€' }).headline).toBe(
      'Sushi a domicilio en Granada.',
    );
    expect(opening({ about: '💪 SIN PERMANENCIA 💪' }).headline).toBe('Sin permanencia');
  });
  it('leaves a line of one language whole, whatever stands between its halves', () => {
    expect(opening({ about: 'Pane di montagna · dolci della nonna' }).headline).toBe(
      'Pane di montagna · dolci della nonna',
    );
  });
  it('makes commas of the dots of an enumeration, so that no line ends with one [P1]', () => {
    expect(opening({ about: 'Blackwork ▪ dotwork ▪ fineline' }).headline).toBe('Blackwork, dotwork, fineline');
  });
  it('neither greets nor says that it is open in large letters, and loses neither [P1]', () => {
    const description =
      'Dal 1987 la vera pizza napoletana a Latina. Forno a legna e lievito madre, tavoli anche fuori.';
    for (const about of ['🍕 SIAMO APERTI!!! 🍕', 'Benvenuti sulla nostra pagina ufficiale!']) {
      const { headline, lede, story } = opening({ about, description });
      expect(headline).toBe('Dal 1987 la vera pizza napoletana a Latina.');
      expect(lede).toContain('Forno a legna');
      expect(story.join(' ')).toMatch(/Siamo aperti!|Benvenuti/);
    }
    const kept = opening({ about: 'Bienvenue dans mon petit salon rue Montpensier.' }, 'fr');
    expect(kept.headline).toBe('Bienvenue dans mon petit salon rue Montpensier.');
  });
  it('divides a long line of two sentences between headline and the sentence below [P1]', () => {
    const told = opening({ about: 'Biologa nutrizionista a Pavia e Vigevano. Ricevo su appuntamento' });
    expect(told).toMatchObject({
      headline: 'Biologa nutrizionista a Pavia e Vigevano.',
      lede: 'Ricevo su appuntamento',
    });
    const short = opening({ about: 'Dog grooming in Headingley. Puppies welcome!' }, 'en');
    expect(short.headline).toBe('Dog grooming in Headingley. Puppies welcome!');
  });
  it('never puts a customer’s words under the headline [P1]', () => {
    const told = opening({
      about: 'Blackwork e fineline',
      description: '«Sara è un’artista vera, mano leggerissima» ★★★★★\n\nDM o WhatsApp, no telefonate grazie',
    });
    expect(told.lede).toBe('DM o WhatsApp, no telefonate grazie');
    expect(told.story.join(' ')).toContain('Sara è');
  });
  it('does not begin with the name that stands above it [P1]', () => {
    const told = { name: 'Kebab Istanbul 2', about: 'Kebab Istanbul 2 il vero kebab di Prato!' };
    expect(opening(told).headline).toBe('Il vero kebab di Prato!');
    expect(opening({ name: 'Da Gino', about: 'Da Gino è sempre una festa' }).headline).toBe(
      'Da Gino è sempre una festa',
    );
  });
  it('never takes opening days for the sentence under the headline, and keeps them', () => {
    const told = opening({
      about: 'Cucina di casa e orto',
      description: 'Chiuso lunedì e martedì.\n\nPane fatto in casa ogni giorno, da noi.',
    });
    expect(told.lede).toBe('Pane fatto in casa ogni giorno, da noi.');
    expect(told.story).toEqual(['Chiuso lunedì e martedì.']);
    const shut = opening({ about: 'Chiuso lunedì e martedì', description: 'Pane fatto in casa ogni giorno, da noi.' });
    expect(shut).toEqual({
      headline: 'Pane fatto in casa ogni giorno, da noi.',
      lede: null,
      story: ['Chiuso lunedì e martedì'],
    });
  });
  it('calls a few remarks what they are, and a story a story', () => {
    const title = (description: string) => {
      const facts = readFacts(page({ about: 'Idraulici da vent’anni', description }), { now, lang: 'it' });
      const doc = composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: 'it', now });
      const about = doc.sections.find(({ type }) => type === 'about');
      return about?.type === 'about' ? about.title.value : null;
    };
    expect(
      title('Lavoriamo in tutta la provincia, anche la domenica.\n\nUscita 40 €, gratuita se il lavoro viene fatto.'),
    ).toBe('Da sapere');
    expect(
      title(
        `Lavoriamo in tutta la provincia.\n\n${'Mio nonno aprì la bottega nel dopoguerra e noi la teniamo. '.repeat(4)}`,
      ),
    ).toBe('Chi siamo');
  });
  it('shows a name without its emoji, and initials without an article', () => {
    expect(readFacts(page({ name: 'Muddy Paws 🐾' }), { now }).name.value).toBe('Muddy Paws');
    expect([initialsOf('The Tin Herons'), initialsOf('Il Melograno'), initialsOf('Trattoria Sette Gufi')]).toEqual([
      'TH',
      'M',
      'TS',
    ]);
  });
  it('does not link the page twice when it is given as its own website', () => {
    const told = (website: string) => readFacts(page({ website }), { now }).website;
    expect([told('https://www.facebook.com/bottega'), told('https://bottega.example/')]).toEqual([
      null,
      'https://bottega.example/',
    ]);
  });
});

it.each([
  'We can’t wait to welcome you in our new kitchen.',
  'Closed-loop coffee roasting since 2012 in Bristol.',
  'Woven of 100% wool from the valleys around us.',
  'High quality street food from our own garden.',
])('"%s" begins a site [P1]', (description) => {
  expect(
    opening({ about: 'Kitchens and coffee in town', description, location: { street: 'High Street 4' } }, 'en').lede,
  ).toBe(description);
});

describe('sentences that begin no site', () => {
  it.each([
    [
      'Small dogs full groom 45 / bath & tidy 30\nCity & Guilds level 3, insured and first aid trained.',
      'City & Guilds level 3, insured and first aid trained.',
    ],
    [
      'We do NOT charge VAT on any of our work.\nTwo brothers on the roofs of Bath.',
      'Two brothers on the roofs of Bath.',
    ],
    [
      'Studio 4, 18 tower st, edinburgh eh6, buzzer 4.\nA kiln, six wheels and good light.',
      'A kiln, six wheels and good light.',
    ],
    [
      'Dry needling included.\nOne hour for each of you, never two at once.',
      'One hour for each of you, never two at once.',
    ],
    [
      'XL (newfie, bernese) on request\nThe van comes to your door in Leicester.',
      'The van comes to your door in Leicester.',
    ],
  ])('"%s" [P1]', (description, lede) => {
    const told = {
      about: 'Grooming, kilns and chimneys in town',
      description,
      location: { street: '18 Tower Street' },
    };
    expect(opening(told, 'en').lede).toBe(lede);
  });
});

it('a number of a register stands at the end of the story [P1]', () => {
  const description =
    'P.IVA 02233440351, autorizzazione n. 1182/2019\nSpediamo in tutta Italia.\nVendita su appuntamento.';
  const { story } = opening({ about: 'Miele biologico dell’Appennino', description });
  expect(story.at(-1)).toContain('P.IVA 02233440351');
});
