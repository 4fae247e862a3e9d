import type { KeyObject } from 'node:crypto';

/** Mails to many who asked for them: a way of their own to the mail server, so that no mail that somebody waits for stands behind them. */
export interface BulkMail {
  /** RFC 5322 Message-ID without angle brackets. */
  messageId: string;
  /** One bare address, and the name that the mail shows before it. */
  from: string;
  fromName: string;
  /** One bare address; null: answers go to `from`. */
  replyTo: string | null;
  /** Envelope sender: where it goes when it comes back. */
  returnPath: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  lang: string;
  /** An https address that takes a POST (RFC 8058). */
  unsubscribe: string;
  /** RFC 2919, without angle brackets. */
  listId: string;
  /** What mail providers group complaints by. */
  feedbackId: string;
  /** Whose signature it carries: of the key whose public half stands at `{selector}._domainkey.{domain}`. Null: that of the transport. */
  signature: { domain: string; selector: string; key: KeyObject } | null;
}
/**
 * `refused`: for good. `away`: the server has not got it and may be asked again. `unknown`: the answer was lost, it may have been
 * taken, and must not be sent again.
 */
export type BulkOutcome = { kind: 'sent' | 'refused' | 'away' | 'unknown'; answer: string };

export interface BulkTransport {
  /** Signs by DKIM (RFC 6376) and hands it over. Never throws. */
  send(mail: BulkMail): Promise<BulkOutcome>;
  /** Ends its connections. */
  close(): void;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null: nobody configured it, and nothing is sent to many. */
    bulkMail: BulkTransport | null;
  }
}
