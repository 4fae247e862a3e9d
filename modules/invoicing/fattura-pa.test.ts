import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { rejections } from '../../sandboxes/einvoice/checks.ts';
import { schemaFaults } from '../../sandboxes/einvoice/schema-check.ts';
import type { Buyer } from './document.ts';
import { fatturaPa } from './fattura-pa.ts';
import { latin1 } from './latin1.ts';
import type { OpenDocument } from './record-document.ts';

const NIVES: Buyer = {
  business: false,
  name: '',
  firstName: 'Nives',
  lastName: 'Gufi',
  vat: '',
  taxCode: 'RSSMRA85T10A562S',
  recipientCode: '',
  pec: '',
  street: 'Via del Nido 8',
  zip: '40125',
  city: 'Bologna',
  province: 'BO',
  country: 'IT',
};
const COMPANY: Buyer = { ...NIVES, business: true, name: 'Officina Bianchi S.r.l.', taxCode: '', vat: '00743110157' };
const GREEK: Buyer = {
  ...NIVES,
  firstName: 'Δέσποινα',
  lastName: 'Παπαδοπούλου',
  taxCode: '123456783',
  street: 'Οδός Μυρτιάς 5',
  zip: '111 41',
  city: 'Αθήνα',
  province: 'Αττική',
  country: 'GR',
};
const FRENCH: Buyer = { ...COMPANY, name: 'Boulangerie Œuvre', vat: 'FR40303265045', zip: '75001', country: 'FR' };

const invoice = (buyer: Buyer, changes: Partial<OpenDocument> = {}): OpenDocument => ({
  id: 'inv_test',
  year: 2026,
  number: 17,
  kind: 'invoice',
  orderId: 'ord_test',
  source: 'charge:in_test',
  corrects: null,
  issuedOn: '2026-11-21',
  lang: 'it',
  seller: {
    name: 'Vetrina di Elia Tramonti',
    vat: 'IT12345678903',
    mail: 'ciao@vetrina.example',
    pec: '',
    street: 'Via del Campanile 7',
    zip: '40126',
    city: 'Bologna',
    province: 'BO',
    country: 'IT',
  },
  buyer,
  lines: [
    { description: 'Vetrina Pro – abbonamento di un anno', quantity: 1, gross: 17_900, net: 14_672 },
    { description: 'Dominio βιβλίος.net', quantity: 3, gross: 1000, net: 820 },
  ],
  net: 15_492,
  vat: 3408,
  gross: 18_900,
  rate: 2200,
  nature: null,
  periodStart: '2026-11-21',
  periodEnd: '2027-11-20',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  keepUntil: '2037-11-21',
  ...changes,
});
const textOf = (document: OpenDocument, corrected: OpenDocument | null = null) =>
  fatturaPa({ document, corrected, file: 37, buyer: document.buyer });
const UNTAXED = {
  net: 18_900,
  vat: 0,
  rate: 0,
  nature: 'N2.1',
  lines: [{ description: 'Vetrina Pro', quantity: 1, gross: 18_900, net: 18_900 }],
} as const;
const OSS = {
  net: 15_242,
  vat: 3658,
  rate: 2400,
  nature: 'N7',
  lines: [{ description: 'Vetrina Pro', quantity: 1, gross: 18_900, net: 15_242 }],
} as const;

