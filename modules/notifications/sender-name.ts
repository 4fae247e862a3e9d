import { cleaned } from '../../site-kit/typed-text.ts';

const LONGEST = 80;
/** What would break a line, or is no letter. */
const NO_LINE = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/**
 * A business as the sender of a mail: its name on one line, of 80 letters at most, without marks that turn the direction
 * of what follows. Null where nothing of it is left.
 */
export function senderName(name: string | null | undefined): string | null {
  const shown = cleaned((name ?? '').replaceAll(NO_LINE, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...shown].slice(0, LONGEST).join('').trim() || null;
}
