import { expect, it } from 'vitest';
import type { OpenDocument } from '../record-document.ts';
import { drawDocument } from './draw-document.ts';

const home = { street: 'Via del Nido 8', zip: '40125', city: 'Bologna', province: 'BO', country: 'IT' };
const drawn = (description: string) =>
  drawDocument(
    {
      kind: 'invoice',
      lang: 'it',
      year: 2026,
      number: 7,
      issuedOn: '2026-11-23',
      createdAt: new Date('2026-11-23T10:00:00Z'),
      seller: { ...home, name: 'Vetrina', vat: 'IT01234567897', mail: 'ciao@vetrina.example' },
      buyer: { ...home, business: false, firstName: 'Nives', lastName: 'Gufi', taxCode: '', vat: '', pec: '' },
      lines: [{ description, quantity: 1, net: 984, gross: 1200 }],
      periodStart: null,
      periodEnd: null,
      net: 984,
      vat: 216,
      gross: 1200,
      rate: 2200,
      nature: null,
    } as unknown as OpenDocument,
    { demo: false },
  );

it('a document shows a name in its own letters, and one that only looks like another in the registry’s [W10]', async () => {
  const [coded, letters, lookalike] = await Promise.all(
    ['Dominio: xn--caff-8oa.it', 'Dominio: caffè.it', 'Dominio: xn--pple-43d.com'].map(drawn),
  );
  expect(coded?.equals(letters ?? Buffer.alloc(0))).toBe(true);
  expect(lookalike?.equals(await drawn('Dominio: аpple.com'))).toBe(false);
});
