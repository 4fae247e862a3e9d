import { domainRegistrations } from '../modules/domains/tables.ts';
import { adoptedDocuments, eInvoices, invoices } from '../modules/invoicing/tables.ts';
import { mails } from '../modules/notifications/tables.ts';
import { domainAdditions, orderOffers, orders } from '../modules/ordering/tables.ts';
import type { SealedPlace } from '../platform/reseal.ts';
import { effects } from '../platform/tables.ts';
import { getTableName } from 'drizzle-orm';

const person = (table: string, column: string): SealedPlace[] =>
  ['ssn', 'vat'].map((field) => ({ table, key: 'id', column, field }));
const buyer = (table: string): SealedPlace[] =>
  ['vat', 'taxCode'].map((field) => ({ table, key: 'id', column: 'buyer', field }));

const [ORDERS, NAMES, OFFERS] = [orders, domainRegistrations, orderOffers].map(getTableName) as [
  string,
  string,
  string,
];
const [DOCUMENTS, FILES, ADOPTED] = [invoices, eInvoices, adoptedDocuments].map(getTableName) as [
  string,
  string,
  string,
];
const [MAILS, CALLS] = [mails, effects].map(getTableName) as [string, string];

/** Every place at rest of a tax code, a document that names one, the secret of a transfer, a link that opens, and what a vendor is being asked. */
export const SEALED_PLACES: readonly SealedPlace[] = [
  ...person(ORDERS, 'billing'),
  ...person(ORDERS, 'domain_info'),
  { table: ORDERS, key: 'id', column: 'authcode' },
  { table: OFFERS, key: 'session_id', column: 'authcode' },
  { table: getTableName(domainAdditions), key: 'id', column: 'authcode' },
  { table: NAMES, key: 'id', column: 'contact', field: 'taxId' },
  { table: NAMES, key: 'id', column: 'authcode' },
  ...buyer(DOCUMENTS),
  ...buyer(FILES),
  { table: FILES, key: 'id', column: 'xml' },
  { table: ADOPTED, key: 'file_name', column: 'xml' },
  { table: MAILS, key: 'id', column: 'text' },
  { table: MAILS, key: 'id', column: 'html' },
  { table: CALLS, key: 'key', column: 'intent' },
];
