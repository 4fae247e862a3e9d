import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './FooterBanner.module.css';
import { Button } from './Button.tsx';

/** A last invitation above the footer; Page decides where it stands (F3). */
export function FooterBanner() {
  const { t } = useTranslation();
  return (
    <aside className={styles.banner}>
      <div className={`page-width ${styles.row}`}>
        <p className={styles.text}>{t('banner.text')}</p>
        <Button component={Link} to={paths.builder}>
          {t('banner.action')}
        </Button>
      </div>
    </aside>
  );
}
