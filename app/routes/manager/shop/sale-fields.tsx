import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { WITHDRAWAL_RULES } from '../../../../site-kit/shop/law.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import entry from '../field.module.css';
import { AmountField } from './amount-field.tsx';
import forms from './forms.module.css';
import { rateOf, type TypedProduct } from './typed-product.ts';

interface SaleFieldsProps {
  typed: TypedProduct;
  set: (given: Partial<TypedProduct>) => void;
  /** As `own_maker` of the shop. */
  ownMaker: string;
}

/** What a sale by card needs to know of a product. */
export function SaleFields({ typed, set, ownMaker }: SaleFieldsProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  const maker = useRef<HTMLInputElement>(null);
  return (
    <>
      <AmountField
        label={t('form.vat')}
        maxLength={5}
        value={typed.vat}
        fault={rateOf(typed.vat) === undefined ? t('form.vat-wrong') : null}
        onChange={(vat) => set({ vat })}
      />
      <label className={entry.medium}>
        {t('form.maker')}
        <input
          ref={maker}
          maxLength={LIMITS.maker}
          value={typed.maker}
          onChange={(event) => set({ maker: event.currentTarget.value })}
        />
      </label>
      {typed.maker === '' && ownMaker !== '' && (
        <Button
          type="button"
          variant="default"
          size="md"
          onClick={() => {
            set({ maker: ownMaker });
            // The button goes with what it answers.
            moveFocus(maker.current);
          }}
        >
          {t('form.made-here')}
        </Button>
      )}
      <fieldset className={forms.radios}>
        <legend>{t('form.withdrawal')}</legend>
        {WITHDRAWAL_RULES.map((rule) => (
          <label key={rule} className={forms.radio}>
            <input
              type="radio"
              name={`${id}-rule`}
              checked={typed.withdrawal === rule}
              onChange={() => set({ withdrawal: rule })}
            />
            {t(`form.rules.${rule}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
