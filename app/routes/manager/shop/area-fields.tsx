import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { CODE_LENGTH, isOfDigits } from '../../../../site-kit/shop/delivery-way.ts';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import forms from './forms.module.css';
import type { TypedDelivery } from './typed-delivery.ts';
import { useCountry } from './use-country.ts';

interface AreaFieldsProps {
  typed: TypedDelivery;
  set: (given: Partial<TypedDelivery>) => void;
  /** ISO 3166-1: it goes nowhere else. */
  country: string;
  isWrong: boolean;
}

/** How far a way of delivery goes: the whole country, or some postal codes of it. */
export function AreaFields({ typed, set, country, isWrong }: AreaFieldsProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  const name = useCountry(country);
  const told = [`${id}-hint`, ...(isWrong ? [`${id}-fault`] : [])].join(' ');
  return (
    <>
      <fieldset className={forms.radios}>
        <legend>{t('delivery.area')}</legend>
        {([false, true] as const).map((isEverywhere) => (
          <label key={String(isEverywhere)} className={forms.radio}>
            <input
              type="radio"
              name={`${id}-area`}
              checked={typed.isEverywhere === isEverywhere}
              onChange={() => set({ isEverywhere })}
            />
            {isEverywhere ? t('delivery.everywhere', { country: name }) : t('delivery.some')}
          </label>
        ))}
      </fieldset>
      {!typed.isEverywhere && (
        <div className={entry.medium}>
          <label htmlFor={id}>{t('delivery.ask-codes')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={LIMITS.codes * (CODE_LENGTH + 2)}
            value={typed.codes}
            aria-invalid={isWrong}
            aria-describedby={told}
            onChange={(event) => set({ codes: event.currentTarget.value })}
          />
          {isWrong && (
            <span id={`${id}-fault`} className={forms.fault}>
              {t(isOfDigits(country) ? 'delivery.digits-wrong' : 'delivery.codes-wrong', { most: LIMITS.codes })}
            </span>
          )}
          <p id={`${id}-hint`} className={room.hint}>
            {t('delivery.codes-hint', { most: LIMITS.codes })}
          </p>
        </div>
      )}
    </>
  );
}
