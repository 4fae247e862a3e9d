import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import type { Currency } from '../../../../site-kit/shop/money.ts';
import { Button } from '../../../ui/Button.tsx';
import entry from '../field.module.css';
import { AmountField } from './amount-field.tsx';
import forms from './forms.module.css';
import { isWrongPrice, newVariant, type TypedProduct, type TypedVariant } from './typed-product.ts';
import { useMoney } from '../use-money.ts';

export interface FieldsProps {
  typed: TypedProduct;
  set: (given: Partial<TypedProduct>) => void;
}

/** The price; of a product that comes in several sizes or sorts, one of each. */
export function VariantFields({ typed, set, currency }: FieldsProps & { currency: Currency }) {
  const { t } = useTranslation('shop');
  const { variants } = typed;
  const several = variants.length > 1;
  const change = (row: TypedVariant) => set({ variants: variants.map((each) => (each.key === row.key ? row : each)) });
  return (
    <>
      {variants.map((row, at) => (
        <fieldset key={row.key} className={forms.fields} aria-label={row.name || t('form.variant', { number: at + 1 })}>
          {several && (
            <label className={entry.medium}>
              {t('form.variant-name')}
              <input
                required
                maxLength={LIMITS.variant}
                value={row.name}
                onChange={(event) => change({ ...row, name: event.currentTarget.value })}
              />
            </label>
          )}
          <PriceFields row={row} onChange={change} currency={currency} />
          {several && (
            <Button
              variant="subtle"
              size="md"
              aria-label={t('of', {
                what: t('form.remove-variant'),
                name: row.name || t('form.variant', { number: at + 1 }),
              })}
              onClick={() => set({ variants: variants.filter(({ key }) => key !== row.key) })}
            >
              {t('form.remove-variant')}
            </Button>
          )}
        </fieldset>
      ))}
      {variants.length < LIMITS.variants && (
        <Button variant="subtle" size="md" onClick={() => set({ variants: [...variants, newVariant()] })}>
          {t('form.add-variant')}
        </Button>
      )}
    </>
  );
}

function PriceFields({
  row,
  onChange,
  currency,
}: {
  row: TypedVariant;
  onChange: (row: TypedVariant) => void;
  currency: Currency;
}) {
  const { t } = useTranslation('shop');
  const { sign } = useMoney(currency);
  return (
    <>
      <AmountField
        label={t('products.price', { sign })}
        value={row.price}
        fault={isWrongPrice(row) ? t('products.price-wrong') : null}
        onChange={(price) => onChange({ ...row, price })}
      />
      {!row.isNew && (
        <label className={forms.radio}>
          <input
            type="checkbox"
            checked={row.reduced}
            onChange={(event) => onChange({ ...row, reduced: event.currentTarget.checked })}
          />
          {t('form.reduced')}
        </label>
      )}
      <label className={entry.medium}>
        {t('form.most')}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={LIMITS.quantity}
          value={row.most}
          onChange={(event) => onChange({ ...row, most: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
