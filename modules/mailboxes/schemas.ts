/** Limits and shapes of mailboxes, and what their calls take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { calendarDay, code, line, note } from '../../site-kit/typed-text.ts';
import { K } from '../plans/schemas.ts';
import { BOX_STATES, type BoxState } from './mailbox.states.ts';

/** Bytes of one box: 1 GB as the plans say it. */
export const QUOTA_BYTES = 1_073_741_824;
/** Devices of a box that are not revoked. */
export const MOST_DEVICES = 10;
/** Aliases of one domain name. */
export const MOST_ALIASES = 10;
export const PASSWORD = { min: 12, max: 128 } as const;
/** Hours in which the link to choose a password opens. */
export const LINK_HOURS = 24;
/** Minutes in which the code opens by which a phone is set up. */
export const SETUP_MINUTES = 15;
/** Days in which the mail of a box that ended can be fetched. */
export const FETCH_DAYS = K.exportDays;

/** Addresses that a box forwards to, those included that have not said yes yet. */
export const MOST_FORWARDS = 2;
/** Hours in which the link that is mailed to one of them opens. */
export const FORWARD_HOURS = 72;
/** Such links of an order within a day. */
export const MOST_ASKED = 6;
/** `asked`: whoever reads there has not said yes. */
export const FORWARD_STATES = ['forwards', 'asked'] as const;
export type ForwardState = (typeof FORWARD_STATES)[number];

