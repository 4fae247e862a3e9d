import { done } from '../../../platform/answers.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { defineCall } from '../../../platform/http-call.ts';
import { proveOrder } from '../../access/index.server.ts';
import { requireMailHost } from '../mail-of-order.ts';
import * as schemas from '../schemas.ts';
import { showMail } from '../show-mail.ts';
import { confirmForward, endForwardByLink, readForwardLink } from './confirm-forward.ts';
import { addForward, endForward, setKeepsForwarded } from './forwarding.ts';

const box = '/buy_yr/api/order/check/{id}/mail/boxes/{box}';
const link = '/buy_yr/api/mail-forward';
/** A person presses these, one after the other. */
const PRESSED = { burst: 20, perMinute: 20 };
/** Each press is a mail to somebody. */
const MAILS = { burst: 6, perMinute: 2 };
/** Whoever has no link could guess at it. */
const BY_LINK = { burst: 20, perMinute: 10 };
const answer = schemas.mailView;

async function ownBox(ctx: Ctx, { id, box }: { id: string; box: string }) {
  const by = await proveOrder(ctx, 'own', id);
  requireMailHost(ctx);
  return { by, id: box };
}

/** Where a box forwards to, for its owner; and a link by which whoever reads there says yes. */
export const forwardCalls = [
  defineCall({
    method: 'post',
    path: `${box}/forwards`,
    id: 'P4-mail-forward',
    summary: 'Ask by mail whether what comes into a mailbox may go on to an address',
    limit: MAILS,
    body: schemas.addForwardInput,
    answer,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      await addForward(ctx, { ...of, ...(await body()) });
      return showMail(ctx, of);
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/forwards/{forward}/end`,
    id: 'P4-mail-forward-end',
    summary: 'Forward nothing to an address any more, or ask it no longer',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const of = await ownBox(ctx, params);
      await endForward(ctx, { ...of, forwardId: params.forward });
      return showMail(ctx, of);
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/keeps-forwarded`,
    id: 'P4-mail-forward-keeps',
    summary: 'Whether what is forwarded stays in the mailbox too',
    limit: PRESSED,
    body: schemas.keepsForwardedInput,
    answer,
    async run(ctx, { params, body }) {
      const of = await ownBox(ctx, params);
      await setKeepsForwarded(ctx, { ...of, ...(await body()) });
      return showMail(ctx, of);
    },
  }),
  // Without a session: the mailed key is the proof, on whichever device the mail is read.
  defineCall({
    method: 'post',
    path: `${link}/link`,
    id: 'P4-mail-forward-look',
    summary: 'What a mailed link asks: which mailbox forwards to which address; nothing changes',
    limit: BY_LINK,
    body: schemas.forwardLinkInput,
    answer: schemas.forwardLink,
    run: async (ctx, { body }) => readForwardLink(ctx, await body()),
  }),
  defineCall({
    method: 'post',
    path: link,
    id: 'P4-mail-forward-confirm',
    summary: 'Let what comes into a mailbox go on to the address that was asked by mail',
    limit: BY_LINK,
    body: schemas.forwardLinkInput,
    answer: schemas.forwardLink,
    run: async (ctx, { body }) => confirmForward(ctx, await body()),
  }),
  defineCall({
    method: 'post',
    path: `${link}/end`,
    id: 'P4-mail-forward-refuse',
    summary: 'Forward nothing more to the address that was asked by mail, by whoever reads there',
    limit: BY_LINK,
    body: schemas.forwardLinkInput,
    answer: done,
    async run(ctx, { body }) {
      await endForwardByLink(ctx, await body());
      return {};
    },
  }),
];
