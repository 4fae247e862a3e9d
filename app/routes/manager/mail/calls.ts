/** The calls about mailboxes. `order`: the order's id; `box`: the mailbox's. */
import {
  boxWeight,
  deviceLink,
  deviceLinkMade,
  deviceSetUp,
  deviceAdded,
  forwardLink,
  importView,
  lookAnswer,
  mailUsage,
  mailView,
  passwordLink,
  type DeviceKind,
  type SetPasswordInput,
  type SetReplyInput,
  type StartImportInput,
} from '../../../../modules/mailboxes/schemas.ts';
import { done } from '../../../../platform/answers.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (order: string, call: string) => `/buy_yr/api/order/check/${encodeURIComponent(order)}/mail${call}`;
const ofBox = (order: string, box: string, call: string) => of(order, `/boxes/${encodeURIComponent(box)}/${call}`);

export const openBoxes = (order: string, domain: string, names: string[]) =>
  postJson(of(order, '/boxes'), { domain, names }, mailView);
export const readUsage = (order: string) => getJson(of(order, '/usage'), mailUsage);
/** Only a box that holds no mail. */
export const renameBox = (order: string, box: string, name: string) =>
  postJson(ofBox(order, box, 'rename'), { name }, mailView);
/** The link goes to the order's address. */
export const mailPasswordLink = (order: string, box: string) => postJson(ofBox(order, box, 'password-link'), {}, done);
/** The answer holds the secret: it is shown once and kept nowhere. */
export const addDevice = (order: string, box: string, device: { kind: DeviceKind; name: string }) =>
  postJson(ofBox(order, box, 'devices'), device, deviceAdded);
/** A key by which a phone is set up, for a code on the screen. */
export const makeDeviceLink = (order: string, box: string, name: string) =>
  postJson(ofBox(order, box, 'devices/link'), { name }, deviceLinkMade);
export const revokeDevice = (order: string, box: string, device: string) =>
  postJson(ofBox(order, box, `devices/${encodeURIComponent(device)}/revoke`), {}, mailView);
export const setDevicesOnly = (order: string, box: string, only: boolean) =>
  postJson(ofBox(order, box, 'devices-only'), { only }, mailView);
export const stopSending = (order: string, box: string, stopped: boolean) =>
  postJson(ofBox(order, box, 'sending'), { stopped }, mailView);
/** Its mail may be copied here from now on; where new mail goes is not changed. */
export const moveMail = (order: string, domain: string) => postJson(of(order, '/move'), { domain }, mailView);
/** New mail comes here from now on. */
export const switchMail = (order: string, domain: string) => postJson(of(order, '/switch'), { domain }, mailView);
/** Whether the zone of a name that is not here yet leads its mail here. */
export const lookAtServers = (order: string, domain: string) => postJson(of(order, '/look'), { domain }, lookAnswer);
/** A wrong password there is told at once. */
export const startImport = (order: string, box: string, old: StartImportInput) =>
  postJson(ofBox(order, box, 'import'), old, importView);
export const readImport = (order: string, box: string) => getJson(ofBox(order, box, 'import'), importView);
export const endImport = (order: string, box: string) => postJson(ofBox(order, box, 'import/end'), {}, importView);
/** In the place of another. */
export const setReply = (order: string, box: string, reply: SetReplyInput) =>
  postJson(ofBox(order, box, 'reply'), reply, mailView);
export const endReply = (order: string, box: string) => postJson(ofBox(order, box, 'reply/end'), {}, mailView);
/** Whoever reads there is asked by mail. */
export const addForward = (order: string, box: string, target: string) =>
  postJson(ofBox(order, box, 'forwards'), { target }, mailView);
export const endForward = (order: string, box: string, forward: string) =>
  postJson(ofBox(order, box, `forwards/${encodeURIComponent(forward)}/end`), {}, mailView);
export const setKeepsForwarded = (order: string, box: string, keeps: boolean) =>
  postJson(ofBox(order, box, 'keeps-forwarded'), { keeps }, mailView);
/** Throws where nobody could download it now. */
export const weighBox = (order: string, box: string) => getJson(ofBox(order, box, 'export/size'), boxWeight);
/** Where the browser fetches all of a box, to keep. */
export const boxFileAddress = (order: string, box: string) => ofBox(order, box, 'export');
export const setAlias = (order: string, alias: { domain: string; name: string; boxes: string[] }) =>
  postJson(of(order, '/aliases'), alias, mailView);
export const removeAlias = (order: string, alias: { domain: string; name: string }) =>
  postJson(of(order, '/aliases/remove'), alias, mailView);

/** By the key of a mailed link; the link stays good. */
export const readPasswordLink = (key: string) => postJson('/buy_yr/api/mail-password/link', { key }, passwordLink);
export const setPassword = (given: SetPasswordInput) => postJson('/buy_yr/api/mail-password', given, done);
/** By the key of a mailed link; nothing changes. */
export const readForwardLink = (key: string) => postJson('/buy_yr/api/mail-forward/link', { key }, forwardLink);
/** Whoever reads there wants no more of it. */
export const refuseForward = (key: string) => postJson('/buy_yr/api/mail-forward/end', { key }, done);
export const confirmForward = (key: string) => postJson('/buy_yr/api/mail-forward', { key }, forwardLink);
/** By the key of a code; nothing changes. */
export const readDeviceLink = (key: string) => postJson('/buy_yr/api/mail-device/link', { key }, deviceLink);
/** The answer holds the secret: it is shown once and kept nowhere. */
export const setUpDevice = (key: string) => postJson('/buy_yr/api/mail-device', { key }, deviceSetUp);
/** Takes the key as a form, and gives the file that an iPhone installs. */
export const PROFILE_ADDRESS = '/manager/mail-device/profile';
