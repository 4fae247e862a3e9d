import './events.ts';

export { callsOfSite } from './calls-of-site.ts';
export { endSession, grantOrder, openedBy, renewSession } from './order-keys.ts';
export { isProvedAnew } from './fresh-key.ts';
export { isFirstContacts, mailOfHelper, mailsOfHelpers } from './first-contacts.ts';
export { helpedSites, helpersOfMail } from './helper-sessions.ts';
export { listHelpers } from './list-helpers.ts';
export { hashOf, newOrderSession, ORDER_COOKIE, orderKey, orderKeyHash } from './order-key.ts';
export { eraseHelpers } from './purge-helpers.ts';
export { proveStaff, type Staff } from './prove-staff.ts';
export { proveFreeSite, type FreeSiteAccess } from './prove-free-site.ts';
export { findOrderOfSite, proveSite, type SiteAccess } from './prove-site.ts';
export type { SiteAuthor } from './proofs.ts';
export { rightsOf, type SiteRole } from './rights.rules.ts';
export { proveGrant, siteGrant } from './prove-grant.ts';
export { proveOrder, systemOrder, type OrderAccess } from './prove-order.ts';
export { withLetter } from './with-letter.ts';
export { withCopywriter } from './with-copywriter.ts';
