import { useTranslation } from 'react-i18next';
import type { HistoryLine } from '../../../modules/reports/schemas.ts';
import { asPlan, PLAN_NAMES } from '../../../modules/plans/schemas.ts';
import { euro } from '../order/money.ts';
import { day } from './days.ts';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';
import classes from './section.module.css';

/** The order's story in words, newest first. */
export function HistorySection({ order, lang }: SectionProps) {
  const { t, i18n } = useTranslation('manager');
  const say = t as (key: string, values: Record<string, string>) => string;
  const words = ({ what, values }: HistoryLine): string => {
    const plan = asPlan(values['plan'] ?? null);
    return say(`history.${what}`, {
      ...(values['amount'] ? { amount: euro(Number(values['amount']), lang) } : {}),
      ...(plan ? { plan: PLAN_NAMES[plan] } : {}),
      ...(values['domain'] ? { domain: values['domain'] } : {}),
      ...(values['at'] ? { date: day(values['at'], lang) } : {}),
    });
  };
  // A line that this catalogue has no words for says nothing to the reader.
  const shown = order.history.filter(({ what }) => i18n.exists(`manager:history.${what}`));
  if (shown.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <ol className={classes.story}>
        {shown.map((line) => (
          <li key={`${line.at}${line.what}`}>
            <time dateTime={line.at}>{day(line.at, lang)}</time>
            <span>{words(line)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
