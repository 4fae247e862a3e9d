import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../modules/ordering/schemas.ts';
import { shownNames } from '../../../../site-kit/shown-name.ts';
import { PLAN_NAMES, SMALLEST_PLAN } from '../../../../modules/plans/schemas.ts';
import type { PriceItem } from '../../../../modules/plans/prices/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { euro } from '../money.ts';
import classes from './order-review.module.css';
import { savedChoice, summaryLines, totalOf } from '../service/service.rules.ts';
import { asksOwner, type StepNumber } from '../steps.rules.ts';

interface Props {
  order: Order;
  prices: readonly PriceItem[];
  lang: Lang;
  /** Opens the step where it is changed; undefined once nothing can be. */
  onChange?: ((step: StepNumber) => void) | undefined;
}

/** What is bought and for whom, before the card is: as the server has it, each with the way to change it. */
export function OrderReview({ order, prices, lang, onChange }: Props) {
  const { t } = useTranslation('order');
  const choice = savedChoice(order);
  const lines = choice ? summaryLines(choice, prices) : [];
  const line = (type: 'service' | 'domain') => lines.find((each) => each.type === type);
  const amount = (type: 'service' | 'domain') => {
    const found = line(type);
    return found ? euro(found.amount, lang) : null;
  };
  const rows: { step: StepNumber; what: string; says: (string | null)[] }[] = [
    {
      step: 1,
      what: t('plan.legend'),
      says: [PLAN_NAMES[line('service')?.item.plan ?? SMALLEST_PLAN], amount('service')],
    },
    {
      step: 1,
      what: t('domain.legend'),
      says:
        order.domain_choice === 'none' ? [t('summary.free')] : [shownNames(order.domains.join(', ')), amount('domain')],
    },
    {
      step: 0,
      what: t('review.invoice'),
      says: [nameOf(order.billing_info), placeOf(order.billing_info), order.billing_info['mail'] ?? null],
    },
  ];
  if (asksOwner(order) && order.domain_info)
    rows.push({ step: 2, what: t('review.owner'), says: [nameOf(order.domain_info), placeOf(order.domain_info)] });
  return (
    <section aria-labelledby="review-title" className={classes.review}>
      <h2 id="review-title" className={classes.title}>
        {t('review.title')}
      </h2>
      <dl className={classes.rows}>
        {rows.map(({ step, what, says }) => (
          <div key={what} className={classes.row}>
            <dt>{what}</dt>
            <dd className={classes.what}>
              {says.filter(Boolean).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </dd>
            {onChange && (
              <dd>
                <button
                  type="button"
                  className={classes.change}
                  aria-label={t('review.change-what', { what })}
                  onClick={() => onChange(step)}
                >
                  {t('review.change')}
                </button>
              </dd>
            )}
          </div>
        ))}
        <div className={classes.row} data-total>
          <dt>
            {t('summary.total')} <small>{t('summary.vat')}</small>
          </dt>
          <dd className={classes.what}>{euro(totalOf(lines), lang)}</dd>
        </div>
      </dl>
    </section>
  );
}

type Person = Record<string, string>;
const nameOf = ({ business_name: business, first_name: first, last_name: last }: Person) =>
  business || [first, last].filter(Boolean).join(' ');
const placeOf = ({ address, zip, city, province }: Person) =>
  [address, [zip, city, province && `(${province})`].filter(Boolean).join(' ')].filter(Boolean).join(', ');
