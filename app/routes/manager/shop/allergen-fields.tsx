import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { ALLERGENS, type Allergen } from '../../../../site-kit/shop/allergens.ts';
import entry from '../field.module.css';
import forms from './forms.module.css';
import room from '../live/room.module.css';
import type { FieldsProps } from './variant-fields.tsx';

/** What food must say before it is ordered. That it has none of the fourteen is an answer; no answer keeps it off the site. */
export function AllergenFields({ typed, set }: FieldsProps) {
  const { t } = useTranslation('shop');
  const { allergens, ingredients } = typed;
  const has = (allergen: Allergen): boolean => allergens?.includes(allergen) ?? false;
  const turn = (allergen: Allergen, on: boolean) => {
    const next = ALLERGENS.filter((each) => (each === allergen ? on : has(each)));
    set({ allergens: next.length > 0 ? next : null });
  };
  return (
    <>
      <fieldset className={forms.radios}>
        <legend>{t('form.allergens')}</legend>
        <p className={room.hint}>{t('form.allergens-hint')}</p>
        <label className={forms.radio}>
          <input
            type="checkbox"
            checked={allergens?.length === 0}
            onChange={(event) => set({ allergens: event.currentTarget.checked ? [] : null })}
          />
          {t('form.none-of-them')}
        </label>
        <div className={forms.choices}>
          {ALLERGENS.map((allergen) => (
            <label key={allergen} className={forms.radio}>
              <input
                type="checkbox"
                checked={has(allergen)}
                onChange={(event) => turn(allergen, event.currentTarget.checked)}
              />
              {t(`allergen.${allergen}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={entry.medium}>
        {t('form.ingredients')}
        <textarea
          rows={3}
          maxLength={LIMITS.ingredients}
          value={ingredients}
          onChange={(event) => set({ ingredients: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
