import { cleaned } from '../../../site-kit/typed-text.ts';

/** UTF-16 units of a file's name, and of the ending that stays where a longer one is cut. */
const LONGEST = 150;
const LONGEST_ENDING = 20;
/** What no text holds, and what some system takes for a folder, a drive or a wildcard. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Cn}/\\:*?"<>|]/gu;

/**
 * The name under which a stranger's file is kept. Marks that turn the direction of writing are gone, so that the ending that is
 * seen is the ending that it has; it is no path, and not hidden. 'file' where nothing is left.
 */
export function attachmentName(said: string): string {
  // Of a longer one the middle would be cut anyway, and is not looked at.
  const name = cleaned(said.length > 2 * LONGEST ? said.slice(0, LONGEST) + said.slice(-LONGEST) : said)
    .replaceAll(UNFIT, '_')
    .trim()
    .replace(/^\.+/, '');
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : '';
  const stem = name.slice(0, name.length - ending.length).slice(0, LONGEST - ending.length);
  return `${stem}${ending}`.toWellFormed() || 'file';
}
