import { describe, expect, it } from 'vitest';
import { readPriceList } from './price-list.ts';

const told = (text: string) =>
  readPriceList(text, 'products')?.map(({ title, items }) => ({
    title: title?.value ?? null,
    items: items.map(({ name, detail, price }) => [name.value, detail?.value ?? null, price?.value ?? null]),
  }));

describe('price lists', () => {
  it('the last amount of a line is the price, in the owner’s notation', () => {
    expect(
      told('Tagliando — da 149 €\nBono 10 clases — 60 €\nEntrenamiento — 30 €/h\nLoaf — £4.20')?.[0]?.items,
    ).toEqual([
      ['Tagliando', null, 'da 149 €'],
      ['Bono 10 clases', null, '60 €'],
      ['Entrenamiento', null, '30 €/h'],
      ['Loaf', null, '£4.20'],
    ]);
  });
  it('what stands in brackets or after a dash is a detail', () => {
    expect(
      told('Birthday cake (serves 12) — £38\nΣτολισμός γάμου — κατόπιν συνεννόησης\nΣτεφάνια — από 45 €')?.[0]?.items,
    ).toEqual([
      ['Birthday cake', 'serves 12', '£38'],
      ['Στολισμός γάμου', null, 'κατόπιν συνεννόησης'],
      ['Στεφάνια', null, 'από 45 €'],
    ]);
  });
  it('lines of their own are titles of groups', () => {
    expect(told('PRIMI\nRagù 14€\nBrodo 16€\n\nDolci:\n- Zuppa inglese .... € 6,50')).toEqual([
      {
        title: 'Primi',
        items: [
          ['Ragù', null, '14€'],
          ['Brodo', null, '16€'],
        ],
      },
      { title: 'Dolci', items: [['Zuppa inglese', null, '€ 6,50']] },
    ]);
  });
  it('leaders as long as anybody types them are read in one go', () => {
    const leaders = '.'.repeat(3000);
    const odd = `Olio ${'.'.repeat(80)}x`;
    expect(told(`Pane ${leaders} 3 €\nVino ${leaders} 4 €\n${odd} 9 €`)?.[0]?.items).toEqual([
      ['Pane', null, '3 €'],
      ['Vino', null, '4 €'],
      [odd, null, '9 €'],
    ]);
  });
  it('a menu without a currency sign still has prices', () => {
    expect(told('Margherita 6,50\nMarinara 5,00\nDiavola 7,50')?.[0]?.items[0]).toEqual(['Margherita', null, '6,50']);
  });
  it('a plain list of services needs no prices, and one line of commas is a list', () => {
    expect(told('Separazioni e divorzi\nSuccessioni\nTutela dei minori')?.[0]?.items).toHaveLength(3);
    expect(told('Taglio, piega, colore, mèches')?.[0]?.items).toHaveLength(4);
  });
  it('fewer than three items make no list', () => {
    expect(told('Pane e dolci fatti a mano ogni mattina con farine del territorio.')).toBeUndefined();
    expect(told('')).toBeUndefined();
  });
});
