/** The calls of the order page. `id`: the order's. */
import type { ManagedOrder } from '../../../modules/reports/schemas.ts';
import { getJson } from '../../ui/api.ts';

const check = (id: string, call: string) => `/buy_yr/api/order/check/${encodeURIComponent(id)}${call}`;

export const readManaged = (id: string) => getJson<ManagedOrder>(check(id, '/manage'));
/** Where the browser fetches a document's PDF. */
export const invoicePdf = (id: string, document: string) => check(id, `/invoices/${encodeURIComponent(document)}`);
