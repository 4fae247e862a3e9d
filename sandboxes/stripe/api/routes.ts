import { accountRoutes } from './accounts.ts';
import { catalogueRoutes } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { invoiceItemRoutes } from './invoice-items.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { paymentRoutes } from './payments.ts';
import { portalRoutes } from './portal.ts';
import { refundRoutes } from './refunds.ts';
import type { Route } from './route.ts';
import { creditNoteRoutes } from './credit-notes.ts';
import { taxIdRoutes } from './tax-ids.ts';
import { paymentPageRoutes } from './payment-pages.ts';
import { sessionRoutes } from './sessions.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { testClockRoutes } from './test-clocks.ts';

export const routes: Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoiceItemRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...paymentMethodRoutes,
  ...testClockRoutes,
  ...portalRoutes,
  ...creditNoteRoutes,
  ...taxIdRoutes,
  ...paymentPageRoutes,
  ...eventRoutes,
  ...accountRoutes,
];
