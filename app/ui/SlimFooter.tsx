import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './SlimFooter.module.css';
import { useOperator } from './use-operator.ts';

/** Under the screens of the staff: whose service it is, and its policies, in one line. */
export function SlimFooter() {
  const { t } = useTranslation();
  const { name } = useOperator();
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.row}`}>
        <span>{name}</span>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <Link to={paths.cookies}>{t('footer.cookies')}</Link>
      </div>
    </footer>
  );
}
