import type { BoxUsage, MailView } from '../../../../modules/mailboxes/schemas.ts';

/** What each part of the screen is given. */
export interface MailProps {
  view: MailView;
  /** How full the boxes are whose host has answered. */
  usage: readonly BoxUsage[];
  /** What a press has done: the mail as it is then, and what happened, in words. */
  take: (fresh: MailView, text: string) => void;
  /** The same, where the place itself says what happened. */
  onFresh: (fresh: MailView) => void;
}
