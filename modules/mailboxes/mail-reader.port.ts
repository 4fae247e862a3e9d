/** With what a box is opened: the secret of a device of it. */
export interface BoxLogin {
  /** `local@domain`. */
  username: string;
  secret: string;
}
export interface MailFolder {
  name: string;
  use: 'inbox' | 'drafts' | 'sent' | 'junk' | 'trash' | 'archive' | null;
  messages: number;
  unseen: number;
}
/** A mail of a list. */
export interface MailLine {
  uid: number;
  /** Of its folder: under another one the same UID is another mail (UIDVALIDITY, RFC 9051 section 2.3.1.1), as in a box that was brought back. */
  validity: number;
  /** As the mail says it, decoded: written by anybody, at most 500 letters. */
  subject: string;
  from: { name: string; address: string } | null;
  to: { name: string; address: string }[];
  /** When it came. */
  at: Date;
  bytes: number;
  seen: boolean;
  answered: boolean;
  flagged: boolean;
}
/** A mail by which room is taken, and where it lies. */
export interface HeavyMail extends MailLine {
  folder: string;
}
/** `submitting`: it is being handed over, and nobody knows yet whether it was taken ($SubmitPending of RFC 5550). */
export type MailFlag = 'seen' | 'answered' | 'flagged' | 'submitting';
/** A mail of a box that is taken away whole. */
export interface TakenMail {
  /** When it came. */
  at: Date;
  /** As the protocol has them: `\\Seen`, `$Work`. */
  flags: readonly string[];
  /** As it came, in pieces of half a megabyte at most; read to its end before the next mail. */
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
/** A box with a connection of its own, until it is closed. Nothing in it is changed, nor marked as seen. */
export interface OpenedBox {
  /** Every folder that has mails or could. */
  folders: readonly string[];
  /** Those that lay there when it was asked for, the first first; one that goes meanwhile is left out. One folder at a time. */
  mails(folder: string): AsyncIterable<TakenMail>;
  /** Safe twice. Whoever reads then is told 'mailboxes.host-unavailable'. */
  close(): Promise<void>;
}
/**
 * Mails of one folder. `uids`: 500 at most; those that are not there any more are left out. `validity`: as they were listed;
 * where the folder has another one by now, none of them is there ('mailboxes.mail-gone').
 */
export interface Chosen {
  folder: string;
  validity?: number | undefined;
  uids: readonly number[];
}

export const MOST_LISTED = 200;
/** Bytes from which a mail is one that takes room. */
export const HEAVY = 2 ** 20;
export const MOST_CHOSEN = 500;
/** Bytes of a mail that is read or put. */
export const LARGEST_MAIL = 36_700_160;

/**
 * Opens a box as a mail program does, for one act each time; an act takes thirty seconds at most. Throws AppError
 * 'mailboxes.host-unavailable' (503, try again), 'mailboxes.sign-in-refused' (401: the device was revoked, or the box is paused),
 * 'mailboxes.mail-gone' (404: no such folder or mail), 'mailboxes.box-full' (409), 'mailboxes.mail-too-large' (413).
 */
export interface MailReader {
  folders(login: BoxLogin): Promise<MailFolder[]>;
  /** Newest first, at most 200. `before`: only those with a lower UID, for the next ones. */
  list(
    login: BoxLogin,
    from: { folder: string; before?: number; limit: number },
  ): Promise<{ mails: MailLine[]; total: number }>;
  /** The mail as it came. It is not marked as seen. */
  read(login: BoxLogin, mail: { folder: string; uid: number }): Promise<Buffer>;
  /** The newest, at most 200, of those whose sender, subject or text has these words (200 letters). */
  search(login: BoxLogin, from: { folder: string; words: string; limit: number }): Promise<MailLine[]>;
  /** The largest of all folders, the largest first, at most 200, of those of a megabyte at least. */
  heaviest(login: BoxLogin, limit: number): Promise<HeavyMail[]>;
  /** Mails of a folder with this Message-ID (without its brackets), the first that was put there first; 200 at most. */
  find(login: BoxLogin, mail: { folder: string; messageId: string }): Promise<{ uid: number; submitting: boolean }[]>;
  /** Gives the UIDs there, the smallest first; none where the host does not tell them. */
  move(login: BoxLogin, mails: Chosen, to: string): Promise<number[]>;
  flag(login: BoxLogin, mails: Chosen, flag: MailFlag, on: boolean): Promise<void>;
  /** For good: nothing brings them back. */
  delete(login: BoxLogin, mails: Chosen): Promise<void>;
  /** Puts a mail into a folder, marked as seen and with the marks that are named; gives its UID. */
  append(login: BoxLogin, into: { folder: string; draft: boolean; submitting?: boolean }, raw: Buffer): Promise<number>;
  /** To take everything away: each question to the host takes a minute at most, and whoever opened it says how long the whole may. */
  open(login: BoxLogin): Promise<OpenedBox>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null: this installation has no mail host. */
    mailReader: MailReader | null;
  }
}
