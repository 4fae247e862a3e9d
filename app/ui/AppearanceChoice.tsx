import { useTranslation } from 'react-i18next';
import { changeAppearance, MODES, SCHEMES, useAppearance } from './appearance.ts';
import styles from './AppearanceChoice.module.css';

/** Theme mode and colour scheme, spelled out (F5); the header's button is the quick way between light and dark. */
export function AppearanceChoice() {
  const { t } = useTranslation();
  const { mode, scheme } = useAppearance();
  return (
    <div className={styles.choices}>
      <fieldset className={styles.choice}>
        <legend>{t('appearance.mode')}</legend>
        {MODES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="theme-mode"
              checked={value === mode}
              onChange={() => changeAppearance({ mode: value })}
            />
            {t(`appearance.modes.${value}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('appearance.scheme')}</legend>
        {SCHEMES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="color-scheme"
              checked={value === scheme}
              onChange={() => changeAppearance({ scheme: value })}
            />
            <span className={styles.dot} data-dot={value} aria-hidden="true" />
            {t(`appearance.schemes.${value}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
