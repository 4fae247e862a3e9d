import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CONNECT_OUTCOMES, type FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSaid } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { actOnPage, connectAddress } from './calls.ts';
import styles from './following.module.css';
import { dayOf } from './moments.ts';
import type { Following } from './use-following.ts';

/** Whether the network tells of the page by itself, and how it is asked to: a consent of its own, beside the login. */
export function ConnectSection({ following: { view, act } }: { following: Following }) {
  const { t } = useTranslation('following');
  const change = useChange();
  const [query] = useSearchParams();
  const { connection, site, page } = view;
  const outcome = CONNECT_OUTCOMES.find((each) => each === query.get('connect'));
  // What was true when the page was loaded may have been done and undone since.
  const isTold = outcome !== undefined && (outcome === 'done') === (connection?.state === 'connected');
  const told = isTold ? t(`connect.outcome-${outcome}`) : null;
  useSaid(told);
  if (!connection || page.state === 'own') return null;
  const isConnected = connection.state === 'connected';
  return (
    <Section title={t('connect.title')}>
      {told && (
        <p className={styles.told} role={outcome === 'done' ? undefined : 'alert'}>
          {told}
        </p>
      )}
      <Words connection={connection} />
      <Actions>
        {!isConnected && (
          <Button component="a" href={connectAddress(site.id)}>
            {t(connection.state === 'ended' ? 'connect.again' : 'connect.now')}
          </Button>
        )}
        {isConnected && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void change.run(() => act((id) => actOnPage(id, 'disconnect')))}
          >
            {t('connect.end')}
          </Button>
        )}
      </Actions>
      <SectionFailure change={change} />
    </Section>
  );
}

function Words({ connection: { state, since, missing } }: { connection: NonNullable<FollowingView['connection']> }) {
  const { t, i18n } = useTranslation('following');
  const day = since ? dayOf(since, asLang(i18n.language) ?? FALLBACK) : '';
  return (
    <>
      <p>{t(`connect.${state}`, { day })}</p>
      {state === 'connected' && missing.map((what) => <p key={what}>{t(`connect.without-${what}`)}</p>)}
      {state !== 'connected' && <p className={styles.none}>{t('connect.what')}</p>}
    </>
  );
}
