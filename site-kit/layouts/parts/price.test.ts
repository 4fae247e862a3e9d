import { describe, expect, it } from 'vitest';
import { splitPrice } from './price.ts';

describe('the figure of a price', () => {
  it.each([
    ['25 €', { before: '', figure: '25 €', after: '' }],
    ['da 149 €', { before: 'da', figure: '149 €', after: '' }],
    ['35 € / mois', { before: '', figure: '35 €', after: ' / mois' }],
    ['à partir de 48 € par personne', { before: 'à partir de', figure: '48 €', after: ' par personne' }],
    ['£4.20', { before: '', figure: '£4.20', after: '' }],
    ['XL3 12 €', { before: 'XL3', figure: '12 €', after: '' }],
    ['kostenlos', { before: '', figure: 'kostenlos', after: '' }],
    ['£4.50 each', { before: '', figure: '£4.50', after: ' each' }],
    ['12,90€/κιλό', { before: '', figure: '12,90€', after: '/κιλό' }],
  ])('stands large, its words small: %s', (value, parts) => {
    expect(splitPrice(value)).toMatchObject(parts);
  });

  it('is no figure where it is a range or a time', () => {
    expect(splitPrice('10 – 14 €')).toMatchObject({ figure: '10 – 14 €', after: '' });
    expect(splitPrice('09:00–12:00')).toMatchObject({ figure: '09:00–12:00', after: '', long: true });
  });
});
