/** One address and nothing else: no name, no list, no group. */
export const BARE_ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/;

export interface MailAttachment {
  /** An ASCII file name. */
  name: string;
  text: string;
  /** Without one, a plain text. */
  type?: 'text/calendar';
}

export interface OutgoingMail {
  /** RFC 5322 Message-ID without angle brackets: the same id is the same mail. */
  messageId: string;
  from: string;
  /** Whom the mail shows as its sender, at the address of `from`; null: the name that `from` has. */
  fromName?: string | null;
  /** Where an answer goes, one bare address; null: to `from`. */
  replyTo?: string | null;
  /** Envelope sender: where the mail goes when it comes back. */
  returnPath: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: MailAttachment | null;
  /** An https address that takes a POST (RFC 8058, List-Unsubscribe-Post); null for mails that cannot be declined. */
  unsubscribe?: string | null;
  /** Content-Language of the mail. */
  lang: string;
}
export interface MailTransport {
  /**
   * Resolves with the words in which the server took the mail. Until `settle`, the same id again resolves with the same
   * words, and nothing is sent; `perhapsTwice`: the answer to an earlier try was lost, nobody who could be asked knew of
   * it, and it may have been taken too.
   * Throws AppError 'notifications.mail-refused' (for good) or 'notifications.mail-unavailable' (try again).
   */
  send(mail: OutgoingMail): Promise<{ answer: string; perhapsTwice: boolean }>;
  /** Our books hold what became of the mail: its answer need not be kept any longer. */
  settle(messageId: string): Promise<void>;
}

/** Where the operator of the mail server can be asked what it took. */
export interface MailLog {
  /** Whether a mail of this Message-ID to `to` was taken since `since`. Throws AppError 'notifications.mail-unavailable'. */
  took(mail: { messageId: string; to: string; since: Date }): Promise<boolean>;
  /** For so many milliseconds the log may not know a mail that was taken. */
  lagMs: number;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    mail: MailTransport;
  }
}
