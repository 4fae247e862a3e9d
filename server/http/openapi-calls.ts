import { z } from 'zod';
import * as ordering from '../../modules/ordering/schemas.ts';
import * as previews from '../../modules/previews/schemas.ts';
import * as domains from '../../modules/domains/schemas.ts';
import { K, PLANS } from '../../modules/plans/schemas.ts';
import type { Call } from './openapi-call.ts';

const pageHit = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string(),
  location: z
    .object({
      city: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      street: z.string(),
      zip: z.string(),
    })
    .partial()
    .optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }),
  is_published: z.boolean(),
  previews: z.array(z.object({ _id: z.string() })),
});
const price = z.object({
  id: z.string(),
  type: z.enum(['service', 'domain']),
  plan: z.enum(PLANS).nullable(),
  name: z.string(),
  unit_amount: z.int(),
  currency: z.literal(K.currency),
  product: z.object({
    name: z.string(),
    metadata: z.object({ type: z.enum(['service', 'domain']), plan: z.enum(PLANS).optional() }),
  }),
});
const checkout = z.object({
  client_secret: z.string(),
  publishable_key: z.string(),
  script_url: z.string(),
  session_id: z.string(),
});
const order = '/buy_yr/api/order/check/{id}';

/** The specification's calls, each with the very schema that its route parses with. */
export const CALLS: Call[] = [
  {
    method: 'get',
    path: '/buy_ba/api/domain/suggest',
    id: 'C1',
    summary: 'Domain names that can be had',
    query: { q: 'name', ext: '.it, .com or .net', lang: 'language' },
    answer: z.array(domains.domainSuggestion),
  },
  {
    method: 'post',
    path: '/buy_ba/api/domain/transferable',
    id: 'C1-transfer',
    summary: 'Whether a domain can move here',
    body: ordering.transferableInput,
    answer: z.object({
      transferable: z.enum(['yes', 'no', 'unknown']),
      why: z.enum(['locked', 'too-recent', 'code', 'not-registered', 'ours', 'not-sold']).nullable(),
    }),
  },
  {
    method: 'post',
    path: '/buy_yr/api/order/subscription',
    id: 'C2',
    summary: 'Open an order',
    body: ordering.startOrderInput,
    answer: ordering.order,
    status: [201],
  },
  { method: 'get', path: order, id: 'C3', summary: 'Read an order', answer: ordering.order },
  {
    method: 'post',
    path: `${order}/update`,
    id: 'C4',
    summary: 'Save billing',
    body: ordering.updateOrderInput,
    answer: ordering.order,
  },
  {
    method: 'post',
    path: `${order}/cart`,
    id: 'C5',
    summary: 'Save plan and domains',
    body: ordering.saveCartInput,
    answer: ordering.order,
  },
  {
    method: 'post',
    path: `${order}/domain_info`,
    id: 'C6',
    summary: 'Save the domain owner',
    body: ordering.saveDomainInfoInput,
    answer: ordering.order,
  },
  {
    method: 'post',
    path: '/buy_yr/api/page/search',
    id: 'C7',
    summary: 'Search social pages',
    body: z.union([previews.searchInput as unknown as z.ZodType, previews.agentSearchInput as unknown as z.ZodType]),
    answer: z.object({ data: z.array(pageHit) }),
  },
  {
    method: 'post',
    path: '/buy_yr/api/page/preview',
    id: 'C8',
    summary: 'Generate a preview',
    body: previews.previewInput,
    answer: previews.preview,
    status: [200, 202],
  },
  {
    method: 'get',
    path: '/buy_yr/api/page/preview/{id}',
    id: 'C8-status',
    summary: 'How far a preview is',
    answer: previews.preview,
  },
  {
    method: 'get',
    path: '/buy_yr/api/prices',
    id: 'C9-prices',
    summary: 'Price catalogue',
    answer: z.object({ data: z.array(price) }),
  },
  {
    method: 'post',
    path: `${order}/checkout`,
    id: 'C9-checkout',
    summary: 'Open the card form',
    body: ordering.checkoutInput,
    answer: checkout,
  },
  {
    method: 'get',
    path: `${order}/progress`,
    id: 'S1-progress',
    summary: 'What happens after payment',
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/sync`,
    id: 'S1-sync',
    summary: 'Ask the provider after its return',
    body: ordering.syncInput,
    answer: ordering.order,
  },
  {
    method: 'post',
    path: `${order}/domain/replace`,
    id: 'S1-domain-replace',
    summary: 'Another name for one that could not be had',
    body: ordering.replaceDomainInput,
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/domain/refund`,
    id: 'S1-domain-refund',
    summary: 'The money of that name back',
    body: ordering.refundDomainInput,
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/mail-link`,
    id: 'S1-mail-link',
    summary: 'Send the order link again',
    answer: z.object({}),
  },
  {
    method: 'post',
    path: `${order}/payment-link`,
    id: 'A6-payment-link',
    summary: 'Send the customer the link to pay (agents)',
    answer: ordering.paymentLinkSent,
  },
  {
    method: 'get',
    path: '/buy_yr/api/agent/orders',
    id: 'A6-orders',
    summary: 'The orders that are sales of the agent who asks',
    query: { before: 'where the page before ended', page: 'a social page’s id', by: 'opened or link' },
    answer: ordering.agentOrders,
  },
  {
    method: 'get',
    path: '/buy_yr/api/agent/previews',
    id: 'A3-previews',
    summary: 'The sites that the agent who asks has had made or has shared',
    query: { before: 'where the page before ended' },
    answer: z.object({
      data: z.array(
        pageHit.extend({
          shared: z.nullable(z.object({ _id: z.string(), url: z.string(), expires_at: z.string() })),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  },
  {
    method: 'post',
    path: '/buy_yr/api/page/preview/{id}/share',
    id: 'A3-share',
    summary: 'A signed link to a preview (agents)',
    body: previews.sharePreviewInput,
    answer: z.object({ _id: z.string(), url: z.string(), expires_at: z.string() }),
    status: [201],
  },
  {
    method: 'post',
    path: '/buy_yr/api/page/preview/{id}/mail',
    id: 'L6-mail',
    summary: 'Send a preview’s link to one address',
    body: previews.mailPreviewInput,
    answer: z.object({}),
  },
  {
    method: 'post',
    path: '/buy_yr/api/page/preview-link/open',
    id: 'L4-open',
    summary: 'What a signed yr_preview opens',
    body: previews.openPreviewLinkInput,
    answer: z.object({
      name: z.string(),
      uri: z.string(),
      fb: z.string(),
      url: z.string(),
      preview_id: z.string(),
      prepared_by: z.nullable(z.string()),
      expires_at: z.string(),
      layouts: z.array(z.object({ layout: z.string(), reason: z.string() })),
      picture: z.nullable(z.string()),
    }),
  },
];
