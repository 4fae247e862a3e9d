import type { Ctx } from '../../platform/ctx.ts';
import { cartTotal } from './cart/cart.ts';
import { isEditable, isPaid } from './order.states.ts';
import type { OrderRow } from './order-session.ts';
import type { Order } from './schemas.ts';
import { maskBilling, openBilling } from './cart/stored-billing.ts';

/**
 * The order as its holder sees it, spelled as the specification spells it. The transfer's auth code stays inside; tax
 * codes are whole only while a form may still change them. `invoices`: ids of the provider's, paid.
 */
export function toOrder({ config: { dataKeys } }: Pick<Ctx, 'config'>, row: OrderRow, invoices: string[] = []): Order {
  const subscription = row.subscriptionId;
  const shown = isEditable(row.state) ? openBilling : maskBilling;
  return {
    _id: row.id,
    user_id: row.userId,
    facebook_id: row.pageId,
    facebook_page_id: row.pageId,
    page_name: row.pageName,
    status: row.state,
    locale: row.locale,
    layout: row.layout,
    type: row.type,
    billing_info: shown(dataKeys, row.billing),
    domains: row.domains,
    domain_choice: row.domainChoice,
    domain_own_register: row.domainOwnRegister,
    has_authcode: row.authcode !== null,
    domain_info: row.domainInfo && shown(dataKeys, row.domainInfo),
    domain_info_type: row.domainInfoType,
    order_step: isPaid(row.state) ? 3 : row.step,
    total: cartTotal(row.cart),
    stripe: {
      cart: row.cart.map((line) => ({
        id: line.priceId,
        type: line.type,
        quantity: line.quantity,
        price: line.unitAmount / 100,
        unit_amount: line.unitAmount,
        name: line.name,
        selected: true,
      })),
      subscription,
      invoices,
      data: { customer: row.customerId, subscriptions: subscription ? [subscription] : [], invoices },
    },
  };
}
