import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PERIODS, type NumbersView } from '../../../../modules/stats/schemas.ts';
import { paths } from '../../../paths.ts';
import styles from './numbers.module.css';

/** Ways to the other periods: links, so that each has an address. */
export function PeriodChoice({ view: { site, period } }: { view: NumbersView }) {
  const { t } = useTranslation('numbers');
  return (
    <nav aria-label={t('period.title')} className={styles.periods}>
      {PERIODS.map((days) => (
        <Link
          key={days}
          className={styles.period}
          to={paths.numbers(site.id, days)}
          aria-current={days === period ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {t(`period.${days}`)}
        </Link>
      ))}
    </nav>
  );
}