/** Letters of an automatic reply. */
export const REPLY_LETTERS = 1000;
/** Whoever was answered is answered again after so many days. */
export const REPLY_EVERY_DAYS = 3;
/** `waits`: its first day is still to come; `over`: its last one is. */
export const REPLY_STATES = ['answers', 'waits', 'over'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

export const DEVICE_KINDS = ['phone', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
/** What opens a box for its owner's browser; no device of a list. */
export const BROWSER_KINDS = ['page', 'take'] as const;
export type BrowserKind = (typeof BROWSER_KINDS)[number];
export const isDevice = (kind: DeviceKind | BrowserKind): kind is DeviceKind =>
  !(BROWSER_KINDS as readonly string[]).includes(kind);

/** Who stopped what a box sends. */
export const STOPPED_BY = ['owner', 'operator'] as const;
export type StoppedBy = (typeof STOPPED_BY)[number];

/** What a device signs in with instead of the password; `name` as its owner calls it. */
export interface DeviceView {
  id: string;
  kind: DeviceKind;
  name: string;
  createdAt: Date;
}
/** Letters of what its owner calls a device. */
export const DEVICE_NAME = 60;

/** A mailbox as its owner sees it. */
export interface BoxView {
  id: string;
  /** As people write it: a Greek name in Greek letters. */
  address: string;
  state: BoxState;
  hasPassword: boolean;
  devicesOnly: boolean;
  /** Who stopped what it sends, while it receives and opens; null: it sends. */
  stoppedBy: StoppedBy | null;
  /** Until then only devices open it; null: the password too. */
  typedShutUntil: Date | null;
  /** Until its mail can be fetched; null while it is open. */
  fetchUntil: Date | null;
  /** Calendar days, YYYY-MM-DD; null: nobody is answered by itself. */
  reply: ReplyView | null;
  forwards: ForwardView[];
  keepsForwarded: boolean;
  devices: DeviceView[];
}
export interface ForwardView {
  id: string;
  /** As people write it. */
  target: string;
  state: ForwardState;
}
export interface ReplyView {
  text: string;
  from: string | null;
  until: string | null;
  state: ReplyState;
}
export interface NameView {
  registrationId: string;
  /** As people write it. */
  domain: string;
  /** `elsewhere`: its mail is kept where it was; `left`: no longer ours. */
  state: MailDomainState;
  /** It is with somebody else, and looked at for where its mail goes. */
  looked: boolean;
  boxes: BoxView[];
  aliases: { name: string; boxes: string[] }[];
}
/** What an order has of mail. */
export interface MailOfOrder {
  /** How many boxes its plan holds. */
  most: number;
  /** Names chosen before the payment that no box stands for. */
  chosen: { domain: string; names: string[] } | null;
  names: NameView[];
}

/** Boxes that can be chosen with the cart: at most so many, and the local parts that stand in the form. */
export interface BoxesOffer {
  most: number;
  proposed: string[];
}

/** Who has the mail of a domain name: we; somebody else, as it was before the name came; the same, while boxes here are being filled with it (`moving`); or nobody of ours any more. */
export type MailDomainState = 'ours' | 'elsewhere' | 'moving' | 'left';

/** `copying`: it goes on by itself, the last times long after all is here; `stopped`: its owner must say something; `done`: nothing is asked there any more. */
export const IMPORT_STATES = ['copying', 'stopped', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * How a name stands for its owner. `waiting`: it is not registered yet; `ours`: boxes are here or can be opened; `elsewhere`,
 * `moving` and `left` as above.
 */
export const NAME_STATES = ['waiting', 'ours', 'elsewhere', 'moving', 'left'] as const;
export type NameState = (typeof NAME_STATES)[number];

const server = z.object({ host: z.string(), port: z.number() });
const device = z.object({ id: z.string(), kind: z.enum(DEVICE_KINDS), name: z.string(), created_at: z.string() });
const box = z.object({
  id: z.string(),
  /** As people write it. */
  address: z.string(),
  state: z.enum(BOX_STATES),
  has_password: z.boolean(),
  devices_only: z.boolean(),
  stopped_by: z.nullable(z.enum(STOPPED_BY)),
  /** Until then the password opens nothing, for too many wrong ones were tried. */
  typed_shut_until: z.nullable(z.string()),
  /** Until then what it holds can be fetched; null while it is open. */
  fetch_until: z.nullable(z.string()),
  reply: z.nullable(
    z.object({
      text: z.string(),
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      state: z.enum(REPLY_STATES),
    }),
  ),
  forwards: z.array(z.object({ id: z.string(), target: z.string(), state: z.enum(FORWARD_STATES) })),
  /** What is forwarded stays here too. */
  keeps_forwarded: z.boolean(),
  devices: z.array(device),
});
export type Box = z.infer<typeof box>;
/** What keeps mail from coming here before its name does. */
export const MX_MISSING = ['none', 'others', 'proof'] as const;
export type MxMissing = (typeof MX_MISSING)[number];
/** What its owner sets where the name is now. */
const mxFirst = z.object({
  /** Servers that take its mail here, each of the same priority. */
  servers: z.array(z.string()),
  priority: z.number(),
  /** A text by which the name is shown to be its owner's. */
  proof: z.object({ label: z.string(), host: z.string(), value: z.string() }),
});

const mailName = z.object({
  /** ASCII form. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  state: z.enum(NAME_STATES),
  /** Its mail is elsewhere, and can be moved here. */
  can_move: z.boolean(),
  /** Boxes are ready, and the new mail can come to them. */
  can_switch: z.boolean(),
  /** The name is still with somebody else, and its mail may come here before it: `state` says whether it does. */
  mx_first: z.nullable(mxFirst),
  /** Chosen with the name and not opened: they open with it, or could not be had. */
  chosen: z.array(z.string()),
  boxes: z.array(box),
  aliases: z.array(z.object({ name: z.string(), boxes: z.array(z.string()) })),
});
export type MailName = z.infer<typeof mailName>;

/** GET …/mail */
export const mailView = z.object({
  order: z.object({ id: z.string(), name: z.string(), mail: z.string() }),
  /** How many boxes the plan holds, and how many of them can still be opened. */
  most: z.number(),
  left: z.number(),
  /** The order is paid, not suspended and not over. */
  served: z.boolean(),
  /** Local parts that suit the business, as many as can still be opened. */
  suggested: z.array(z.string()),
  /** What programs are told. */
  servers: z.object({ imap: server, smtp: server }),
  names: z.array(mailName),
});
export type MailView = z.infer<typeof mailView>;

/** What is typed before the @; which of it can be one the verb says, in words for each fault. */
const localPart = line(256);
const domain = code(255).check(z.minLength(1));
const id = code(64);

/** POST …/mail/move, …/mail/switch and …/mail/look */
export const moveMailInput = z.object({ domain });
/** POST …/mail/look: what the zone says now. `missing` null: mail comes here. */
export const lookAnswer = z.object({
  mail: mailView,
  missing: z.nullable(z.enum(MX_MISSING)),
  /** Where mail goes, as host names. */
  exchanges: z.array(z.string()),
});
export type LookAnswer = z.infer<typeof lookAnswer>;
/** POST …/mail/boxes/{box}/import: the old box, as its owner's mail program has it. */
export const startImportInput = z.object({
  host: code(253).check(z.regex(/^[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?$/)),
  port: z.number().check(z.int(), z.minimum(1), z.maximum(65_535)),
  username: code(254).check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});
export type StartImportInput = z.infer<typeof startImportInput>;
/** GET …/mail/boxes/{box}/import; null: nothing was ever moved in. */
export const importView = z.object({
  moving: z.nullable(
    z.object({
      host: z.string(),
      username: z.string(),
      state: z.enum(IMPORT_STATES),
      /** An error code. */
      problem: z.nullable(z.string()),
      found: z.number(),
      here: z.number(),
      too_large: z.number(),
      /** Which the old server lists and does not give. */
      unreadable: z.number(),
      bytes: z.number(),
      compared_at: z.nullable(z.string()),
    }),
  ),
});
export type ImportView = z.infer<typeof importView>;

/** GET …/mail/usage: those whose host answers. `bytes` of `most`. */
export const mailUsage = z.object({
  boxes: z.array(z.object({ id: z.string(), bytes: z.number(), most: z.number(), messages: z.number() })),
});
export type MailUsage = z.infer<typeof mailUsage>;
export type BoxUsage = MailUsage['boxes'][number];

/** GET …/mail/boxes/{box}/export/size */
export const boxWeight = z.object({ bytes: z.number(), messages: z.number() });
export type BoxWeight = z.infer<typeof boxWeight>;

/** Whether days can be told by it. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** POST …/mailboxes: of the cart; none: none open with the domain. */
export const chooseBoxesInput = z.object({ domain, names: z.array(localPart).check(z.maxLength(10)) });
/** POST …/mail/boxes: all of them or none. */
export const openBoxesInput = z.object({ domain, names: z.array(localPart).check(z.minLength(1), z.maxLength(10)) });
/** POST …/mail/boxes/{box}/rename: of a box that holds no mail. */
export const renameBoxInput = z.object({ name: localPart });
/** POST …/mail/boxes/{box}/devices */
export const addDeviceInput = z.object({
  kind: z.enum(DEVICE_KINDS),
  name: line(DEVICE_NAME).check(z.minLength(1)),
});
/** The secret is told this once. */
export const deviceAdded = z.object({ device: z.string(), secret: z.string(), mail: mailView });
export type DeviceAdded = z.infer<typeof deviceAdded>;
/** POST …/mail/boxes/{box}/devices-only */
export const devicesOnlyInput = z.object({ only: z.boolean() });
/** POST …/mail/boxes/{box}/sending, and of an operator …/admin/mailboxes/{box}/sending */
export const stopSendingInput = z.object({ stopped: z.boolean() });
/** GET …/admin/orders/{id}/mailboxes: what an operator sees of boxes, to stop one that was stolen. */
export const boxesOfOrder = z.object({
  boxes: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      state: z.enum(BOX_STATES),
      stopped_by: z.nullable(z.enum(STOPPED_BY)),
    }),
  ),
});
export type BoxesOfOrder = z.infer<typeof boxesOfOrder>;
/** POST …/mail/boxes/{box}/reply: in the place of another. `until`: the last day; both are days of `time_zone`, an IANA name. */
export const setReplyInput = z.object({
  text: note(REPLY_LETTERS).check(z.minLength(1)),
  from: z.nullable(calendarDay),
  until: z.nullable(calendarDay),
  time_zone: code(64).check(z.refine(isTimeZone)),
});
export type SetReplyInput = z.infer<typeof setReplyInput>;
/** POST …/mail/boxes/{box}/forwards: who reads there is asked by mail. */
export const addForwardInput = z.object({ target: code(254).check(z.minLength(1)) });
/** POST …/mail/boxes/{box}/keeps-forwarded */
export const keepsForwardedInput = z.object({ keeps: z.boolean() });
/** POST …/mail/aliases: in the place of where the alias led before. */
export const setAliasInput = z.object({ domain, name: localPart, boxes: z.array(id).check(z.maxLength(10)) });
/** POST …/mail/aliases/remove */
export const removeAliasInput = z.object({ domain, name: localPart });

/** A key of any form is taken: what opens nothing has one answer. */
const key = z.string().check(z.maxLength(200));
/** POST …/mail-password/link */
export const passwordLinkInput = z.object({ key });
/** What a mailed link is for. `devices`: how many have a secret of their own. */
export const passwordLink = z.object({ address: z.string(), devices: z.number() });
export type PasswordLink = z.infer<typeof passwordLink>;
/** POST …/mail/boxes/{box}/devices/link */
export const deviceLinkInput = z.object({ name: line(DEVICE_NAME).check(z.minLength(1)) });
/** The key stands in the answer alone, and opens once. */
export const deviceLinkMade = z.object({ key: z.string() });
/** POST …/mail-device/link and …/mail-device */
export const deviceKeyInput = z.object({ key });
/** Which box the phone is to open, and what its owner called it. */
export const deviceLink = z.object({ address: z.string(), name: z.string() });
export type DeviceLink = z.infer<typeof deviceLink>;
/** The secret is told this once. */
export const deviceSetUp = z.object({
  address: z.string(),
  name: z.string(),
  secret: z.string(),
  servers: z.object({ imap: server, smtp: server }),
});
export type DeviceSetUp = z.infer<typeof deviceSetUp>;
/** POST …/mail-forward/link and …/mail-forward */
export const forwardLinkInput = z.object({ key });
/** What a mailed link asks: whether what comes to `address` may go on to `target`. */
export const forwardLink = z.object({ address: z.string(), target: z.string(), confirmed: z.boolean() });
export type ForwardLink = z.infer<typeof forwardLink>;
/** POST …/mail-password. One that is too long for a box is told so in words; this bound only keeps the hash from being fed with pages. */
export const setPasswordInput = z.object({
  key,
  password: z.string().check(z.maxLength(1000)),
  devices: z.enum(['all', 'stay']),
});
export type SetPasswordInput = z.infer<typeof setPasswordInput>;
