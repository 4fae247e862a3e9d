export { endSession, grantOrder, openedBy, renewSession } from './order-keys.ts';
export { hashOf, newOrderSession, ORDER_COOKIE, orderKey, orderKeyHash } from './order-key.ts';
export { proveStaff, type Staff } from './prove-staff.ts';
export { proveSite, type SiteAccess } from './prove-site.ts';
export { proveGrant, siteGrant } from './prove-grant.ts';
export { proveOrder, systemOrder, type OrderAccess } from './prove-order.ts';
export { withLetter } from './with-letter.ts';
export { withWriter } from './with-writer.ts';
