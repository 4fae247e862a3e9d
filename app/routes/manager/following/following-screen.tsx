import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { paths } from '../../../paths.ts';
import { shownAddress } from '../shown-address.ts';
import { ConnectSection } from './connect-section.tsx';
import styles from './following.module.css';
import { LogSection } from './log-section.tsx';
import { PageSection } from './page-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useFollowing } from './use-following.ts';
import { WaitingSection } from './waiting-section.tsx';

/** What a site takes from its page: how the page is, what waits, what came, what follows. */
export function FollowingScreen({ loaded }: { loaded: FollowingView }) {
  const { t } = useTranslation('following');
  const following = useFollowing(loaded);
  const { site, may } = following.view;
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <header className={styles.top}>
        <p>
          {site.order_id ? (
            <Link className={styles.link} to={paths.managedOrder(site.order_id)}>
              {t('to-order')}
            </Link>
          ) : (
            <Link className={styles.link} to={paths.site(site.id)}>
              {t('to-site')}
            </Link>
          )}
        </p>
        <h1 className={styles.heading}>{t('meta.title')}</h1>
        <p>{site.name}</p>
        <a className={styles.link} href={site.url} target="_blank" rel="noopener">
          {shownAddress(site.url)}
        </a>
      </header>
      <PageSection following={following} />
      {may.includes('connect') && <ConnectSection following={following} />}
      <WaitingSection following={following} />
      <LogSection following={following} />
      <SettingsSection following={following} />
    </div>
  );
}
