import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { moment } from '../following/moments.ts';
import { Card } from './card.tsx';
import styles from './site.module.css';

/** Whether the site is up and follows its page. */
export function StateCard({
  status,
  isPublished,
  following: { page },
}: {
  status: string;
  isPublished: boolean;
  following: FollowingView;
}) {
  const { t, i18n } = useTranslation('site');
  const { t: tell } = useTranslation('following');
  const isUp = status === 'live' && isPublished;
  return (
    <Card title={t(isUp ? 'state.up' : status === 'suspended' ? 'state.suspended' : 'state.coming')}>
      <p className={styles.line} data-state={page.state === 'following' ? 'good' : 'care'}>
        {tell(`page.${page.state}`)}
      </p>
      {page.read_at && (
        <p className={styles.hint}>
          {tell('page.read-at')}:{' '}
          <time dateTime={page.read_at}>{moment(page.read_at, asLang(i18n.language) ?? FALLBACK)}</time>
        </p>
      )}
    </Card>
  );
}
