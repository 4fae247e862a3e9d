import type { Tip } from '../tips.ts';
import type { Pressed } from '../../../site-kit/visits.ts';

/** The words of a letter. {{n}} and its like are filled in. */
export interface LetterWords {
  subject: string;
  /** Subject where nobody came. */
  quiet: string;
  heading: string;
  visit: string;
  visits: string;
  none: string;
  atLeast: string;
  press: Record<Pressed, string>;
  came: string;
  undo: string;
  added: string;
  removed: string;
  changed: string;
  waits: string;
  onSite: string;
  onPage: string;
  nothing: string;
  take: string;
  keep: string;
  brake: string;
  look: string;
  more: string;
  /** Holidays of which nobody knows whether the place is open. {{day}}, {{hours}}. */
  holidays: { title: string; usual: string; closed: string; open: string; other: string };
  tips: Record<Tip, { text: string; label: string }> & { title: string };
  health: string;
  states: Record<'quiet' | 'token-ended' | 'suspected' | 'unpublished' | 'gone' | 'moved', string>;
  button: string;
  links: string;
  off: string;
  footer: string;
  /** Parts of a page by the last word of their unit: `phone` of `page/phone`, `posts` of `page/posts/{id}`. */
  units: Record<string, string>;
}
