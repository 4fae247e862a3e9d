import type { Address, Buyer, Seller } from './document.ts';
import { latin1 } from './latin1.ts';

export interface TaxId {
  IdPaese: string;
  IdCodice: string;
}
/** Delivered to the buyer's tax drawer, or to a certified mail that stands beside it. */
const NO_CODE = '0000000';
const ABROAD = 'XXXXXXX';
/** Somebody abroad without a VAT number: a person's foreign tax code is nobody's business here. */
const UNKNOWN_ABROAD = '99999999999';
/** Ordinary regime: the seller charges VAT. */
const REGIME = 'RF01';

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A VAT number without its country; Greece writes EL. */
const withoutCountry = (vat: string, country: string): string =>
  bare(vat).replace(country === 'GR' ? /^(EL|GR)/ : new RegExp(`^${country}`), '');

function place(address: Address) {
  const home = address.country === 'IT';
  return {
    Indirizzo: latin1(address.street, 60),
    // The format knows five digits only.
    CAP: home && /^\d{5}$/.test(address.zip) ? address.zip : '00000',
    Comune: latin1(address.city, 60),
    ...(home && /^[A-Z]{2}$/.test(address.province) ? { Provincia: address.province } : {}),
    Nazione: address.country,
  };
}

function identity(buyer: Buyer) {
  const { country } = buyer;
  const name = buyer.business
    ? { Denominazione: latin1(buyer.name, 80) }
    : { Nome: latin1(buyer.firstName, 60), Cognome: latin1(buyer.lastName, 60) };
  if (country !== 'IT') {
    const number = buyer.business ? withoutCountry(buyer.vat, country).slice(0, 28) : UNKNOWN_ABROAD;
    return { IdFiscaleIVA: { IdPaese: country, IdCodice: number || UNKNOWN_ABROAD }, Anagrafica: name };
  }
  return buyer.business
    ? { IdFiscaleIVA: { IdPaese: 'IT', IdCodice: withoutCountry(buyer.vat, 'IT') }, Anagrafica: name }
    : { CodiceFiscale: bare(buyer.taxCode), Anagrafica: name };
}

/** Where the exchange delivers: a code, a certified mail, the tax drawer, or nowhere because the buyer is abroad. */
function route(buyer: Buyer): { recipientCode: string; recipientPec: string } {
  if (buyer.country !== 'IT') return { recipientCode: ABROAD, recipientPec: '' };
  const code = bare(buyer.recipientCode);
  // The schema also takes the six characters of public offices, which FPR12 does not reach.
  if (buyer.business && code.length === 7 && code !== NO_CODE) return { recipientCode: code, recipientPec: '' };
  return { recipientCode: NO_CODE, recipientPec: buyer.business ? buyer.pec : '' };
}

/** Sender, seller, buyer and way of delivery of a FatturaPA. */
export function fatturaParties(seller: Seller, buyer: Buyer) {
  const sender: TaxId = { IdPaese: seller.country, IdCodice: withoutCountry(seller.vat, seller.country) };
  return {
    sender,
    ...route(buyer),
    seller: {
      DatiAnagrafici: {
        IdFiscaleIVA: sender,
        Anagrafica: { Denominazione: latin1(seller.name, 80) },
        RegimeFiscale: REGIME,
      },
      Sede: place(seller),
    },
    buyer: { DatiAnagrafici: identity(buyer), Sede: place(buyer) },
  };
}
