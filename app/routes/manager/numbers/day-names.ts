/** Days and months as YYYY-MM-DD, in the reader's language. They are days of a calendar and have no clock. */
const format = (day: string, lang: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const shortDay = (day: string, lang: string): string => format(day, lang, { weekday: 'short' });
export const dayNumber = (day: string, lang: string): string => format(day, lang, { day: 'numeric' });
export const shortMonth = (day: string, lang: string): string => format(day, lang, { month: 'short' });
export const longMonth = (day: string, lang: string): string => format(day, lang, { month: 'long', year: 'numeric' });
export const longDay = (day: string, lang: string): string =>
  format(day, lang, { weekday: 'long', day: 'numeric', month: 'long' });
