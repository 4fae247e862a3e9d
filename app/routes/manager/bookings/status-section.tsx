import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { placeOf } from '../editor/places.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import styles from './bookings.module.css';
import { setStatus } from './calls.ts';
import { FirstCheck } from './first-check.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';

/** Whether guests can book, in one sentence, and the one press that changes it. */
export function StatusSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'head');
  const { site, entitled, may_open: mayOpen, status, has_hours: hasHours, page_url: page } = bookings.view;
  const isOpen = entitled && status === 'open';
  const press = (next: 'open' | 'paused') =>
    void act((id) => setStatus(id, next), { text: t(next === 'open' ? 'state.said-open' : 'state.said-pause') });
  return (
    <section className={styles.status} data-state={isOpen ? 'open' : 'closed'} aria-label={t('state.label')}>
      <p className={styles.sentence}>{t(entitled ? `state.${status}` : 'state.not-held')}</p>
      <OutcomeOf bookings={bookings} place="head" />
      {entitled && status === 'draft' && hasHours && <FirstCheck view={bookings.view} />}
      {entitled && !hasHours && <p>{t('state.no-hours')}</p>}
      {entitled && !mayOpen && <p className={styles.hint}>{t('state.who-opens')}</p>}
      <SectionFailure change={change} />
      <Actions>
        {!entitled && site.order_id && (
          <Button component={Link} variant="default" to={paths.managedOrder(site.order_id)}>
            {t('state.plan')}
          </Button>
        )}
        {entitled && !hasHours && (
          <Button component={Link} to={`${paths.editSite(site.id)}?list#${placeOf('fact/week')}`}>
            {t('state.write-hours')}
          </Button>
        )}
        {entitled && mayOpen && hasHours && status !== 'open' && (
          <Button aria-disabled={change.busy} onClick={() => press('open')}>
            {t('state.open-them')}
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
