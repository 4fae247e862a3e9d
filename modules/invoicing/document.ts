import { unseal, type DataKeys, type Sealed } from '../../platform/seal.ts';

/** What an invoice or a credit note says. Amounts are euro cents. */
export type DocumentKind = 'invoice' | 'credit-note';

/** 'undelivered': the exchange took it and left it in the buyer's tax drawer, which counts as issued. */
export type EInvoiceState = 'waiting' | 'sent' | 'accepted' | 'undelivered' | 'rejected';

export interface DocumentLine {
  description: string;
  quantity: number;
  gross: number;
  net: number;
}

export interface Address {
  street: string;
  zip: string;
  city: string;
  /** Two letters in Italy. */
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface Seller extends Address {
  name: string;
  /** With its country: IT12345678903. */
  vat: string;
  mail: string;
  pec: string;
}

/** Codes that a buyer does not have are empty. */
export interface Buyer extends Address {
  business: boolean;
  /** Of a business; a person has first and last name. */
  name: string;
  firstName: string;
  lastName: string;
  /** As the buyer wrote it, with or without its country. */
  vat: string;
  taxCode: string;
  /** Seven characters, or empty. */
  recipientCode: string;
  pec: string;
}

/** A buyer as rows keep them: codes sealed. */
export type StoredBuyer = Omit<Buyer, 'vat' | 'taxCode'> & { vat: Sealed | ''; taxCode: Sealed | '' };

export const openBuyer = (keys: DataKeys, { vat, taxCode, ...rest }: StoredBuyer): Buyer => ({
  ...rest,
  vat: unseal(keys, vat),
  taxCode: unseal(keys, taxCode),
});

export const buyerName = (buyer: Buyer): string =>
  buyer.business ? buyer.name : `${buyer.firstName} ${buyer.lastName}`.trim();
