import { describe, expect, it } from 'vitest';
import { toldLists } from './told-lists.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  const { items, times, prose } = toldLists(lines, lines, 'description');
  return {
    items: items.flatMap((group) => group.items.map(({ name, price }) => [name.value, price?.value])),
    times,
    prose,
  };
};

describe('numbers that end lines below a title and are no prices', () => {
  it.each([
    'DOVE SIAMO:\nVia Roma 12\nPiazza Dante 4\nVia Po 8\nCorso Italia 30',
    'SEDI\nLargo Augusto 3\nVia Emilia 18\nVicolo Stretto 4\nBologna Centro 7\nImola 40',
    'CATEGORIE:\nUnder 10\nUnder 12\nUnder 14\nUnder 16',
    'SCUOLA CALCIO\nPulcini 8\nEsordienti 11\nGiovanissimi 13\nAllievi da 15',
    'ORARI:\nColazione ore 8\nPranzo ore 13\nMerenda ore 16\nCena ore 20',
    'ORARI:\nColazione 8.00\nPranzo 13.00\nMerenda 16.30\nCena 20.30',
    'FERMATE\nPiazza Roma 7.15\nStazione 7.30\nScuola media 7.45\nOspedale 7.55',
    'TAGLIE\nBimbo 28\nDonna 42\nUomo 50\nComode 60',
    'SHOE SIZES:\nKids 28\nWomen 38\nMen 44\nWide fit 46',
    'POSTI A SEDERE\nSala grande 60\nTerrazza 40\nGiardino 85\nVeranda 22',
    'NUESTRO EQUIPO:\nPedro 7\nJuan 10\nLuis 23\nMarcos 4',
    'RÉSULTATS\nLes Verts 3\nLes Bleus 12\nLes Rouges 8\nLes Jaunes 5',
    'ΔΙΕΥΘΥΝΣΕΙΣ:\nΕρμού 14\nΣόλωνος 30\nΑθηνάς 8\nΠατησίων 51',
    'INGREDIENTI\nUova 4\nCucchiai di olio 3\nFoglie di alloro 2\nLimoni 6',
    'TEMPI GARA\nMarco 12.34\nLuca 12.56\nPaolo 13.10\nSara 14.05',
    'We run three buses\nLine 12 Market Square 7.15\nLine 14 Station 7.45\nLine 27 Hospital 8.05',
    'Siamo in quattro\nVia Roma 12,50\nUnder 12\nUnder 14\nInterno 4',
  ])('%s', (text) => {
    const { items, prose } = told(text);
    expect(items).toEqual([]);
    expect(prose).toEqual(text.split('\n'));
  });

  it('and are none beside one line that has a price', () => {
    expect(told('CORSI\nUnder 10\nUnder 12\nUnder 14\nUnder 16\nAdulti 30 €').items).toEqual([]);
    expect(told('DOVE\nVia Roma 12\nVia Po 8\nParcheggio 2 €\nLargo Re 4\nCorso Italia 30').items).toEqual([]);
  });

  it('are prices where the title or a line says so [P1]', () => {
    for (const title of ['PREZZI', 'LISTINO UNGHIE', 'PRICE LIST', 'TARIFAS 2026', 'Nos tarifs :', 'MENÙ'])
      expect(told(`${title}\nGel 26\nPiedi 28\nAmbo 48\nRefill 10`).items).toHaveLength(4);
    expect(told('UNGHIE\nGel 26\nPiedi 28\nAmbo 48\nRefill 10\nDecoro 3 €').items).toHaveLength(5);
  });

  it('words that end as a word of time does leave a price what it is [P1]', () => {
    expect(told('Fish 12.50\nMeat pie 8.50\nTortillas 7.50\nCuore 9.00').items).toHaveLength(4);
  });
});

describe('a title', () => {
  it('is no sentence that stands before a timetable', () => {
    const { prose, items } = told(
      'Siamo una famiglia di pescatori.\nSABATO 9-12:\nLunedì 9:00-13:00\nMartedì 9:00-13:00\nMERCOLEDÌ ore 9-13:\nOrata 12 €\nSpigola 14 €\nSogliola 18 €',
    );
    expect(prose).toContain('Siamo una famiglia di pescatori.');
    expect(items).toHaveLength(3);
  });
});
