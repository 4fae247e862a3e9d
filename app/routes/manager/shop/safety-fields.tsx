import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import entry from '../field.module.css';
import forms from './forms.module.css';
import room from '../live/room.module.css';
import type { FieldsProps } from './variant-fields.tsx';

/** What goods must say of themselves before they are sold by card. That nothing needs minding is an answer; no answer keeps them off. */
export function SafetyFields({ typed, set }: FieldsProps) {
  const { t } = useTranslation('shop');
  const { identifier, warnings } = typed;
  const id = useId();
  return (
    <>
      <div className={entry.medium}>
        <label htmlFor={`${id}-identifier`}>{t('form.identifier')}</label>
        <input
          id={`${id}-identifier`}
          maxLength={LIMITS.identifier}
          value={identifier}
          aria-describedby={`${id}-identifier-hint`}
          onChange={(event) => set({ identifier: event.currentTarget.value })}
        />
        <p id={`${id}-identifier-hint`} className={room.hint}>
          {t('form.identifier-hint')}
        </p>
      </div>
      <fieldset className={forms.radios}>
        <legend>{t('form.warnings')}</legend>
        <p id={`${id}-hint`} className={room.hint}>
          {t('form.warnings-hint')}
        </p>
        <label className={forms.radio}>
          <input
            type="checkbox"
            checked={warnings === ''}
            onChange={(event) => set({ warnings: event.currentTarget.checked ? '' : null })}
          />
          {t('form.no-warnings')}
        </label>
        {warnings !== '' && (
          <textarea
            rows={3}
            maxLength={LIMITS.warnings}
            aria-label={t('form.warnings')}
            aria-describedby={`${id}-hint`}
            value={warnings ?? ''}
            onChange={(event) => set({ warnings: event.currentTarget.value || null })}
          />
        )}
      </fieldset>
    </>
  );
}
