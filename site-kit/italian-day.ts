const ROME = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The calendar day in Italy, "2026-11-21": what is paid at 00:30 in Rome on 1 January belongs to the new year. */
export const italianDay = (at: Date): string => ROME.format(at);
