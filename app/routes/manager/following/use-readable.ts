import { useTranslation } from 'react-i18next';
import type { UnitName } from './changes.ts';
import { HOURS } from '../../../../site-kit/locales.ts';

const DAYS: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** 5 January 1970 was a Monday. */
const MONDAY = 4 * 86_400_000;
/** A moment as the page has it, by its own clock: what stands behind the minutes is not read. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?(?:[+-]\d{2}:?\d{2}|Z)?$/;
/** Values of the network that stand for a sentence. */
const CODES: readonly string[] = ['temporarily_closed', 'differently_open', 'operating_as_usual'];
type Code = 'temporarily_closed' | 'differently_open' | 'operating_as_usual';

/** A value of the page in the reader's language: days, moments and codes have words, and so has what has no text. */
export function useReadable(): (name: UnitName, text: string) => string {
  const { t, i18n } = useTranslation('following');
  const day = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'full',
    timeStyle: 'short',
    ...HOURS,
    timeZone: 'UTC',
  });
  const line = (name: UnitName, given: string): string => {
    const code = given.toLowerCase();
    const at = DAYS.indexOf(given.slice(0, 3));
    if (name === 'hours' && at !== -1) return `${day.format(MONDAY + at * 86_400_000)}${given.slice(3)}`;
    if (name === 'state' && CODES.includes(code)) return t(`values.${code as Code}`);
    const written = name === 'events' ? WRITTEN.exec(given)?.[1] : undefined;
    return written ? when.format(new Date(`${written}Z`)) : given;
  };
  return (name, text) => {
    if (text !== '') return [...new Set(text.split('\n').map((each) => line(name, each)))].join('\n');
    if (name === 'hours' || name === 'state') return t(`values.${name}`);
    return t(name === 'photos' || name === 'cover' || name === 'logo' ? 'values.picture' : 'values.unsaid');
  };
}
