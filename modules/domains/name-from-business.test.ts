import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseDomain } from './domain-name.ts';
import { elot743 } from '../../platform/elot743.ts';
import { nameFromBusiness } from './name-from-business.ts';
import { ZONES } from './zones/zones.rules.ts';

describe('a domain name proposed from the name of the business', () => {
  it.each([
    ['Trattoria da Gino', 'trattoriadagino'],
    ['Trattoria da Gino S.r.l. – Bologna', 'trattoriadagino'],
    ["L'Angolo del Caffè", 'langolodelcaffe'],
    ['Rossi Mario & C. S.n.c.', 'rossimario'],
    ['Bar Sport S.n.c. di Rossi Mario & C.', 'barsport'],
    ['Acqua S.p.A.', 'acqua'],
    ['Hotel Terme & Spa', 'hoteltermespa'],
    ['Noleggio Sci Cortina', 'noleggioscicortina'],
    ['Mike Barber', 'mikebarber'],
    ['ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Ο.Ε.', 'afoipapadopouloi'],
    ['Bianchi & Figli', 'bianchiefigli'],
    ['Fleurs d’Œillet SARL', 'fleursdoeillet'],
    ['Peluquería Muñoz, S.L.', 'peluqueriamunoz'],
    ['Ταβέρνα Ο Γιάννης', 'tavernaogiannis'],
    ['🍕 Pizza & Co 🍕', 'pizzaco'],
  ])('%s begins with %s', (name, first) => expect(nameFromBusiness(name)[0]).toBe(first));

  it('offers a hyphenated form, and the distinctive words alone', () => {
    const labels = nameFromBusiness('Antica Trattoria da Gino');
    expect(labels).toContain('antica-trattoria-da-gino');
    expect(labels).toContain('gino');
  });
  it('shortens a name of 78 characters at a word, to what fits on a sign', () => {
    const name = 'Antica Trattoria e Pizzeria del Borgo Medievale di Giuseppe e Maria Bianchi srl';
    const [first] = nameFromBusiness(name);
    expect(first).toBe('anticatrattoriapizzeria');
    expect(nameFromBusiness(name)).toContain('borgomedievalegiuseppe');
  });
  it('has nothing to offer for a name that cannot be written in Latin letters', () => {
    expect(nameFromBusiness('金龙')).toEqual([]);
    expect(nameFromBusiness('!!')).toEqual([]);
  });
  it('every proposal can be registered in every zone', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 90 }),
      fc.stringMatching(/^[A-Za-zÀ-ÿα-ωΑ-Ω .&'-]{1,90}$/),
    );
    fc.assert(
      fc.property(names, (name) => {
        for (const label of nameFromBusiness(name)) {
          for (const zone of ZONES)
            expect(normaliseDomain(label, zone)).toMatchObject({ ok: true, ascii: `${label}.${zone}` });
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Greek names in Latin letters, by ELOT 743', () => {
  it.each([
    ['ευαγγελία', 'evangelia'],
    ['αυτοκίνητο', 'aftokinito'],
    ['μαυροδάφνη', 'mavrodafni'],
    ['ουρανός', 'ouranos'],
    ['μπάμπης', 'bampis'],
    ['ντίνος', 'ntinos'],
    ['γκαράζ', 'gkaraz'],
    ['άυλος', 'aylos'],
    ['μαΐου', 'maiou'],
    ['ψαράς', 'psaras'],
    ['θάλασσα', 'thalassa'],
    ['άγχος', 'anchos'],
    ['caffè', 'caffè'],
  ])('%s is %s', (greek, latin) => expect(elot743(greek)).toBe(latin));
});
