import { useTranslation } from 'react-i18next';
import { SMALLEST_PLAN, type Plan } from '../../../../modules/plans/schemas.ts';
import { usePlanContents } from '../../../ui/use-plan-contents.ts';
import classes from './feature-summary.module.css';

/** What is the same said once, and what only Pro adds. */
export function FeatureSummary({ chosen }: { chosen: Plan }) {
  const { t } = useTranslation('order');
  const features = usePlanContents();
  return (
    <section className={classes.features} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.featuresTitle}>
        {t('features.title')}
      </h2>
      <div className={classes.columns}>
        <div>
          <h3 className={classes.column}>{t('features.all')}</h3>
          <ul className={classes.list}>
            {features.both.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </div>
        {features.more && (
          <div data-muted={chosen === SMALLEST_PLAN || undefined}>
            <h3 className={classes.column}>{t('features.pro')}</h3>
            <ul className={classes.list}>
              {features.pro.map(({ key, name }) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
            {features.notYet && <p className={classes.notYet}>{features.notYet}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
