import type { BoxLogin } from '../mail-reader.port.ts';

/** Where mail lies until now: any IMAP server of the world, as its owner names it. */
export interface OldPlace {
  host: string;
  port: number;
  username: string;
  secret: string;
}
export type FolderUse = 'inbox' | 'drafts' | 'sent' | 'junk' | 'trash' | 'archive';
export interface MovedFolder {
  name: string;
  use: FolderUse | null;
}
/** By what a mail is known on both sides: its Message-ID and the second at which it came; without one, by day, sender and subject. */
export interface MailMark {
  uid: number;
  mark: string;
  bytes: number;
}
export interface OldMail extends MailMark {
  at: Date;
  flags: readonly string[];
  /** As it came; it is not marked as seen. Null: it went meanwhile. Throws 'mailboxes.old-unreachable' where this one cannot be read. */
  content(): Promise<Buffer | null>;
}
/** On a connection of its own; each question is answered within a minute. Safe to close twice. */
export interface OldBox {
  folders: readonly MovedFolder[];
  marks(folder: string): AsyncIterable<MailMark>;
  /** Those of these UIDs that are still there, in their order. */
  mails(folder: string, uids: readonly number[]): AsyncIterable<OldMail>;
  close(): Promise<void>;
}
export interface NewBox {
  folders: readonly MovedFolder[];
  /** Gives the name of the folder; an archive where the host makes none. */
  folderFor(folder: MovedFolder): Promise<string>;
  marks(folder: string): AsyncIterable<MailMark>;
  append(folder: string, mail: OldMail, content: Buffer): Promise<void>;
  close(): Promise<void>;
}

/**
 * Moves mail from a server of somebody else into a box of ours. Throws AppError 'mailboxes.old-unreachable' (503: no answer, or an address
 * that is not public), 'mailboxes.old-refused' (422: name or password), and of our own host what the reader throws.
 */
export interface MailMover {
  from(place: OldPlace): Promise<OldBox>;
  into(login: BoxLogin): Promise<NewBox>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    /** Null: this installation has no mail host. */
    mailMover: MailMover | null;
  }
}
