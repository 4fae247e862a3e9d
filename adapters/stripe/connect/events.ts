import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { AccountNotice, MerchantEvent } from '../../../modules/takings/merchant-payments.port.ts';
import { isStorable } from '../../../site-kit/typed-text.ts';
import { forged, mismatch, readSigned, shortText, type Expected, type Received } from '../events.ts';

/** An event of a connected account. Throws like `readSigned`, and for one that names no account. */
export async function readMerchantEvent(input: Received, expected: Expected): Promise<MerchantEvent> {
  const { id, type, account, data } = await readSigned(input, expected);
  if (!account) throw mismatch(`${id} ${type}: it names no connected account`);
  const about = (object: string) => (data.object.object === object ? (data.object.id ?? null) : null);
  return { id, type, account, paymentId: about('checkout.session'), refundId: about('refund') };
}

const noticeBody = z.looseObject({
  id: shortText,
  object: z.literal('v2.core.event'),
  type: shortText,
  livemode: z.boolean(),
  related_object: z.looseObject({ id: shortText, type: z.literal('v2.core.account') }),
});

/** A notice of the second version, about an account. Its payload has no version: what changed is asked. Throws like `readSigned`. */
export async function readAccountNotice(
  stripe: Stripe,
  { rawBody, signature, receivedAt }: Received,
  { secrets, toleranceS, livemode }: Omit<Expected, 'apiVersion'>,
): Promise<AccountNotice> {
  const tries = secrets.map((secret) =>
    stripe.parseEventNotificationAsync(rawBody, signature, secret, toleranceS, undefined, receivedAt.getTime()),
  );
  await Promise.any(tries).catch((error: unknown) => {
    throw forged('no secret fits the signature, or it is too old', error);
  });
  let body: z.output<typeof noticeBody>;
  try {
    const parsed: unknown = JSON.parse(rawBody);
    if (!isStorable(parsed)) throw new Error('NUL or half a character');
    body = noticeBody.parse(parsed);
  } catch (error) {
    throw mismatch('signed, but no notice about an account', error);
  }
  if (body.livemode !== livemode) throw mismatch(`${body.id}: our key is of the other mode`);
  return { id: body.id, type: body.type, account: body.related_object.id };
}
