import { useTranslation } from 'react-i18next';
import { changeAppearance, shownMode } from './appearance.ts';
import styles from './ColorSchemeToggle.module.css';
import { Icon } from './Icon.tsx';

/** Both drawings are in the page and CSS shows one: the server does not know the visitor's colours. */
export function ColorSchemeToggle() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('colors')}
      onClick={() => changeAppearance({ mode: shownMode() === 'dark' ? 'light' : 'dark' })}
    >
      <span className={styles.day}>
        <Icon name="moon" size={22} />
      </span>
      <span className={styles.night}>
        <Icon name="sun" size={22} />
      </span>
    </button>
  );
}
