/** An address as people write it: without scheme and last slash. */
export const shownAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
