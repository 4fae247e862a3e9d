/** What readers, their mail programs and their servers know of what they did: nothing of it is asked of the product. */
import { hashOf } from '../../../modules/access/index.server.ts';
import type { BulkMail } from '../../../modules/notifications/bulk-mail.port.ts';

/** What somebody did about letters: two presses, and two reports about one. */
export type Done = 'confirmed' | 'left' | Report;
export type Report = 'returned' | 'complained';

/** In the mail that asks whether they want letters: the site's origin, and the key. */
export const CONFIRM_LINK = /(https?:\/\/[^/\s]+)\/_\/news\/yes\/([\w-]{22})/;
/** The key of the links in a letter, the site that it is of, and its own name. */
export const keyOf = ({ unsubscribe }: Pick<BulkMail, 'unsubscribe'>): string =>
  /\/o\/([\w-]{22})$/.exec(unsubscribe)?.[1] ?? '';
export const siteOf = ({ feedbackId }: Pick<BulkMail, 'feedbackId'>): string =>
  feedbackId.slice(0, feedbackId.indexOf(':'));
export const nameOf = ({ messageId }: Pick<BulkMail, 'messageId'>): string =>
  messageId.slice(0, messageId.indexOf('@'));
/** An address at a site: it may have had other keys there. */
export const addressAt = (mail: Pick<BulkMail, 'feedbackId' | 'to'>): string => `${siteOf(mail)} ${mail.to}`;

export class ReadersBook {
  /** Hashes of the keys by which it was done, or begun: what was cut off may have been done. */
  readonly tried: Record<Done, Set<string>> = {
    confirmed: new Set(),
    left: new Set(),
    returned: new Set(),
    complained: new Set(),
  };
  /** Names of the letters whose report the product took. */
  readonly reported: Record<Report, Set<string>> = { returned: new Set(), complained: new Set() };
  /** Keys and addresses to which nothing may go any more. */
  readonly silent = new Set<string>();
  /** The same from the end of the step on: what was under way in it may have been handed over before. */
  readonly #soon = new Set<string>();
  /** How many letters were looked at. */
  looked = 0;

  tries(what: Done, key: string): void {
    this.tried[what].add(hashOf(key));
    if (what !== 'confirmed') return;
    this.silent.delete(key);
    this.#soon.delete(key);
  }
  /** They have left, and the product said so. */
  left(key: string): void {
    this.#soon.add(key);
  }
  /** The product took word of it. */
  took(report: Report, mail: BulkMail): void {
    this.reported[report].add(nameOf(mail));
    this.#soon.add(addressAt(mail));
  }
  endStep(): void {
    for (const each of this.#soon) this.silent.add(each);
    this.#soon.clear();
  }
}
