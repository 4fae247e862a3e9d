import { describe, expect, it } from 'vitest';
import type { FactsInput } from '../facts/input.ts';
import { readFacts } from '../facts/read-facts.ts';
import { writer } from '../copy/writer.ts';
import { actionsOf } from './actions.ts';

const now = new Date('2026-05-25T10:00:00+02:00');
const kinds = (about: string, lang: 'it' | 'en' | 'es' | 'fr' | 'el', told: Partial<FactsInput> = {}) => {
  const page: FactsInput = {
    id: '42',
    name: 'Gufi',
    link: 'https://www.facebook.com/42',
    photos: [],
    posts: [],
    events: [],
    ratings: [],
    about,
    phone: '+39 0423 910291',
    ...told,
  };
  return actionsOf(readFacts(page, { now, lang }), writer(lang)).map(({ kind }) => kind);
};

describe('the buttons of a site', () => {
  it('a number that is for messages alone does not silence the other one [P1]', () => {
    expect(kinds('Clases para todos. 91 118 40 55 · 655 118 405 (solo WhatsApp)', 'es')[0]).toBe('call');
    expect(kinds('Clases para todos. Solo WhatsApp, gracias.', 'es')[0]).not.toBe('call');
  });
  it('a café takes orders where it says so [P1]', () => {
    const labels = (about: string) =>
      actionsOf(
        readFacts(
          {
            id: '1',
            name: 'X',
            link: 'https://www.facebook.com/1',
            category: 'Cafe',
            about,
            phone: '+39 0423 910291',
            photos: [],
            posts: [],
            events: [],
            ratings: [],
          },
          { now, lang: 'it' },
        ),
        writer('it'),
      ).map(({ label }) => label.value);
    expect(labels('Caffè e libri')).not.toContain('Ordina');
    expect(labels('Caffè e torte su ordinazione, ordinate il giorno prima')).toContain('Ordina');
  });
  it.each([
    ['en', 'Walk ins only. Don’t ring.'],
    ['en', 'Messages please, no phone calls'],
    ['it', 'Per favore non telefonate, scriveteci'],
    ['it', 'Di giorno sono in apiario e non rispondo al telefono'],
    ['en', 'We don’t answer the phone while we bake'],
    ['es', 'Sin cita. No llamar.'],
    ['fr', 'Sur place uniquement, pas d’appels merci'],
    ['el', 'Στείλτε μήνυμα, μην τηλεφωνείτε'],
  ] as const)('ask nobody to call who asks not to be called (%s: %s) [P1]', (lang, about) => {
    const asked = kinds(about, lang);
    expect(asked.at(-1)).toBe('call');
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([
    ['en', 'Don’t hesitate, call us at any time'],
    ['it', 'Chiamate anche la sera, non si sa mai'],
    ['es', 'No te lo pierdas: llama ya'],
    ['fr', 'Appelez-nous, pas de répondeur'],
    ['el', 'Τηλεφωνείτε μας, μην ντρέπεστε'],
  ] as const)('lead with the number where a page only speaks of calling (%s: %s) [P1]', (lang, about) => {
    expect(kinds(about, lang)[0]).toBe('call');
  });

  const labels = (about: string, category: string) => {
    const page = {
      id: '42',
      name: 'Gufi',
      link: 'https://www.facebook.com/42',
      phone: '+39 0423 910291',
      about,
      category,
    };
    const facts = readFacts({ ...page, photos: [], posts: [], events: [], ratings: [] }, { now, lang: 'it' });
    return actionsOf(facts, writer('it')).map(({ label }) => label.value);
  };
  it('an order is offered by who grows only where the page speaks of orders [P1]', () => {
    expect(labels('Vini biologici, 7 ettari', 'Winery/Vineyard')).not.toContain('Ordina');
    expect(labels('Miele crudo, spedito a casa vostra', 'Farm')).toContain('Ordina');
    expect(labels('Pane a lievito madre', 'Bakery')).toContain('Ordina');
  });
  it('what needs no appointment beside what does takes none away [P1]', () => {
    expect(labels('Taglio su appuntamento, unghie senza appuntamento', 'Pet Groomer')).toContain('Prendi appuntamento');
    expect(labels('Senza appuntamento', 'Pet Groomer')).not.toContain('Prendi appuntamento');
  });
});
