import type { BoxLogin } from './mail-reader.port.ts';

/**
 * Hands a mail to the mail host as its writer's program would, by the box's own sign-in; thirty seconds at most. Throws AppError
 * 'mailboxes.not-sent' (503, try again: nothing was taken), 'mailboxes.perhaps-sent' (503: the connection broke while the host
 * was about to answer), 'mailboxes.sign-in-refused' (401), 'mailboxes.sending-stopped' (409: this box may not write from its
 * address now), 'mailboxes.sent-too-many' (429: a limit of the hour or the day), 'mailboxes.recipient-refused' (422: the host sends
 * it to none of them), 'mailboxes.mail-refused' (422, its content), 'mailboxes.mail-too-large' (413).
 */
export interface MailSender {
  /** `from` and each of `to` (100 at most) a bare address; `raw` the whole mail. Gives those to whom the host would not send it, while it sent it to the others. */
  send(
    login: BoxLogin,
    mail: { from: string; to: readonly string[]; raw: Buffer },
  ): Promise<{ refused: readonly string[] }>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null: this installation has no mail host. */
    mailSender: MailSender | null;
  }
}
