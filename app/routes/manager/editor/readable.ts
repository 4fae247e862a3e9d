import { useTranslation } from 'react-i18next';
import { useWeekdays } from './day-name.ts';
import { readable as hours, type Range } from './hours.ts';

const LONGEST = 160;

/** A value of a unit in a line, for whoever compares two of them. '' for none. */
export function useReadable(): (unit: string, value: unknown) => string {
  const { t } = useTranslation('editor');
  const weekdays = useWeekdays();
  const day = (ranges: readonly Range[]) => (ranges.length > 0 ? hours(ranges) : t('hours.closed'));
  const whole = (unit: string, value: unknown): string => {
    if (typeof value === 'string') return value;
    if (value === null || value === undefined) return '';
    if (unit === 'fact/week')
      return (value as Range[][]).map((ranges, at) => `${weekdays[at] ?? ''} ${day(ranges)}`).join(' · ');
    if (unit.startsWith('tr/')) return whole('', (value as { value: unknown }).value);
    if (unit.startsWith('fact/days/')) return day((value as { ranges: Range[] }).ranges);
    if (unit.startsWith('item/')) return t('items.hidden');
    if (unit.startsWith('list/') && !unit.includes('/items/')) return t('source.other-order');
    if (unit.startsWith('look/')) return t('source.other-order');
    return (Array.isArray(value) ? value : Object.values(value)).filter(Boolean).join(' · ');
  };
  return (unit, value) => {
    const text = whole(unit, value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
}
