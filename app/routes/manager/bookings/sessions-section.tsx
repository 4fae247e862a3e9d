import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import room from '../live/room.module.css';
import { Section } from '../section.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import { PARTS, type BookingsProps } from './parts.ts';
import list from './rows.module.css';
import { SessionForm } from './session-form.tsx';
import { SessionRow } from './session-row.tsx';
import { ToCall } from './to-call.tsx';
import { useWhen } from './use-when.ts';

type Draft = Parameters<typeof SessionForm>[0]['draft'];
const NOTHING: Draft = { title: '', at: null };

const byDate = (who: readonly BookingView[]) => [...Map.groupBy(who, ({ session }) => session ?? '')];

/** The dates on which places are booked: who comes, how many still can, and what the page announces beside them. */
export function SessionsSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { when } = useWhen();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { entitled, sessions, announced, to_call: unmailed } = bookings.view;
  const close = () => setDraft(null);
  return (
    <Section title={t('sessions.title')} name={PARTS.sessions}>
      <OutcomeOf bookings={bookings} place="sessions" />
      {sessions.length === 0 && <p className={list.empty}>{t('sessions.none')}</p>}
      {sessions.length > 0 && (
        <ul className={room.lines}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} bookings={bookings} />
          ))}
        </ul>
      )}
      {byDate(unmailed).map(([date, who]) => (
        <div key={date}>
          <p>{t('sessions.off', { title: who[0]?.service ?? '', when: when(who[0]?.at ?? '') })}</p>
          <ToCall who={who} bookings={bookings} />
        </div>
      ))}
      {entitled && announced.length > 0 && (
        <>
          <p>{t('sessions.announced')}</p>
          <ul className={room.lines}>
            {announced.map(({ title, at }) => (
              <li key={`${at} ${title}`} className={room.line}>
                <span className={room.named}>
                  <b>{title}</b>
                  <span className={room.hint}>{when(at)}</span>
                </span>
                <Button
                  variant="subtle"
                  size="md"
                  aria-label={t('of', { what: t('sessions.take'), name: title })}
                  onClick={() => setDraft({ title, at })}
                >
                  {t('sessions.take')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {entitled && sessions.length < LIMITS.sessions && (
        <Button
          variant="default"
          size="md"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setDraft(NOTHING)}
        >
          {t('sessions.add')}
        </Button>
      )}
      <Dialog open={draft !== null} onClose={close} title={t('sessions.add')}>
        {draft && <SessionForm key={`${draft.at} ${draft.title}`} bookings={bookings} draft={draft} onClose={close} />}
      </Dialog>
    </Section>
  );
}
