import { useTranslation } from 'react-i18next';
import type { Bar, NumbersView } from '../../../../modules/stats/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { dayNumber, longDay, longMonth, shortDay, shortMonth } from './day-names.ts';
import styles from './numbers.module.css';

/** Visits by day or month as bars, for the eye; the same figures in a table, for everybody. */
export function Chart({ view: { bars, period, changes } }: { view: NumbersView }) {
  const { t, i18n } = useTranslation('numbers');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const most = Math.max(1, ...bars.map(({ visits }) => visits));
  const isYear = period === 365;
  const label = ({ from }: Bar) =>
    isYear ? shortMonth(from, lang) : period === 7 ? shortDay(from, lang) : dayNumber(from, lang);
  const changedIn = ({ from, to }: Bar) => changes.filter(({ day }) => day >= from && day <= to);
  const numbers = new Intl.NumberFormat(lang);
  return (
    <>
      <div className={styles.chart} data-period={period} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.from} className={styles.column} data-most={bar.visits === most || undefined}>
            <span className={styles.figure}>{bar.visits > 0 ? numbers.format(bar.visits) : ''}</span>
            <svg className={styles.bar} viewBox="0 0 10 100" preserveAspectRatio="none">
              <rect width="10" height={height(bar.visits, most)} y={100 - height(bar.visits, most)} />
            </svg>
            <span className={styles.label}>{label(bar)}</span>
            <span className={styles.mark} data-changed={changedIn(bar).length > 0 || undefined} />
          </div>
        ))}
      </div>
      <details className={styles.details}>
        <summary>{t('chart.table')}</summary>
        <table className={styles.table}>
          <caption>{t(isYear ? 'chart.months' : 'chart.days')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(isYear ? 'chart.month' : 'chart.day')}</th>
              <th scope="col">{t('chart.visits')}</th>
              <th scope="col">{t('chart.views')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">
                  {isYear ? longMonth(bar.from, lang) : longDay(bar.from, lang)}
                  {changedIn(bar).length > 0 && <span className={styles.changed}> · {t('chart.changed')}</span>}
                </th>
                <td>{numbers.format(bar.visits)}</td>
                <td>{numbers.format(bar.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Of a hundred; one visit is seen too. */
const height = (visits: number, most: number): number => (visits === 0 ? 0 : Math.max(3, (visits / most) * 100));
