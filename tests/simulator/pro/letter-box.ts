/** The mail server that takes letters, in memory: over a line the machine would say which of many comes first. */
import { AppError } from '../../../platform/errors.ts';
import type { BulkMail, BulkOutcome, BulkTransport } from '../../../modules/notifications/bulk-mail.port.ts';
import { isCrash, type Trouble } from '../trouble.ts';

export interface LetterBox extends BulkTransport {
  /** What it took, in order. */
  taken: BulkMail[];
}

/** Readers whose own server refuses them for good. */
const REFUSED = /^[37]@/;
const LOST = 'newsletter.not-taken';

/** A fault before it took a mail is a server that is away; one after it is an answer that nobody heard. */
export function createLetterBox(trouble: Trouble): LetterBox {
  const taken: BulkMail[] = [];
  return {
    taken,
    async send(mail) {
      let isTaken = false;
      const take = (): Promise<BulkOutcome> => {
        if (REFUSED.test(mail.to)) return Promise.resolve({ kind: 'refused', answer: '550' });
        taken.push(mail);
        isTaken = true;
        return Promise.resolve({ kind: 'sent', answer: '250' });
      };
      try {
        return await trouble.call('bulkMail.send', LOST, take);
      } catch (error) {
        if (isCrash(error) || !(error instanceof AppError)) throw error;
        return { kind: isTaken ? 'unknown' : 'away', answer: error.code };
      }
    },
    close: () => undefined,
  };
}
