import { catalogueRoutes } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentRoutes } from './payments.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export const routes: Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...eventRoutes,
];
