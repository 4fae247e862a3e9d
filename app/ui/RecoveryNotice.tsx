import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import styles from './RecoveryNotice.module.css';
import { Icon } from './Icon.tsx';
import { useRecovering } from './use-recovering.ts';

/** Everybody who reads a screen meanwhile asks so often whether it is over. */
const ASK_AGAIN_MS = 15_000;

/** While a restored installation is compared with its vendors, screens say that nothing can be ordered or paid. */
export function RecoveryNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const recovering = useRecovering(ASK_AGAIN_MS);
  if (!recovering) return null;
  const there = paths.operatorPart('recovery');
  return (
    <aside className={styles.notice} aria-label={t('recovery.title')}>
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <p>
        <strong>{t('recovery.title')}.</strong> {t('recovery.text')}{' '}
        {pathname.startsWith(paths.operator) && pathname !== there ? (
          <Link to={there}>{t('recovery.open')}</Link>
        ) : null}
      </p>
    </aside>
  );
}
