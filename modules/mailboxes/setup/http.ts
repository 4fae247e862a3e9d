import { defineCall } from '../../../platform/http-call.ts';
import { mailOwner } from '../own-box.ts';
import * as schemas from '../schemas.ts';
import { makeDeviceLink, readDeviceLink, setUpByLink } from './device-link.ts';

const link = '/buy_yr/api/mail-device';
/** Whoever has no link could guess at it. */
const BY_LINK = { burst: 20, perMinute: 10 };

/** A phone is set up by a code on its owner's screen. */
export const setupCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/order/check/{id}/mail/boxes/{box}/devices/link',
    id: 'P4-mail-device-link',
    summary: 'Make a key by which a phone is set up, once and within a quarter of an hour',
    limit: { burst: 20, perMinute: 20 },
    body: schemas.deviceLinkInput,
    answer: schemas.deviceLinkMade,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      return makeDeviceLink(ctx, { by, id: params.box, ...(await body()) });
    },
  }),
  // Without the order's session: the code is the proof, on the phone that has read it.
  defineCall({
    method: 'post',
    path: `${link}/link`,
    id: 'P4-mail-device-look',
    summary: 'Which mailbox a phone is to be set up for; the key stays good',
    limit: BY_LINK,
    body: schemas.deviceKeyInput,
    answer: schemas.deviceLink,
    run: async (ctx, { body }) => readDeviceLink(ctx, await body()),
  }),
  defineCall({
    method: 'post',
    path: link,
    id: 'P4-mail-device-set-up',
    summary: 'Add the phone: its secret is told in the answer and never again',
    limit: BY_LINK,
    body: schemas.deviceKeyInput,
    answer: schemas.deviceSetUp,
    run: async (ctx, { body }) => setUpByLink(ctx, await body()),
  }),
];
