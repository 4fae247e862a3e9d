import { useTranslation } from 'react-i18next';
import type { BillingType } from '../../modules/ordering/cart/billing.rules.ts';
import classes from './person-type.module.css';

interface Props {
  name: 'billing' | 'owner';
  value: BillingType;
  locked: boolean;
  disabled: boolean;
  /** Opens the choice again, by another order. */
  onUnlock?: (() => void) | undefined;
  onChange: (type: BillingType) => void;
}

/** Customer or business (B1); fixed once an order exists. */
export function PersonType({ name, value, locked, disabled, onUnlock, onChange }: Props) {
  const { t } = useTranslation('order');
  const noteId = `${name}-type-note`;
  return (
    <fieldset aria-describedby={locked ? noteId : undefined}>
      <legend>{t(name === 'owner' ? 'billing.owner-label' : 'billing.type-label')}</legend>
      <div className={classes.choices}>
        {(['customer', 'business'] as const).map((type) => (
          <label key={type} className={classes.choice} data-checked={value === type || undefined}>
            <input
              type="radio"
              name={`${name}-type`}
              value={type}
              checked={value === type}
              disabled={locked || disabled}
              onChange={() => onChange(type)}
            />
            <span>{t(`billing.${type}`)}</span>
          </label>
        ))}
      </div>
      {locked && (
        <p id={noteId} className={classes.note}>
          {t('billing.type-locked')}{' '}
          {onUnlock && (
            <button type="button" className={classes.unlock} onClick={onUnlock}>
              {t('billing.type-change')}
            </button>
          )}
        </p>
      )}
    </fieldset>
  );
}
