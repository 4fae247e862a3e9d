/** The calls about the shop of a site. `site`: its id. */
import type {
  Answer,
  AnswerInput,
  DeliveryInput,
  ElsewhereInput,
  PriceInput,
  ProductInput,
  RefundInput,
  SettingsInput,
  ShopStatus,
  StockInput,
} from '../../../../modules/shop/schemas.ts';
import { shopView } from '../../../../modules/shop/views/schemas.ts';
import type { OrderMode } from '../../../../modules/shop/shop.states.ts';
import { accountLink } from '../../../../modules/takings/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/shop${call}`;
const change = (site: string, call: string, body: object) => postJson(of(site, `/${call}`), body, shopView);

export const readShop = (site: string) => getJson(of(site), shopView);
export const setStatus = (site: string, status: Exclude<ShopStatus, 'draft'>) => change(site, 'state', { status });
export const saveSettings = (site: string, given: SettingsInput) => change(site, 'settings', given);
export const saveDelivery = (site: string, given: DeliveryInput) => change(site, 'deliveries', given);
export const saveProduct = (site: string, given: ProductInput) => change(site, 'products', given);
export const orderProducts = (site: string, products: readonly string[]) =>
  change(site, 'products/order', { products });
const ofOne = (what: 'products' | 'deliveries' | 'variants' | 'orders' | 'questions', id: string, act: string) =>
  `${what}/${encodeURIComponent(id)}/${act}`;
export const removeProduct = (site: string, id: string) => change(site, ofOne('products', id, 'remove'), {});
export const removeDelivery = (site: string, id: string) => change(site, ofOne('deliveries', id, 'remove'), {});
export const setPrice = (site: string, id: string, given: PriceInput) =>
  change(site, ofOne('variants', id, 'price'), given);
export const setStock = (site: string, id: string, given: StockInput) =>
  change(site, ofOne('variants', id, 'stock'), given);
export const answerOrder = (site: string, id: string, given: AnswerInput) =>
  change(site, ofOne('orders', id, 'answer'), given);
export const answerQuestion = (site: string, id: string, answer: Answer) =>
  change(site, ofOne('questions', id, 'answer'), { answer });
export const setMode = (site: string, mode: OrderMode) => change(site, 'mode', { mode });
export const refundOrder = (site: string, id: string, given: RefundInput) =>
  change(site, ofOne('orders', id, 'refund'), given);
export const refundElsewhere = (site: string, id: string, given: ElsewhereInput) =>
  change(site, ofOne('orders', id, 'refund-elsewhere'), given);
/** Where the owner goes on with their account at the provider. */
export const openAccount = (site: string) =>
  postJson(`/buy_yr/api/site/${encodeURIComponent(site)}/takings/account`, {}, accountLink);
export const registerFile = (site: string, month: string, form: 'csv' | 'pdf'): string =>
  of(site, `/register.${form}?month=${month}`);
/** A file: a link leads there. */
export const ordersFile = (site: string): string => of(site, '/orders.csv');
