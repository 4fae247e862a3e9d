import { z } from 'zod';
import { noSuch } from '../api-error.ts';
import { requireIn } from '../desk.ts';
import { newId } from '../ids.ts';
import { asAsked, listPage } from '../lists.ts';
import { apiVersion, buildEndpoint } from '../objects/event.ts';
import { created, expand, flag, noParams, page, text } from '../params.ts';
import { route } from './route.ts';

const list = z.strictObject({
  ...page,
  created,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
});
const endpointCreate = z.strictObject({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  api_version: z.enum([apiVersion]).default(apiVersion),
  description: text.optional(),
  /** Events of connected accounts instead of our own. */
  connect: flag.default(false),
  expand,
});

export const eventRoutes = [
  route('GET', '/v1/events', list, ({ state }, params) => {
    const wanted = asAsked(state.events.values(), params, ['type']).filter(
      (event) =>
        (params.delivery_success === undefined ||
          (params.delivery_success === 'true') === (event.pending_webhooks === 0)) &&
        (params.types === undefined || params.types.includes(event.type)),
    );
    return listPage(wanted, params, '/v1/events');
  }),
  route('GET', '/v1/events/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.events, id, (missing) => noSuch('event', missing)),
  ),
  route('POST', '/v1/webhook_endpoints', endpointCreate, ({ desk, now }, params) => {
    const endpoint = buildEndpoint({
      url: params.url,
      events: params.enabled_events,
      description: params.description ?? null,
      created: now,
    });
    const secret = newId('whsec_', 32);
    desk.webhooks.add(endpoint, secret, params.connect ? 'connected' : 'own');
    // The secret is shown once, in the answer to the creation.
    return { ...endpoint, secret };
  }),
  route('GET', '/v1/webhook_endpoints', z.strictObject(page), ({ desk }, params) =>
    listPage(
      [...desk.webhooks.endpoints.values()].map((endpoint) => ({
        ...endpoint,
        secret: undefined,
        previous: undefined,
        configured: undefined,
        hears: undefined,
      })),
      params,
      '/v1/webhook_endpoints',
    ),
  ),
];
