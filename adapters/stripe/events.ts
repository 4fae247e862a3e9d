import { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from '../../modules/billing/card-payments.port.ts';
import { AppError } from '../../platform/errors.ts';
import { isStorable } from '../../site-kit/typed-text.ts';

const eventBody = z.looseObject({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  api_version: z.string().nullable(),
  created: z.number().int(),
  livemode: z.boolean(),
  /** Set by events of connected accounts only: we have none. */
  account: z.string().nullish(),
  data: z.looseObject({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string(),
      subscription: z.unknown().optional(),
      customer: z.unknown().optional(),
      parent: z.unknown().optional(),
    }),
  }),
});
const invoiceParent = z.looseObject({ subscription_details: z.looseObject({ subscription: z.string() }) });

const forged = (reason: string, cause?: unknown) =>
  new AppError('billing.webhook-forged', { status: 400, reason, ...(cause !== undefined && { cause }) });

interface Received {
  rawBody: string;
  signature: string;
  receivedAt: Date;
}
interface Expected {
  secrets: string[];
  /** Seconds for which a signature is believed. */
  toleranceS: number;
  apiVersion: string;
  livemode: boolean;
}

/** Several secrets are valid while one is being replaced. Throws AppError 'billing.webhook-forged'. */
async function verify(
  { rawBody, signature, receivedAt }: Received,
  { secrets, toleranceS }: Pick<Expected, 'secrets' | 'toleranceS'>,
): Promise<void> {
  let last: unknown;
  for (const secret of secrets) {
    try {
      await Stripe.webhooks.constructEventAsync(
        rawBody,
        signature,
        secret,
        toleranceS,
        undefined,
        receivedAt.getTime(),
      );
      return;
    } catch (error) {
      last = error;
    }
  }
  throw forged('no secret fits the signature, or it is too old', last);
}

/**
 * Reads an event that the provider signed. Throws AppError: 'billing.webhook-forged' when the signature does not fit,
 * 'billing.webhook-mismatch' when the event is of the other mode (test, live), of another version of the API, or no event at
 * all: NUL and half characters, which no store takes, included.
 */
export async function readSignedEvent(input: Received, expected: Expected): Promise<ProviderEvent> {
  await verify(input, expected);
  let body: z.output<typeof eventBody>;
  try {
    const parsed: unknown = JSON.parse(input.rawBody);
    if (!isStorable(parsed)) throw new Error('NUL or half a character');
    body = eventBody.parse(parsed);
  } catch (error) {
    throw new AppError('billing.webhook-mismatch', { status: 400, reason: 'signed, but not an event', cause: error });
  }
  const mismatch = (reason: string) =>
    new AppError('billing.webhook-mismatch', { status: 400, reason: `${body.id} ${body.type}: ${reason}` });
  if (body.livemode !== expected.livemode) throw mismatch(`livemode is ${body.livemode}, our key is of the other mode`);
  if (body.account) throw mismatch(`it is of account ${body.account}, not of our own`);
  if (body.api_version !== expected.apiVersion)
    throw mismatch(`api_version is ${body.api_version}, we read ${expected.apiVersion}`);

  const { object } = body.data;
  const id = object.id ?? '';
  const named = typeof object.subscription === 'string' ? object.subscription : null;
  const parent = invoiceParent.safeParse(object.parent);
  return {
    id: body.id,
    type: body.type,
    created: body.created,
    livemode: body.livemode,
    objectId: id,
    objectType: object.object,
    sessionId: object.object === 'checkout.session' ? id : null,
    customerId: object.object === 'customer' ? id : typeof object.customer === 'string' ? object.customer : null,
    subscriptionId:
      object.object === 'subscription' ? id : (named ?? (parent.data?.subscription_details.subscription || null)),
  };
}
