import { newId } from '../ids.ts';

export const apiVersion = '2026-10-28.endive';

export interface Origin {
  /** Id of the request that caused the event; null when the buyer caused it on the vendor's own page. */
  id: string | null;
  idempotency_key: string | null;
}

export function buildEvent(input: {
  type: string;
  object: object;
  previous: object | undefined;
  origin: Origin;
  /** The connected account in which it happened; null in our own. */
  account: string | null;
  created: number;
}) {
  return {
    id: newId('evt_1'),
    object: 'event' as const,
    ...(input.account !== null && { account: input.account, context: input.account }),
    api_version: apiVersion,
    created: input.created,
    data: {
      object: structuredClone(input.object),
      ...(input.previous && { previous_attributes: input.previous }),
    },
    livemode: false,
    pending_webhooks: 0,
    request: input.origin,
    type: input.type,
  };
}
export type Event = ReturnType<typeof buildEvent>;

export function buildEndpoint(input: { url: string; events: string[]; description: string | null; created: number }) {
  return {
    id: newId('we_1'),
    object: 'webhook_endpoint' as const,
    api_version: apiVersion,
    application: null,
    created: input.created,
    description: input.description,
    enabled_events: input.events,
    livemode: false,
    metadata: {} as Record<string, string>,
    status: 'enabled',
    url: input.url,
  };
}
export type Endpoint = ReturnType<typeof buildEndpoint>;