describe('the electronic invoice', () => {
  it.each<[string, OpenDocument, string[]]>([
    [
      'of a consumer goes to the tax drawer under the tax code',
      invoice(NIVES),
      ['<CodiceDestinatario>0000000<', '<CodiceFiscale>RSSMRA85T10A562S<', '<ProgressivoInvio>00011<', '>TD01<'],
    ],
    [
      'of a company goes to its recipient code',
      invoice({ ...COMPANY, recipientCode: 'm5uxcr1' }),
      ['<CodiceDestinatario>M5UXCR1<', '<IdCodice>00743110157<', '<Denominazione>Officina Bianchi S.r.l.<'],
    ],
    [
      'of a company with a certified mail goes there',
      invoice({ ...COMPANY, recipientCode: '0000000', pec: 'officina@pec.example' }),
      ['<CodiceDestinatario>0000000<', '<PECDestinatario>officina@pec.example<'],
    ],
    [
      'of a Greek consumer by one-stop shop is written in Latin letters and keeps the foreign tax code to itself',
      invoice(GREEK, { ...OSS, lines: [...OSS.lines] }),
      [
        '<CodiceDestinatario>XXXXXXX<',
        '<Nome>Despoina<',
        '<CAP>00000<',
        '<Natura>N7<',
        'IVA GR 24.00%',
        '<Imposta>0.00<',
      ],
    ],
    [
      'of a French company is reverse charge and bears the stamp',
      invoice(FRENCH, { ...UNTAXED, lines: [...UNTAXED.lines] }),
      ['<IdPaese>FR</IdPaese><IdCodice>40303265045<', '<Natura>N2.1<', '<ImportoBollo>2.00<', 'OEuvre'],
    ],
  ])('%s', async (_what, document, parts) => {
    const xml = textOf(document);
    for (const part of parts) expect(xml).toContain(part);
    expect(xml).not.toContain('123456783');
    expect(await schemaFaults(xml)).toEqual([]);
    const read = Object.values(convert(xml, { format: 'object' }) as object)[0] as unknown;
    expect(rejections(read, { duplicate: false, today: '2026-11-22' })).toEqual([]);
  });

  it('of a refund names the invoice it corrects, in positive amounts and without a stamp where VAT is in it', async () => {
    const document = invoice(NIVES, {
      kind: 'credit-note',
      number: 18,
      lines: [{ description: 'Rimborso', quantity: 1, gross: 1200, net: 984 }],
      net: 984,
      vat: 216,
      gross: 1200,
      periodStart: null,
      periodEnd: null,
    });
    const xml = textOf(document, invoice(NIVES));
    expect(xml).toContain('<TipoDocumento>TD04<');
    expect(xml).toContain('<DatiFattureCollegate><IdDocumento>17/2026</IdDocumento><Data>2026-11-21</Data>');
    expect(xml).toContain('<ImportoTotaleDocumento>12.00<');
    expect(xml).not.toContain('DatiBollo');
    expect(await schemaFaults(xml)).toEqual([]);
  });

  it('stays valid whatever a business calls itself', async () => {
    const odd = '<script>&"]]>\u0001 “Ο Φούρνος” 🍞 Ж' + 'x'.repeat(200);
    const xml = textOf(
      invoice({ ...COMPANY, name: odd, street: odd, city: odd, province: odd, zip: odd, recipientCode: odd }),
    );
    expect(await schemaFaults(xml)).toEqual([]);
    expect(xml).not.toContain('<script>');
  });

  it.each([
    ['Bar &#0; Canarino', 'Bar &amp;#0; Canarino'],
    ['A &lt; B', 'A &amp;lt; B'],
    ['Tè & Caffè <sas>', 'Tè &amp; Caffè &lt;sas&gt;'],
    ['&#x110000;&#99999999999;&amp;amp;', '&amp;#x110000;&amp;#99999999999;&amp;amp;amp;'],
    ['@id #text ? ! $', '@id #text ? ! $'],
  ])('names a business %s as it was typed, and nothing in it is taken for a character', async (name, written) => {
    const xml = textOf(invoice({ ...COMPANY, name }));
    expect(xml).toContain(`<Denominazione>${written}</Denominazione>`);
    expect(await schemaFaults(xml)).toEqual([]);
  });

  it('carries every text to its reader as it was typed, as far as the format has its letters', () => {
    const odd = fc.constantFrom(
      '&',
      ';',
      '#',
      '&lt;',
      '&#0;',
      '&#x0;',
      '&amp;',
      '&#99999999999;',
      '<',
      '>',
      ']]>',
      '"',
    );
    const text = fc
      .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (name, street) => {
        const xml = textOf(invoice({ ...COMPANY, name, street }));
        const read = (tag: string) =>
          xml.split('<CessionarioCommittente>')[1]?.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '';
        expect(asReadersDo(read('Denominazione'))).toBe(latin1(name, 80));
        expect(asReadersDo(read('Indirizzo'))).toBe(latin1(street, 60));
      }),
    );
  });
});

/** XML 1.0, 4.1 and 4.6: each reference is one character, and what it stands for is not looked at again. */
function asReadersDo(markup: string): string {
  expect(markup).not.toMatch(/[<>]|&(?!(?:lt|gt|amp|quot|apos);)/);
  const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return markup.replaceAll(/&(\w+);/g, (_whole, name: string) => signs[name] ?? '');
}
