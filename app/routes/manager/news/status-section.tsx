import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Told } from '../following/told.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { setStatus } from './calls.ts';
import styles from './news.module.css';
import { useAct, type NewsProps } from './use-news.ts';

/** Whether visitors can subscribe, in one sentence, and the one press that changes it. */
export function StatusSection({ news }: NewsProps) {
  const { t } = useTranslation('news');
  const { change, act } = useAct(news, 'head');
  const { site, entitled, can_send: canSend, may_open: mayOpen, status, page_url: page } = news.view;
  const isOpen = entitled && status === 'open';
  const press = (next: 'open' | 'paused') =>
    void act((id) => setStatus(id, next), t(next === 'open' ? 'state.said-open' : 'state.said-pause'));
  return (
    <section className={styles.status} data-state={isOpen ? 'open' : 'closed'} aria-label={t('state.label')}>
      <p className={styles.sentence}>{t(entitled ? `state.${status}` : 'state.not-held')}</p>
      <Told outcome={news.outcomeOf('head')} />
      {!canSend && <p>{t('state.no-way')}</p>}
      {entitled && !mayOpen && <p className={styles.hint}>{t('state.who-opens')}</p>}
      <SectionFailure change={change} />
      <Actions>
        {!entitled && site.order_id && (
          <Button component={Link} variant="default" to={paths.managedOrder(site.order_id)}>
            {t('state.plan')}
          </Button>
        )}
        {entitled && mayOpen && canSend && status !== 'open' && (
          <Button aria-disabled={change.busy} onClick={() => press('open')}>
            {t('state.open-it')}
          </Button>
        )}
        {isOpen && (
          <Button component="a" variant="default" href={page} target="_blank" rel="noopener">
            {t('state.see-page')}
          </Button>
        )}
        {isOpen && mayOpen && (
          <Button variant="subtle" aria-disabled={change.busy} onClick={() => press('paused')}>
            {t('state.pause')}
          </Button>
        )}
      </Actions>
    </section>
  );
}
