/** A box as the mail host knows it. */
export interface BoxPlace {
  /** `local@domain`, ASCII, lower case. */
  username: string;
  /** Name of the storage host that has it. */
  host: string;
}

/**
 * The host of the mailboxes. Which boxes there are, whom they let in and what they may hold it reads by itself (docs/decisions/0057);
 * this is what it must be told. All of it is safe twice, and each call takes ten seconds at most.
 * Throws AppError 'mailboxes.host-unavailable' (503, try again) and 'mailboxes.host-refused' (502, ours to mend: `fault`).
 */
export interface MailHost {
  /** Cuts every session of the box that reads; nobody connected is no error. */
  kick(box: BoxPlace): Promise<void>;
  /** What a box holds; `bytes` rounded up to whole KiB, as the host counts. */
  usage(box: BoxPlace): Promise<{ bytes: number; messages: number }>;
  /** The rules that run when a mail comes, in the place of those before: a Sieve script of 64 KiB at most. */
  putRules(box: BoxPlace, sieve: string): Promise<void>;
  /** Every mail and every rule of the box goes, and nothing brings them back. */
  erase(box: BoxPlace): Promise<void>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null: this installation has none. */
    mailHost: MailHost | null;
  }
}
