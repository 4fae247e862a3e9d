import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FreeSiteView } from '../../../modules/free-sites/schemas.ts';
import { K, SMALLEST_PLAN } from '../../../modules/plans/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ContentsList } from '../../ui/ContentsList.tsx';
import { usePlanContents } from '../../ui/use-plan-contents.ts';
import { euro } from '../order/money.ts';
import styles from './free.module.css';

/** One press goes up to a plan: the order begins with this page and this layout, and the site stays the one it is. */
export function PlanCard({ view, lang }: { view: FreeSiteView; lang: Lang }) {
  const { t } = useTranslation('free');
  const { both } = usePlanContents();
  return (
    <section className={styles.card} aria-labelledby="plan">
      <h2 id="plan" className={styles.subtitle}>
        {t('own.plan', { price: euro(K.price[SMALLEST_PLAN], lang) })}
      </h2>
      <p>{t('own.plan-keeps')}</p>
      <ContentsList className={styles.gains} contents={both} />
      <Button component={Link} to={paths.payment(view.page_id, { layout: view.layout })} fullWidth>
        {t('own.plan-way')}
      </Button>
    </section>
  );
}
