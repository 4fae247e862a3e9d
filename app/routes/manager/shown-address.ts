import { shownNames } from '../../../site-kit/shown-name.ts';

/** An address as people write it: without scheme and last slash, in its own letters. */
export const shownAddress = (url: string): string =>
  shownNames(url)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
