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
  /** Content-Language of the mail. */
  lang: string;
}
export interface MailTransport {
  /** Resolves when the server accepted the mail, with its words. Throws AppError 'notifications.mail-refused' (for good) or 'notifications.mail-unavailable' (try again). */
  send(mail: OutgoingMail): Promise<{ answer: string }>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    mail: MailTransport;
  }
}
