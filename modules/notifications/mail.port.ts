export interface OutgoingMail {
  /** RFC 5322 Message-ID without angle brackets: the same id is the same mail. */
  messageId: string;
  from: string;
  /** Envelope sender: where the mail goes when it comes back. */
  returnPath: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A plain text that comes with it, under an ASCII file name. */
  attachment?: { name: string; text: string } | null;
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
