import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import { AskFirst } from '../ask-first.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import styles from './bookings.module.css';
import { makeFeed } from './calls.ts';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';

/** The address under which the owner's own calendar reads the bookings. */
export function CalendarSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'calendar');
  const { site, feed_url: feed } = bookings.view;
  const { copied, copy } = useCopy(feed ?? '');
  const text = t('calendar.said');
  return (
    <Section title={t('calendar.title')}>
      <p>{t('calendar.text')}</p>
      <OutcomeOf bookings={bookings} place="calendar" />
      {feed ? (
        <>
          <code className={styles.address}>{feed}</code>
          <Actions>
            <Button
              variant="default"
              size="md"
              onClick={() => void copy().then((done) => done && say(t('calendar.copied')))}
            >
              {t(copied ? 'calendar.copied' : 'calendar.copy')}
            </Button>
            <AskFirst
              label={t('calendar.again')}
              named={t('calendar.again')}
              means={t('calendar.means')}
              act={async () => {
                const view = await makeFeed(site.id);
                return () => bookings.take(view, { place: 'calendar', text });
              }}
            />
          </Actions>
        </>
      ) : (
        <>
          <SectionFailure change={change} />
          <Button variant="default" aria-disabled={change.busy} onClick={() => void act(makeFeed, { text })}>
            {t('calendar.make')}
          </Button>
        </>
      )}
    </Section>
  );
}
