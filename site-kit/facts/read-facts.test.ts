import { describe, expect, it } from 'vitest';
import { composeDocument } from '../compose.ts';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { demoPage } from '../../tests/fixtures/pages.ts';
import type { FactsInput } from './input.ts';
import { readFacts } from './read-facts.ts';

const now = new Date('2026-05-25T10:00:00+02:00');
const page = (id: string, change: Partial<FactsInput> = {}) => ({ ...flatPage(demoPage(id)), ...change });
const bare: FactsInput = {
  id: '1',
  name: 'Bottega',
  link: 'https://www.facebook.com/1',
  photos: [],
  posts: [],
  events: [],
  ratings: [],
};

describe('contact data', () => {
  it('a landline in the network’s WhatsApp field never becomes a WhatsApp link', () => {
    expect(readFacts(page('trattoriasettegufi'), { now }).whatsapp).toBeNull();
  });
  it('a local number gets its country’s prefix and keeps the owner’s grouping', () => {
    expect(readFacts(page('officinasalu'), { now }).phone).toEqual({ e164: '+390544000018', label: '0544 000 018' });
  });
  it('a mobile phone number is a WhatsApp number when no other is given', () => {
    const facts = readFacts({ ...bare, phone: '+34 600 000 019' }, { now });
    expect(facts.whatsapp).toBe('34600000019');
    expect(facts.country).toBe('ES');
  });
  it('each country brings its time zone and its language', () => {
    const told = ['officinasalu', 'pentemyrties', 'nudonueve', 'lehiboudistrait', 'tuppenceloaf'].map((id) => {
      const { timeZone, lang } = readFacts(page(id), { now });
      return `${timeZone} ${lang}`;
    });
    expect(told).toEqual([
      'Europe/Rome it',
      'Europe/Athens el',
      'Europe/Madrid es',
      'Europe/Paris fr',
      'Europe/London en',
    ]);
  });
  it('a country is recognised in the languages the network answers in', () => {
    for (const country of ['Italy', 'Italia', 'Italie', 'Ιταλία', 'IT'])
      expect(readFacts({ ...bare, location: { country } }, { now }).country).toBe('IT');
  });
});

describe('descriptions', () => {
  it('a shouted about is lowered and keeps its town', () => {
    const facts = readFacts(page('officinasalu'), { now });
    expect(facts.about?.value).toBe('Meccanica - gomme - revisioni - Ravenna');
  });
  it('phone numbers, addresses and "call us" leave the description when contact says the same', () => {
    const description =
      'Pane con lievito madre. Chiamaci allo 0544 000 018! Via dell’Incudine 41, Ravenna.\nTel. 0544/000018\nAperti anche la domenica.';
    const facts = readFacts(page('officinasalu', { description }), { now });
    expect(facts.paragraphs.flat().map((text) => text.value)).toEqual([
      'Pane con lievito madre.',
      'Aperti anche la domenica.',
    ]);
  });
  it('an abbreviation does not end a sentence', () => {
    const facts = readFacts(
      { ...bare, description: 'Lo studio dell’avv. Corvi riceve il lunedì. Solo su richiesta.' },
      { now },
    );
    expect(facts.paragraphs[0]).toHaveLength(2);
  });
  it('a guest’s English review on a Greek page is marked as another language', () => {
    const facts = readFacts(page('almyrofeggari'), { now });
    expect(facts.reviews.items.map((review) => review.text.lang ?? 'unknown')).toEqual(
      ['el', 'unknown', 'el'].slice(0, facts.reviews.items.length),
    );
  });
});

describe('posts, events, reviews', () => {
  it('only the three newest posts of a year that say something become news, without trailing hashtags', () => {
    const { news } = readFacts(page('officinasalu'), { now });
    expect(news.map((item) => item.text.value)).toEqual([
      '⚠️ Cambio gomme: dal 15 aprile al 15 maggio solo su appuntamento. Chiamate allo 0544 000 018 o scrivete su WhatsApp!',
      'Restauro finito. Ha quarantasei anni e va meglio di noi.',
    ]);
  });
  it('a long post is cut at a word within 180 characters', () => {
    const [item] = readFacts(page('nessawhitlow'), { now }).news;
    expect(item?.text.value.length).toBeLessThanOrEqual(180);
    expect(item?.text.value).toMatch(/\p{L}…$/u);
  });
  it('an event that began but has not ended is still shown, a past or cancelled one is not', () => {
    const event = { id: '1', name: 'Sagra', start_time: '2026-05-25T08:00:00+0200' };
    const events = [
      { ...event, end_time: '2026-05-25T23:00:00+0200' },
      { ...event, id: '2', end_time: '2026-05-25T09:00:00+0200' },
      { ...event, id: '3', start_time: '2026-06-01T08:00:00+0200', is_canceled: true },
    ];
    expect(readFacts({ ...bare, events }, { now }).events.map(({ id }) => id)).toEqual(['1']);
  });
  it('an average needs five reviews', () => {
    const rated = (rating_count: number) =>
      readFacts({ ...bare, overall_star_rating: 4.5, rating_count }, { now }).reviews.average;
    expect([rated(4), rated(5)]).toEqual([null, { stars: 4.5, count: 5 }]);
  });
});

