import { useTranslation } from 'react-i18next';
import { PLAN_NAMES, SMALLEST_PLAN } from '../../../../modules/plans/schemas.ts';
import type { PriceItem } from '../../../../modules/plans/prices/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { usePlanContents } from '../../../ui/use-plan-contents.ts';
import { euro } from '../money.ts';
import classes from './plan-select.module.css';

interface Props {
  lang: Lang;
  prices: readonly PriceItem[];
  /** Price id, or empty. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (priceId: string) => void;
}

export const PLAN_FIELD = 'service-plan';

/** The plan select of step 1: one radio a plan, priced by the catalogue; another choice replaces the service line (W8). */
export function PlanSelect({ lang, prices, value, error, disabled, onChange }: Props) {
  const { t } = useTranslation('order');
  const { more } = usePlanContents();
  const plans = prices.filter((price) => price.type === 'service').toSorted((a, b) => a.unit_amount - b.unit_amount);
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${PLAN_FIELD}-error` : undefined}
    >
      <legend className={classes.legend}>{t('plan.legend')}</legend>
      {error && (
        <p id={`${PLAN_FIELD}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.cards}>
        {plans.map((price, index) => (
          <label key={price.id} className={classes.card} data-checked={value === price.id || undefined}>
            <input
              type="radio"
              // The summary's link goes to the first of the group.
              id={index === 0 ? PLAN_FIELD : undefined}
              name="plan"
              value={price.id}
              checked={value === price.id}
              disabled={disabled}
              aria-labelledby={`plan-${price.id}-name plan-${price.id}-price`}
              aria-describedby={`plan-${price.id}-text`}
              onChange={() => onChange(price.id)}
            />
            <span id={`plan-${price.id}-name`} className={classes.name}>
              {PLAN_NAMES[price.plan ?? SMALLEST_PLAN]}
            </span>
            <span id={`plan-${price.id}-price`} className={classes.price}>
              <b>{euro(price.unit_amount, lang)}</b> {t('plan.per-year')}
            </span>
            <span id={`plan-${price.id}-text`} className={classes.text}>
              {price.plan === SMALLEST_PLAN ? t('plan.premium') : more}{' '}
              <small>{t('plan.monthly', { price: euro(Math.round(price.unit_amount / 12), lang) })}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
