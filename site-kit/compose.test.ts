import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoFacts, demoDocument, demoFacts, flatPage, understand } from '../tests/fixtures/documents.ts';
import { demoPage, demoPages } from '../tests/fixtures/pages.ts';
import { generatedPage } from '../tests/support/generated-page.ts';
import { composeDocument } from './compose.ts';
import { LAYOUTS, LANGS, type Lang, type SiteDocument, type Text, siteDocument } from './document.ts';
import type { FactsInput } from './facts/input.ts';
import { WORDS } from './copy/words.ts';
import { rankLayouts } from './rank.ts';
import { readFacts } from './facts/read-facts.ts';

const now = new Date('2026-05-25T10:00:00+02:00');
const bare: FactsInput = {
  id: '42',
  name: 'Bottega',
  link: 'https://www.facebook.com/42',
  photos: [],
  posts: [],
  events: [],
  ratings: [],
};

function compose(page: FactsInput, lang?: Lang): SiteDocument {
  const facts = readFacts(page, { now, ...(lang ? { lang } : {}) });
  return composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: facts.lang, now });
}

function textsIn(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('source' in value && 'value' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
}

const wordsOf = (value: string): string[] =>
  value
    .normalize('NFKC')
    .replaceAll(/(?!\n)[\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything the page says in the place a text claims to come from. */
function origin(page: FactsInput, { source }: Text): string {
  const at = (list: { id: string }[], id: string) => JSON.stringify(list.filter((entry) => entry.id === id));
  switch (source.kind) {
    case 'field':
      return JSON.stringify(
        source.field
          .split('.')
          .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], page) ?? '',
      );
    case 'post':
      return at(page.posts, source.id);
    case 'event':
      return at(page.events, source.id);
    case 'photo':
      return at(page.photos, source.id);
    case 'review':
      return JSON.stringify(page.ratings.filter((rating) => rating.created_time === source.at));
    default:
      return '';
  }
}

const MADE = [
  'category',
  'kicker',
  'meta.title',
  'meta.description',
  'hours.days',
  'hours.shift',
  'news.date',
  'review.date',
  'event.day',
  'event.month',
  'event.weekday',
  'event.time',
  'contact.town',
];

function expectNothingInvented(page: FactsInput, document: SiteDocument): void {
  for (const text of textsIn(document)) {
    if (text.source.kind === 'standard') {
      expect([...Object.keys(WORDS), ...MADE]).toContain(text.source.key);
      continue;
    }
    // JSON writes line breaks as \n; the n must not become part of a word.
    const known = wordsOf(origin(page, text).replaceAll(/\\[nrt]/g, ' '));
    for (const word of wordsOf(text.value)) {
      const isCut = text.value.endsWith('…') && known.some((whole) => whole.startsWith(word));
      expect(
        isCut || known.includes(word),
        `"${word}" of "${text.value}" is not in ${JSON.stringify(text.source)}`,
      ).toBe(true);
    }
  }
}

describe('site documents of the cast', () => {
  const pages = demoPages();
  it.each(pages.map((page) => [page.username, page] as const))(
    '%s is valid in all ten layouts and invents nothing',
    async (name, page) => {
      for (const layout of LAYOUTS) {
        const document = await demoDocument(name, layout, now);
        expect(siteDocument.safeParse(document).error?.issues ?? []).toEqual([]);
        expectNothingInvented(flatPage(page), document);
      }
    },
  );
  it.each(pages.map((page) => page.username))('%s keeps to the lengths of search engines', async (name) => {
    const { meta } = await demoDocument(name, 'tavola', now);
    expect(meta.title.value.length).toBeLessThanOrEqual(60);
    expect(meta.description.value.length).toBeGreaterThan(0);
    expect(meta.description.value.length).toBeLessThanOrEqual(155);
  });
  it('categories speak the language of the site', async () => {
    const documents = await Promise.all(pages.map(({ id }) => demoDocument(id, 'tavola', now)));
    expect(documents.map(({ category }) => category?.value)).toEqual([
      'Ristorante italiano',
      'Officina meccanica',
      'Studio legale',
      'Ανθοπωλείο',
      'Ξενώνας με πρωινό',
      'Οδοντιατρείο',
      'Gimnasio',
      'Tienda de muebles',
      'Bar à cocktails',
      'Salon de coiffure',
      'Bakery',
      'Photographer',
    ]);
  });
  it('a picture of the first screen stands beside no post and no event again [P1]', async () => {
    const documents = await Promise.all(demoPages().map(({ id }) => demoDocument(id, 'tavola', now)));
    let beside = 0;
    for (const { sections } of documents) {
      const hero = sections.find((section) => section.type === 'hero')?.photo;
      const photos = sections.flatMap((each) =>
        each.type === 'news' || each.type === 'events' ? each.items.map(({ photo }) => photo) : [],
      );
      const seen = photos.filter((photo) => photo !== null);
      for (const photo of seen) expect(photo).not.toBe(hero);
      beside += seen.length;
    }
    expect(beside).toBeGreaterThan(0);
  });
  it('facts survive being stored as JSON, so that another layout needs neither the network nor the pictures', async () => {
    const known = await demoFacts('lehiboudistrait', now);
    const stored = JSON.parse(JSON.stringify(known)) as DemoFacts;
    const choice = { layout: 'notte', lang: 'fr', now } as const;
    expect(composeDocument({ ...stored, ...choice })).toEqual(composeDocument({ ...known, ...choice }));
  });
  it('Italian lawyers show no reviews, a Greek dentist does', async () => {
    const ratings = [
      { created_time: '2026-05-01T12:00:00+0000', rating: 5, review_text: 'Il migliore avvocato della provincia.' },
    ];
    const has = async (name: string) => {
      const { facts } = await understand({ ...flatPage(demoPage(name)), ratings }, now);
      return composeDocument({ facts, photos: [], logo: null, layout: 'studio', lang: facts.lang, now }).sections.some(
        (part) => part.type === 'reviews',
      );
    };
    expect([await has('corvibassanelli'), await has('asprhpetra')]).toEqual([false, true]);
  });
  it('hours of a bar that closes after midnight read as one evening', async () => {
    const hours = (await demoDocument('lehiboudistrait', 'notte', now)).sections.find((part) => part.type === 'hours');
    expect(hours?.rows.find((row) => row.days.value === 'Ven, Sam')?.shifts[0]?.value).toBe(
      '18\u202fh\u202f00 – 2\u202fh\u202f00',
    );
  });
});

describe('what is not known is not said', () => {
  it('"try it free" appears only where the page says so', () => {
    const gym = { ...bare, category: 'Gym', phone: '+39 0544 000018' };
    const label = (page: FactsInput) => compose(page).actions[0]?.label.value;
    expect([label(gym), label({ ...gym, about: 'La prima lezione è gratis.' })]).toEqual([
      'Chiedi informazioni',
      'Prova gratis',
    ]);
  });
  it('a restaurant without hours shows none, a law firm receives by appointment', () => {
    const note = (category: string) => {
      const part = compose({ ...bare, category, phone: '+39 0544 000018' }).sections.find(
        ({ type }) => type === 'hours',
      );
      return part?.type === 'hours' ? part.note?.value : undefined;
    };
    expect([note('Italian Restaurant'), note('Lawyer & Law Firm')]).toEqual([undefined, 'Su appuntamento']);
  });
  it('an unknown category is left out instead of shown in English', () => {
    const document = compose({
      ...bare,
      category: 'Llama Grooming Atelier',
      location: { city: 'Prato', country: 'Italy' },
    });
    expect(document.category).toBeNull();
    expect(JSON.stringify(document)).not.toContain('Llama');
  });
  it.each(LANGS)('a page with nothing but a name is a site in %s', (lang) => {
    const document = compose(bare, lang);
    expect(siteDocument.safeParse(document).success).toBe(true);
    expect(document.sections.map(({ type }) => type)).toEqual(['hero', 'contact']);
    expect(document.actions.map(({ kind }) => kind)).toEqual(['messenger']);
  });
  it('a temporarily closed business says so and is never "open now"', () => {
    const page = {
      ...bare,
      hours: { mon_1_open: '09:00', mon_1_close: '18:00' },
      temporary_status: 'temporarily_closed',
    };
    const hours = compose(page).sections.find((part) => part.type === 'hours');
    expect([hours?.note?.value, hours?.live]).toEqual(['Temporaneamente chiuso', null]);
  });
});

describe('hard pages', () => {
  it('whatever stands in the fields, the document is valid, plain text, links safely and invents nothing', () => {
    fc.assert(
      fc.property(generatedPage, (given) => {
        const document = compose(given);
        expect(siteDocument.safeParse(document).error?.issues ?? []).toEqual([]);
        for (const [, href] of JSON.stringify(document).matchAll(/"href":"([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:\/\/|tel:\+\d|mailto:)/);
        expect(JSON.stringify(document)).not.toMatch(/[\u202a-\u202e]|\\u0000/);
        expectNothingInvented(given, document);
      }),
      { numRuns: 150 },
    );
  });
  it('endless words of a guest on a Greek page are read in one go', () => {
    const about = `${'vino '.repeat(2000)}${'x'.repeat(5000)} ΑΝΘΟΠΩΛΕΙΟ`;
    expect(compose({ ...bare, about, general_info: about }, 'el').lang).toBe('el');
  });
  it('a Greek sentence keeps its accent when it is lowered', () => {
    expect(compose({ ...bare, about: 'Άσπρη Πέτρα MECCANICA E GOMME RAVENNA' }).sections[0]).toMatchObject({
      headline: { value: expect.stringMatching(/^Άσπρη/) as string },
    });
  });
  it('markup in a field stays text, letter by letter', () => {
    const document = compose({ ...bare, about: 'Pane <b>caldo</b> & "onesto"' });
    expect(document.sections[0]).toMatchObject({ headline: { value: 'Pane <b>caldo</b> & «onesto»' } });
  });
  it('a name of 78 characters fits the title and may be the headline', async () => {
    const { name } = demoPage('corvibassanelli');
    expect(name).toHaveLength(78);
    const document = compose({ ...bare, name });
    expect(document.sections[0]).toMatchObject({ headline: { value: name } });
    expect(document.meta.title.value.length).toBeLessThanOrEqual(60);
  });
});

describe('choosing a layout', () => {
  let trattoria: DemoFacts;
  let dentist: DemoFacts;
  beforeAll(async () => {
    trattoria = await demoFacts('trattoriasettegufi', now);
    dentist = await demoFacts('asprhpetra', now);
  });
  it('the design’s own layout for a trade comes first', () => {
    expect(rankLayouts(trattoria.facts, trattoria.photos)[0]).toEqual({ layout: 'tavola', reason: 'trade' });
  });
  it('a page without photos is not offered the gallery wall early', () => {
    expect(
      rankLayouts(dentist.facts, dentist.photos)
        .map(({ layout }) => layout)
        .at(-1),
    ).toBe('galleria');
  });
  it('only layouts that are drawn are offered', () => {
    expect(rankLayouts(trattoria.facts, trattoria.photos, ['officina', 'notte']).map(({ layout }) => layout)).toEqual([
      'notte',
      'officina',
    ]);
  });
});