describe('trade', () => {
  const trade = (...names: string[]) =>
    readFacts({ ...bare, category_list: names.map((name) => ({ id: '0', name })) }, { now }).trade;
  it('whole words decide: a barber is no bar, a sports bar no gym, a coffee shop no shop', () => {
    expect([trade('Barber Shop'), trade('Sports Bar'), trade('Coffee Shop'), trade('Wine/Spirits Store')]).toEqual([
      'salon',
      'bar',
      'bakery',
      'shop',
    ]);
  });
  it('a category in the page’s own language is understood', () => {
    expect([trade('Ανθοπωλείο'), trade('Officina meccanica'), trade('Salon de coiffure')]).toEqual([
      'florist',
      'garage',
      'salon',
    ]);
  });
  it('without a category the name may tell, and otherwise nothing is claimed', () => {
    expect(readFacts({ ...bare, name: 'Trattoria da Anna' }, { now }).trade).toBe('restaurant');
    expect(readFacts({ ...bare, name: 'Rossi & Figli' }, { now }).trade).toBe('other');
  });
});

describe('what a business is', () => {
  const offers = (categories: string[], description = '') => {
    const named = categories.map((name) => ({ id: '0', name }));
    const facts = readFacts({ ...bare, phone: '+34 958 000 464', category_list: named, description }, { now });
    const doc = composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: 'en', now });
    return [facts.trade, doc.category?.value, doc.actions[0]?.label.value];
  };
  it('a butcher sells, whoever else brews, and takes no tables [P1]', () => {
    expect(offers(['Butcher Shop', 'Food & Beverage Company'])).toEqual(['shop', 'Butcher', expect.any(String)]);
    expect(offers(['Cheese Shop', 'Dairy Farm'])[0]).toBe('shop');
    expect(offers(['Butcher Shop', 'Food & Beverage Company'])[2]).not.toMatch(/table/iu);
    expect(offers(['Sushi Restaurant', 'Food Delivery Service'])[2]).toMatch(/order/iu);
    expect(offers(['Sushi Restaurant'])[2]).toMatch(/table/iu);
  });
  it('a pharmacy takes no appointments and a hire shop makes no quotes, unless they say so [P1]', () => {
    expect(offers(['Pharmacy / Drugstore'])[2]).toMatch(/call/iu);
    expect(offers(['Pharmacy / Drugstore'], 'Blood tests by appointment.')[2]).toMatch(/appointment/iu);
    expect(offers(['Bicycle Rental Service'])[2]).not.toMatch(/quote/iu);
  });
  it('kennels, surf schools and second-hand bookshops have their own names [P1]', () => {
    expect(offers(['Kennel', 'Pet Sitter']).slice(0, 2)).toEqual(['other', 'Boarding kennels']);
    expect(offers(['Surf School', 'Sports & Recreation']).slice(0, 2)).toEqual(['fitness', 'Surf school']);
    expect(offers(['Used Bookstore']).slice(0, 2)).toEqual(['shop', 'Second-hand bookshop']);
  });
});

it('a name that was written for search engines is read as its first part, and the rest is listed [P1]', () => {
  const { name, leftOut } = readFacts({ ...bare, name: 'CASASOL | Venta y Alquiler | Benalmádena' }, { now });
  expect(name.value).toBe('CASASOL');
  expect(leftOut?.some(({ text }) => text.value.includes('Venta y Alquiler'))).toBe(true);
  expect(readFacts({ ...bare, name: 'Daisy | Studio' }, { now }).name.value).toBe('Daisy | Studio');
});

it('an address that no browser can open is none [P1]', () => {
  // The engine's canParse said yes to this one at times, and its constructor threw.
  expect(readFacts({ ...bare, website: 'L-X-'.repeat(5000) }, { now }).website).toBeNull();
});
