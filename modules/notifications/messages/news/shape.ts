import type { MailWords } from '../words.ts';

/**
 * Mails of a newsletter besides its letters. Values of all: `place` (the business). `news-confirm` has `code`, in its subject, too: it
 * works half an hour, and a telephone shows it without the mail being opened. `news-confirm-beside` is for the
 * box beside an order or a booking: nobody awaits a code there. To the owner: `count` (subscribers, or mails
 * handed over); `news-stopped` also has `returned` and `complained`, how many of them. `news-records`:
 * `domain` (registered, ASCII), `which` ("SPF, MX"), and the domain once more as `ours` or as `elsewhere`, the other of them empty.
 */
const READER_MAILS = ['news-confirm', 'news-confirm-beside', 'news-again'] as const;
const OWNER_MAILS = ['news-draft', 'news-sent', 'news-stopped', 'news-records'] as const;
export const NEWS_MAILS = [...READER_MAILS, ...OWNER_MAILS] as const;

/** To somebody who left an address on a customer's site: a wrong one is nobody's trouble but theirs. */
export const isForReader = (kind: string): boolean => READER_MAILS.some((each) => each === kind);
export type NewsOwnerMail = (typeof OWNER_MAILS)[number];
export type NewsMails = Record<(typeof NEWS_MAILS)[number], MailWords>;
