export interface OutgoingMail {
  /** RFC 5322 Message-ID without angle brackets: the same id is the same mail. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Content-Language of the mail. */
  lang: string;
}
export interface MailTransport {
  /** Resolves when the server accepted the mail. Throws AppError 'notifications.mail-refused' (for good) or 'notifications.mail-unavailable' (try again). */
  send(mail: OutgoingMail): Promise<void>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    mail: MailTransport;
  }
}
