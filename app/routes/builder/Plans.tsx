import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { K, PLAN_NAMES, SMALLEST_PLAN, type Plan } from '../../../modules/plans/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useVisit } from '../../ui/use-operator.ts';
import { usePlanContents } from '../../ui/use-plan-contents.ts';
import { euro } from '../order/money.ts';
import { FreeWay } from './FreeWay.tsx';
import styles from './Plans.module.css';
import { Button } from '../../ui/Button.tsx';
import { ContentsList } from '../../ui/ContentsList.tsx';

/** Some features need more than their name. */
const EXPLAINED = ['shop', 'booking', 'newsletter', 'extensions', 'unlimited'] as const;
const isExplained = (key: string): key is (typeof EXPLAINED)[number] => EXPLAINED.some((each) => each === key);

/** The subscribe section (L5): what is the same said once, what only Pro has, both prices, and the way to the order. */
export function Plans(props: {
  pageId: string | null;
  name: string;
  layout: LayoutName | null;
  /** The signed link in the address; null where the visitor came without. */
  cameBy: string | null;
  onSearch: () => void;
}) {
  const { t, i18n } = useTranslation(['vetrina', 'plans']);
  const { both, pro, notYet, more } = usePlanContents();
  const { offer } = useVisit();
  const lang = asLang(i18n.language) ?? FALLBACK;
  const price = (plan: Plan, parts = 1) => euro(Math.round(K.price[plan] / parts), lang);
  const title = props.name
    ? t('plans.titleNamed', { name: props.name, price: price(SMALLEST_PLAN) })
    : t('plans.title', { price: price(SMALLEST_PLAN) });
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <h2 id="plans-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.pair}>
        {offer.plans.map(({ plan }) => (
          <article key={plan} className={styles.plan}>
            <h3>{PLAN_NAMES[plan]}</h3>
            <p className={styles.for}>{plan === SMALLEST_PLAN ? t('plans.premiumFor') : more}</p>
            <p className={styles.price}>
              <strong>{price(plan)}</strong> {t('plans.perYear')}
            </p>
            <p className={styles.month}>{t('plans.perMonth', { price: price(plan, 12) })}</p>
          </article>
        ))}
      </div>
      <div className={styles.same}>
        <h3>{offer.plans.length > 1 ? t('plans.both') : t('plans.included')}</h3>
        <ContentsList className={styles.features} contents={both} />
      </div>
      {pro.length > 0 && (
        <div className={styles.same}>
          <h3>{t('plans.onlyPro')}</h3>
          <ul className={styles.features}>
            {pro.map(({ key, name }) => (
              <li key={key}>
                <Icon name="plus" size={18} />
                <span>
                  <strong>{name}</strong>
                  {isExplained(key) && <span className={styles.extra}>{t(`plans:extra.${key}`)}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notYet && <p className={styles.notYet}>{notYet}</p>}
      <div className={styles.act}>
        {props.pageId ? (
          <Button
            size="lg"
            component={Link}
            to={paths.payment(props.pageId, { layout: props.layout, cameBy: props.cameBy })}
          >
            {t('plans.action')}
          </Button>
        ) : (
          <Button size="lg" disabled aria-describedby="plans-need">
            {t('plans.action')}
          </Button>
        )}
        <div className={styles.notes}>
          {props.pageId ? null : (
            <p id="plans-need">
              {t('plans.need')}{' '}
              <button type="button" className={styles.link} onClick={props.onSearch}>
                {t('plans.goSearch')}
              </button>
            </p>
          )}
          <p>{t('plans.terms', { days: K.withdrawalDays })}</p>
        </div>
      </div>
      {props.pageId && props.name ? <FreeWay pageId={props.pageId} layout={props.layout} /> : null}
    </section>
  );
}
