import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import type { ShopView } from '../../../../modules/shop/views/schemas.ts';
import entry from '../field.module.css';
import forms from './forms.module.css';
import room from '../live/room.module.css';
import type { FieldsProps } from './variant-fields.tsx';

/** How much of it is sold at its price, and the photo that shows it. */
export function ContentFields({ typed, set, photos }: FieldsProps & { photos: ShopView['photos'] }) {
  const { t } = useTranslation('shop');
  const id = useId();
  return (
    <>
      <div className={entry.medium}>
        <label htmlFor={id}>{t('form.amount')}</label>
        <span className={forms.inline}>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.amount}
            value={typed.amount}
            aria-describedby={`${id}-hint`}
            onChange={(event) => set({ amount: event.currentTarget.value })}
          />
          <select
            aria-label={t('form.unit')}
            value={typed.unit}
            onChange={(event) => set({ unit: event.currentTarget.value === 'ml' ? 'ml' : 'g' })}
          >
            <option value="g">{t('form.units.g')}</option>
            <option value="ml">{t('form.units.ml')}</option>
          </select>
        </span>
        <p id={`${id}-hint`} className={room.hint}>
          {t('form.amount-hint')}
        </p>
      </div>
      {photos.length > 0 && (
        <fieldset className={forms.radios}>
          <legend>{t('form.photo')}</legend>
          <div className={forms.photos}>
            <label className={forms.radio}>
              <input
                type="radio"
                name={`${id}-photo`}
                checked={typed.photo === null}
                onChange={() => set({ photo: null })}
              />
              {t('form.no-photo')}
            </label>
            {photos.map((photo) => (
              <label key={photo.id} className={forms.photo}>
                <input
                  type="radio"
                  name={`${id}-photo`}
                  checked={typed.photo === photo.id}
                  onChange={() => set({ photo: photo.id })}
                />
                <img src={photo.url} alt={photo.alt} loading="lazy" width={72} height={72} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
