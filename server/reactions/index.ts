/**
 * "When this happened, do that": what follows in several rooms at once, a file for each room whose events they are. What
 * follows in one room only stands in that room's manifest. docs/events.md has all of it on one page.
 */
import type { Reactions } from '../../platform/module.ts';
import { accessReactions } from './access.ts';
import { billingReactions } from './billing.ts';
import { domainsReactions } from './domains.ts';
import { editorReactions } from './editor.ts';
import { identityReactions } from './identity.ts';
import { invoicingReactions } from './invoicing.ts';
import { notificationsReactions } from './notifications.ts';
import { orderingReactions } from './ordering.ts';
import { previewsReactions } from './previews.ts';
import { sitesReactions } from './sites.ts';
import { syncReactions } from './sync.ts';
import { tasksReactions } from './tasks.ts';

/** In the order in which they follow from one event: the document of a payment comes before the news of it. */
export const COORDINATION: readonly Reactions[] = [
  identityReactions,
  accessReactions,
  invoicingReactions,
  billingReactions,
  domainsReactions,
  orderingReactions,
  previewsReactions,
  sitesReactions,
  editorReactions,
  syncReactions,
  notificationsReactions,
  tasksReactions,
];
