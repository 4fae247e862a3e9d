import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../ui/said.ts';
import { Section } from '../section.tsx';
import room from '../live/room.module.css';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Who asked and waits for a yes, the soonest first. Not there while nobody does. */
export function WaitingSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { waiting } = bookings.view;
  const count = waiting.length;
  useSaid(count > 0 ? t('waiting.count', { count }) : null);
  if (count === 0 && bookings.outcome?.place !== 'waiting') return null;
  return (
    <Section title={t('waiting.title')}>
      <OutcomeOf bookings={bookings} place="waiting" />
      {count === 0 ? (
        <p className={room.hint}>{t('waiting.none')}</p>
      ) : (
        <ul className={room.cards}>
          {waiting.map((booking) => (
            <WaitingCard key={booking.id} booking={booking} bookings={bookings} />
          ))}
        </ul>
      )}
    </Section>
  );
}
