/** What an owner is written at once about their page, and what again (owner.md 6). Pure. */

/** The most urgent first: of several on one day, this one goes out. */
export const NOTICE_KINDS = ['app-removed', 'suspected', 'token-ended', 'lost', 'moved'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const DAY = 24 * 60 * 60_000;
/** At most one mail a day about a page. */
export const NOTICE_EVERY_MS = DAY;
/** When each is written, after it happened; afterwards it stands in the letter only. */
const AFTER_MS: Record<NoticeKind, readonly number[]> = {
  'app-removed': [0, 14 * DAY, 27 * DAY],
  suspected: [0],
  'token-ended': [0, 14 * DAY],
  lost: [0],
  moved: [0],
};

export const noticeTimes = (kind: NoticeKind, happenedAt: Date): Date[] =>
  AFTER_MS[kind].map((after) => new Date(happenedAt.getTime() + after));
