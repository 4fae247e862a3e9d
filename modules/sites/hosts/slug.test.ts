import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReserved, slugCandidates, slugFrom } from './slug.ts';

describe('the name of a free address', () => {
  it.each([
    ['Trattoria Sette Gufi', 'trattoria-sette-gufi'],
    ['Ανθοπωλείο Πέντε Μυρτιές', 'anthopoleio-pente-myrties'],
    ['Οδοντιατρείο Άσπρη Πέτρα', 'odontiatreio-aspri-petra'],
    ['Μπαρ Ευαγγελία', 'bar-evangelia'],
    ['L’Orto & Œuf à la coque', 'lorto-oeuf-a-la-coque'],
    ['Studio Legale Avv. Corvi e Avv. Bassanelli – Diritto di Famiglia', 'studio-legale-avv-corvi-e-avv-bassanelli'],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'donaudampfschifffahrtsgesellschaftskapit'],
    ['北京饭店', 'sito'],
    ['***', 'sito'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
  });

  it.each(['Admin', 'PREVIEW', 'www', 'Mail', 'Vetrina', 'autoconfig'])(
    '%s does not become an address that looks like ours',
    (name) => {
      expect(isReserved(slugFrom(name))).toBe(false);
      expect(slugFrom(name)).not.toBe(name.toLowerCase());
    },
  );

  it('is a valid host label whatever the business is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const slug = slugFrom(name);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(45);
        expect(isReserved(slug)).toBe(false);
      }),
    );
  });

  it('numbers a name that is taken, and never ends', () => {
    const names = slugCandidates('Bar Roma', () => 'q7');
    const first = Array.from({ length: 11 }, () => names.next().value);
    expect(first.slice(0, 3)).toEqual(['bar-roma', 'bar-roma-2', 'bar-roma-3']);
    expect(first.slice(9)).toEqual(['bar-roma-q7', 'bar-roma-q7']);
  });
});
