import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import styles from './RecoveryNotice.module.css';
import { Icon } from './Icon.tsx';
import type { Visit } from './use-operator.ts';

/** While a restored installation is compared with its vendors, screens say that nothing can be ordered or paid. */
export function RecoveryNotice() {
  const { t } = useTranslation();
  // Absent where the root loader itself has failed.
  const visit = useRouteLoaderData<Visit>('root');
  if (!visit?.recovering) return null;
  return (
    <aside className={styles.notice} aria-label={t('recovery.title')}>
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <p>
        <strong>{t('recovery.title')}.</strong> {t('recovery.text')}
      </p>
    </aside>
  );
}
