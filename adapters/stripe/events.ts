import { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from '../../modules/billing/card-payments.port.ts';
import { AppError } from '../../platform/errors.ts';
import { isStorable } from '../../site-kit/typed-text.ts';

/** What a date can say (ECMAScript, 21.4.1.1). */
const LAST_SECOND = 8.64e12;
/** No longer than the provider's ids ever are (docs.stripe.com/upgrades): our indexes take no text of any length. */
export const shortText = z.string().min(1).max(255);
const eventBody = z.looseObject({
  id: shortText,
  object: z.literal('event'),
  type: shortText,
  api_version: shortText.nullable(),
  created: z.number().int().min(0).max(LAST_SECOND),
  livemode: z.boolean(),
  /** Set by events of connected accounts only. */
  account: shortText.nullish(),
  data: z.looseObject({
    object: z.looseObject({
      /** An invoice to come has none. */
      id: shortText.optional(),
      object: shortText,
      subscription: z.unknown().optional(),
      customer: z.unknown().optional(),
      parent: z.unknown().optional(),
    }),
  }),
});
const invoiceParent = z.looseObject({ subscription_details: z.looseObject({ subscription: shortText }) });
/** The provider is asked for what became of them. */
const ASKED_FOR = new Set(['checkout.session', 'customer', 'dispute', 'refund', 'subscription']);

export const forged = (reason: string, cause?: unknown) =>
  new AppError('billing.webhook-forged', { status: 400, reason, ...(cause !== undefined && { cause }) });

export interface Received {
  rawBody: string;
  signature: string;
  receivedAt: Date;
}
export interface Expected {
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

export const mismatch = (reason: string, cause?: unknown) =>
  new AppError('billing.webhook-mismatch', { status: 400, reason, ...(cause !== undefined && { cause }) });

/**
 * The body of an event that the provider signed, of our mode (test, live) and our version of the API. Throws AppError: 'billing.webhook-forged'
 * when the signature does not fit, 'billing.webhook-mismatch' for another mode or version, or for no event at all: NUL, half characters and
 * texts of any length included.
 */
export async function readSigned(input: Received, expected: Expected): Promise<z.output<typeof eventBody>> {
  await verify(input, expected);
  let body: z.output<typeof eventBody>;
  try {
    const parsed: unknown = JSON.parse(input.rawBody);
    if (!isStorable(parsed)) throw new Error('NUL or half a character');
    body = eventBody.parse(parsed);
  } catch (error) {
    throw mismatch('signed, but not an event', error);
  }
  const which = `${body.id} ${body.type}`;
  if (body.livemode !== expected.livemode)
    throw mismatch(`${which}: livemode is ${body.livemode}, our key is of the other mode`);
  if (body.api_version !== expected.apiVersion)
    throw mismatch(`${which}: api_version is ${body.api_version}, we read ${expected.apiVersion}`);
  return body;
}

/** An event of our own account. Throws like `readSigned`, and for one of another account or about something whose id it does not say. */
export async function readSignedEvent(input: Received, expected: Expected): Promise<ProviderEvent> {
  const body = await readSigned(input, expected);
  if (body.account) throw mismatch(`${body.id} ${body.type}: it is of account ${body.account}, not of our own`);

  const { object } = body.data;
  const id = object.id ?? '';
  if (!id && ASKED_FOR.has(object.object)) throw mismatch(`${body.id} ${body.type}: its ${object.object} has no id`);
  const named = shortText.safeParse(object.subscription).data ?? null;
  const parent = invoiceParent.safeParse(object.parent);
  return {
    id: body.id,
    type: body.type,
    created: body.created,
    livemode: body.livemode,
    objectId: id,
    objectType: object.object,
    sessionId: object.object === 'checkout.session' ? id : null,
    customerId: object.object === 'customer' ? id : (shortText.safeParse(object.customer).data ?? null),
    subscriptionId:
      object.object === 'subscription' ? id : (named ?? parent.data?.subscription_details.subscription ?? null),
  };
}
