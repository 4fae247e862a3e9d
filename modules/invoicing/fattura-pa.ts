/**
 * The electronic invoice that Italian law knows: FatturaPA, format FPR12, schema 1.2.3 (Agenzia delle Entrate, technical
 * specifications 1.9.1 of 31 March 2026). Only what our sales need.
 */
import { createHash } from 'node:crypto';
import { xmlDocument } from '../../platform/xml.ts';
import { fatturaParties, type TaxId } from './fattura-parties.ts';
import type { Buyer } from './document.ts';
import { latin1 } from './latin1.ts';
import { documentNumber, type DocumentRow } from './record-document.ts';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** Basis of a zero rate, as the summary must name it. */
const BASIS = {
  'N2.1': 'Operazione non soggetta art. 7-ter DPR 633/72 - inversione contabile',
  N7: 'IVA assolta in altro Stato UE art. 74-sexies DPR 633/72 (OSS)',
} as const;
/** Cents. Above it a document without VAT bears a stamp duty (art. 13 tariffa DPR 642/1972); one with VAT bears none. */
const STAMP_ABOVE = 7747;

export const euros = (cents: number): string => (cents / 100).toFixed(2);
/** Price of one piece with as many decimals as the format has, so that pieces times price make the line again. */
const unitPrice = (cents: number, quantity: number): string =>
  cents % quantity === 0 ? euros(cents / quantity) : (cents / 100 / quantity).toFixed(8);

export interface FatturaInput {
  document: Omit<DocumentRow, 'buyer'>;
  /** The invoice that a credit note corrects. */
  corrected: Pick<DocumentRow, 'number' | 'year' | 'issuedOn'> | null;
  /** Number of this file among all that were ever sent. */
  file: number;
  /** As this file names it. */
  buyer: Buyer;
}

/**
 * What a document documents, in the field that is meant for telling payments apart (60 signs): by it a restored
 * installation knows which sale has its document already.
 */
export const referenceOf = (source: string): string =>
  source.length <= 60 ? source : createHash('sha256').update(source).digest('hex').slice(0, 60);

/** XML text of the document. Amounts in euro; a credit note's are positive. */
export function fatturaPa({ document, corrected, file, buyer }: FatturaInput): string {
  const zero = document.nature !== null;
  const rate = euros(zero ? 0 : document.rate);
  const nature = zero ? { Natura: document.nature } : {};
  // VAT of another state is no Italian tax: the amount stands whole, and a note names the tax in it.
  const taxable = document.nature === 'N7' ? document.gross : document.net;
  const parties = fatturaParties(document.seller, buyer);
  const stamped = document.nature === 'N2.1' && document.gross > STAMP_ABOVE;

  const body = {
    DatiGenerali: {
      DatiGeneraliDocumento: {
        TipoDocumento: document.kind === 'invoice' ? 'TD01' : 'TD04',
        Divisa: 'EUR',
        Data: document.issuedOn,
        Numero: documentNumber(document),
        ...(stamped ? { DatiBollo: { BolloVirtuale: 'SI', ImportoBollo: '2.00' } } : {}),
        ImportoTotaleDocumento: euros(document.gross),
      },
      ...(corrected
        ? { DatiFattureCollegate: { IdDocumento: documentNumber(corrected), Data: corrected.issuedOn } }
        : {}),
    },
    DatiBeniServizi: {
      DettaglioLinee: document.lines.map((line, i) => {
        const amount = document.nature === 'N7' ? line.gross : line.net;
        return {
          NumeroLinea: i + 1,
          Descrizione: latin1(line.description, 1000),
          Quantita: `${line.quantity}.00`,
          ...(document.periodStart && document.periodEnd
            ? { DataInizioPeriodo: document.periodStart, DataFinePeriodo: document.periodEnd }
            : {}),
          PrezzoUnitario: unitPrice(amount, line.quantity),
          PrezzoTotale: euros(amount),
          AliquotaIVA: rate,
          ...nature,
          ...(document.nature === 'N7'
            ? {
                AltriDatiGestionali: {
                  TipoDato: 'OSS',
                  RiferimentoTesto: `IVA ${buyer.country} ${euros(document.rate)}%`,
                  RiferimentoNumero: euros(line.gross - line.net),
                },
              }
            : {}),
        };
      }),
      DatiRiepilogo: {
        AliquotaIVA: rate,
        ...nature,
        ImponibileImporto: euros(taxable),
        Imposta: euros(zero ? 0 : document.vat),
        ...(document.nature === null ? { EsigibilitaIVA: 'I' } : { RiferimentoNormativo: BASIS[document.nature] }),
      },
    },
    DatiPagamento: {
      CondizioniPagamento: 'TP02',
      DettaglioPagamento: {
        ModalitaPagamento: 'MP08',
        ImportoPagamento: euros(document.gross),
        CodicePagamento: referenceOf(document.source),
      },
    },
  };
  const header = {
    DatiTrasmissione: {
      IdTrasmittente: parties.sender satisfies TaxId,
      ProgressivoInvio: file.toString(36).toUpperCase().padStart(5, '0'),
      FormatoTrasmissione: 'FPR12',
      CodiceDestinatario: parties.recipientCode,
      ...(parties.recipientPec ? { PECDestinatario: parties.recipientPec } : {}),
    },
    CedentePrestatore: parties.seller,
    CessionarioCommittente: parties.buyer,
  };
  return xmlDocument()
    .ele({
      'p:FatturaElettronica': {
        '@xmlns:p': NAMESPACE,
        '@versione': 'FPR12',
        FatturaElettronicaHeader: header,
        FatturaElettronicaBody: body,
      },
    })
    .end();
}
