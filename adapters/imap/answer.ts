import type { ImapFlow } from 'imapflow';
import { translated, unavailable } from './session.ts';

export type Answer = <T>(asked: Promise<T>) => Promise<T>;

/** The answer to one question within its time; else the connection is cut, whatever it waits for. */
export const answerOf =
  (imap: ImapFlow, timeoutMs: number): Answer =>
  async (asked) => {
    let late: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, failed) => {
      late = setTimeout(() => {
        failed(unavailable('a question took too long'));
        imap.close();
      }, timeoutMs);
    });
    try {
      return await Promise.race([asked, tooLong]);
    } catch (error) {
      throw translated(error);
    } finally {
      clearTimeout(late);
    }
  };
