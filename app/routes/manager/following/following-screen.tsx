import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { SiteHead } from '../site-head.tsx';
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
      <SiteHead title={t('meta.title')} site={site} />
      <PageSection following={following} />
      {may.includes('connect') && <ConnectSection following={following} />}
      <WaitingSection following={following} />
      <LogSection following={following} />
      <SettingsSection following={following} />
    </div>
  );
}
