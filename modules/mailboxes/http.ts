import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveOrder } from '../access/index.server.ts';
import { removeAlias, setAlias } from './aliases.ts';
import { chooseBoxes } from './choose-boxes.ts';
import { addDevice, revokeDevice, setDevicesOnly } from './devices.ts';
import { mailOwner } from './own-box.ts';
import { openBoxes } from './open-boxes.ts';
import { readPasswordLink, requestPasswordLink } from './password-link.ts';
import { readUsage } from './read-usage.ts';
import { renameBox } from './rename-box.ts';
import { endReply, setReply } from './reply.ts';
import * as schemas from './schemas.ts';
import { setPassword } from './set-password.ts';
import { showMail } from './show-mail.ts';

const mail = '/buy_yr/api/order/check/{id}/mail';
const box = `${mail}/boxes/{box}` as const;
const password = '/buy_yr/api/mail-password';
/** A person presses these, one after the other. */
const PRESSED = { burst: 20, perMinute: 20 };
/** Each press is a mail to the owner. */
const MAILS = { burst: 6, perMinute: 2 };
/** Whoever has no link could guess at it. */
const BY_LINK = { burst: 20, perMinute: 10 };
const answer = schemas.mailView;

/** Mailboxes of an order, for its owner alone: neither agents nor operators read or change them. Whoever prepares the order chooses what opens with it. */
export const mailboxCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/order/check/{id}/mailboxes',
    id: 'P4-mail-choose',
    summary: 'Choose the mailboxes that open with a domain of the cart',
    limit: PRESSED,
    body: schemas.chooseBoxesInput,
    answer: done,
    async run(ctx, { params, body }) {
      const by = await proveOrder(ctx, 'prepare', params.id);
      await chooseBoxes(ctx, { by, ...(await body()) });
      return {};
    },
  }),
  defineCall({
    method: 'get',
    path: mail,
    id: 'P4-mail',
    summary: 'Mailboxes of an order: names, boxes with their devices, aliases, and what is missing',
    limit: { burst: 60, perMinute: 60 },
    answer,
    run: async (ctx, { params }) => showMail(ctx, { by: await mailOwner(ctx, params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${mail}/boxes`,
    id: 'P4-mail-open',
    summary: 'Open mailboxes at a registered name of the order',
    limit: PRESSED,
    body: schemas.openBoxesInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await openBoxes(ctx, { by, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'get',
    path: `${mail}/usage`,
    id: 'P4-mail-usage',
    summary: 'How full the mailboxes of an order are, as far as their host answers',
    limit: { burst: 20, perMinute: 20 },
    answer: schemas.mailUsage,
    run: async (ctx, { params }) => readUsage(ctx, { by: await mailOwner(ctx, params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${box}/rename`,
    id: 'P4-mail-rename',
    summary: 'Give a mailbox that holds no mail another address',
    limit: PRESSED,
    body: schemas.renameBoxInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await renameBox(ctx, { by, id: params.box, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/password-link`,
    id: 'P4-mail-password-link',
    summary: 'Mail the owner a link by which the password of a mailbox is chosen, once and for a day',
    limit: MAILS,
    answer: done,
    async run(ctx, { params }) {
      await requestPasswordLink(ctx, { by: await mailOwner(ctx, params.id), id: params.box });
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/devices`,
    id: 'P4-mail-device',
    summary: 'Add a device: its secret is told in the answer and never again',
    limit: PRESSED,
    body: schemas.addDeviceInput,
    answer: schemas.deviceAdded,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      const { deviceId, secret } = await addDevice(ctx, { by, id: params.box, ...(await body()) });
      return { device: deviceId, secret, mail: await showMail(ctx, { by }) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/devices/{device}/revoke`,
    id: 'P4-mail-device-revoke',
    summary: 'Revoke a device: its secret opens nothing any more',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const by = await mailOwner(ctx, params.id);
      await revokeDevice(ctx, { by, id: params.box, deviceId: params.device });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/devices-only`,
    id: 'P4-mail-devices-only',
    summary: 'Whether only secrets of devices open a mailbox in programs',
    limit: PRESSED,
    body: schemas.devicesOnlyInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await setDevicesOnly(ctx, { by, id: params.box, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/reply`,
    id: 'P4-mail-reply',
    summary: 'Answer whoever writes to a mailbox with a text, between two days',
    limit: PRESSED,
    body: schemas.setReplyInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await setReply(ctx, { by, id: params.box, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${box}/reply/end`,
    id: 'P4-mail-reply-end',
    summary: 'Answer nobody by itself any more',
    limit: PRESSED,
    answer,
    async run(ctx, { params }) {
      const by = await mailOwner(ctx, params.id);
      await endReply(ctx, { by, id: params.box });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${mail}/aliases`,
    id: 'P4-mail-alias',
    summary: 'Set where an alias leads',
    limit: PRESSED,
    body: schemas.setAliasInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await setAlias(ctx, { by, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'post',
    path: `${mail}/aliases/remove`,
    id: 'P4-mail-alias-remove',
    summary: 'Remove an alias',
    limit: PRESSED,
    body: schemas.removeAliasInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await removeAlias(ctx, { by, ...(await body()) });
      return showMail(ctx, { by });
    },
  }),
  // Without the order's session: the mailed key is the proof, on whichever device the mail is read.
  defineCall({
    method: 'post',
    path: `${password}/link`,
    id: 'P4-mail-password-look',
    summary: 'Which mailbox a mailed link is for; the link stays good',
    limit: BY_LINK,
    body: schemas.passwordLinkInput,
    answer: schemas.passwordLink,
    run: async (ctx, { body }) => readPasswordLink(ctx, await body()),
  }),
  defineCall({
    method: 'post',
    path: password,
    id: 'P4-mail-password',
    summary: 'Set the password of a mailbox by a mailed link, which then opens nothing any more',
    limit: BY_LINK,
    body: schemas.setPasswordInput,
    answer: done,
    async run(ctx, { body }) {
      await setPassword(ctx, await body());
      return {};
    },
  }),
];
