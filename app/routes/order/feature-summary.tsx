import { useTranslation } from 'react-i18next';
import { FEATURES, PRO_FEATURES } from '../../../modules/plans/schemas.ts';
import classes from './feature-summary.module.css';

/** What is the same said once, and what only Pro adds. */
export function FeatureSummary({ pro }: { pro: boolean }) {
  const { t } = useTranslation('order');
  return (
    <section className={classes.features} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.featuresTitle}>
        {t('features.title')}
      </h2>
      <div className={classes.columns}>
        <div>
          <h3 className={classes.column}>{t('features.all')}</h3>
          <ul className={classes.list}>
            {FEATURES.map((key) => (
              <li key={key}>{t(`features.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div data-muted={!pro || undefined}>
          <h3 className={classes.column}>{t('features.pro')}</h3>
          <ul className={classes.list}>
            {PRO_FEATURES.map((key) => (
              <li key={key}>{t(`features.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
