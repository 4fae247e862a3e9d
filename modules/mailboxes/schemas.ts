/** Limits and shapes of mailboxes. Browser-safe. */
import type { BoxState } from './mailbox.states.ts';

/** Bytes of one box: 1 GB as the plans say it. */
export const QUOTA_BYTES = 1_073_741_824;
/** Devices of a box that are not revoked. */
export const MOST_DEVICES = 10;
/** Aliases of one domain name. */
export const MOST_ALIASES = 10;
export const PASSWORD = { min: 12, max: 128 } as const;
/** Hours in which the link to choose a password opens. */
export const LINK_HOURS = 24;
/** Days in which the mail of a box that ended can be fetched. */
export const FETCH_DAYS = 30;

export const DEVICE_KINDS = ['phone', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a device signs in with instead of the password; `name` as its owner calls it. */
export interface DeviceView {
  id: string;
  kind: DeviceKind;
  name: string;
  createdAt: Date;
}
/** A mailbox as its owner sees it. */
export interface BoxView {
  id: string;
  /** As people write it: a Greek name in Greek letters. */
  address: string;
  state: BoxState;
  hasPassword: boolean;
  devicesOnly: boolean;
  /** Until its mail can be fetched; null while it is open. */
  fetchUntil: Date | null;
  devices: DeviceView[];
}
export interface NameView {
  /** As people write it. */
  domain: string;
  /** `elsewhere`: its mail is kept where it was; `left`: no longer ours. */
  state: MailDomainState;
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

/** Who has the mail of a domain name: we, somebody else as it was before the name came, or nobody of ours any more. */
export type MailDomainState = 'ours' | 'elsewhere' | 'left';
