/** What a search over the people of a site takes and gives. Browser-safe. */

/** Characters of what is searched for. */
export const TERM = { from: 3, to: 200 } as const;
/** So many records of each kind are shown. */
export const MOST_FOUND = 50;
/** Names are sealed: so many of the newest records of each kind are opened and compared. */
export const MOST_READ = 2000;

export const PERSON_KINDS = ['order', 'booking', 'subscriber'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** `asked`: an answer is awaited; `open`: it goes on; `done`: it is over as it was meant; `off`: it ended otherwise. */
export const STANDINGS = ['asked', 'open', 'done', 'off'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * What erasing takes of a record. `whole`: all that tells whose it is; `part`: what the law does not want, which is the note; `kept`: nothing more
 * before its day; `open`: nothing, for it has to end first.
 */
export const ERASURES = ['whole', 'part', 'kept', 'open'] as const;
export type Erasure = (typeof ERASURES)[number];
export const isErasable = (erasure: Erasure): boolean => erasure === 'whole' || erasure === 'part';
