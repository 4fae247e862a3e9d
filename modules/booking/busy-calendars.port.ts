/** Calendars of others, by their addresses. */

/** A time that is taken; half-open. */
export interface BusySpan {
  from: Date;
  to: Date;
}

export interface CalendarAsked {
  /** https; `webcal:` is https under another name. */
  address: string;
  /** What the host called the content that was read the last time; null: it is read whatever it is. */
  etag: string | null;
  /** The business's: days, and times without a zone, are of its clock. */
  zone: string;
  /** The window; at most 400 days. */
  from: Date;
  to: Date;
  /** UIDs of what is booked with the business here: such events are its own bookings read back, and block nothing. At most 5,000. */
  ours: readonly string[];
}

/** `busy` is in order, and no two of its spans touch. */
export type CalendarRead = { changed: false } | { changed: true; busy: BusySpan[]; etag: string | null };

/**
 * Reads a calendar (RFC 5545) within seconds. Throws 'booking.feed-address' (422: not an address that may be asked),
 * 'booking.feed-silent' (503, worth trying again), 'booking.feed-refused' (422: the host says no),
 * 'booking.feed-unreadable' (422: no calendar) or 'booking.feed-too-large' (422: more bytes or events than are read).
 */
export interface BusyCalendars {
  read(asked: CalendarAsked): Promise<CalendarRead>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    busyCalendars: BusyCalendars;
  }
}
