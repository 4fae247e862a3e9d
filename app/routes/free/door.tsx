import { useTranslation } from 'react-i18next';
import { shownAddress } from '../manager/shown-address.ts';
import styles from './free.module.css';
import { ProveButton } from './prove-button.tsx';

/** For whoever comes to a free site's place without having proved its page in this browser lately. */
export function Door({ site }: { site: { page: string; name: string; url: string } }) {
  const { t } = useTranslation('free');
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('door.title')} · Vetrina`}</title>
      <div className={styles.door}>
        <header className={styles.head}>
          <p className={styles.name}>{shownAddress(site.url)}</p>
          <h1 className={styles.title}>{t('door.title')}</h1>
          <p className={styles.lead}>{t('door.lead')}</p>
        </header>
        <div className={styles.side}>
          <section className={styles.card} aria-label={t('door.title')}>
            <ProveButton page={site.page} layout={null} />
            <p className={styles.small}>{t('door.means')}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
