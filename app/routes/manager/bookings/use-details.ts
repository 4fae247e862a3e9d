import { useTranslation } from 'react-i18next';
import type { BookingsView, BookingView } from '../../../../modules/booking/views/schemas.ts';
import { toldBy } from '../live/contact-mail.tsx';
import { useWhen } from './use-when.ts';
import { nightsBetween } from './wall-time.ts';

/** What belongs to a booking beside its time and its guest, in words. */
export function useDetails({ settings, services, people }: BookingsView) {
  const { t } = useTranslation('bookings');
  const { length } = useWhen();
  const isAppointment = settings.kind === 'appointment';
  /** "4 persone", "Taglio e piega · 45 minuti · con Anna": what tells nothing, because there is only one, is left out. */
  const details = ({ at, until, service, session, minutes, party, person }: BookingView): string[] => {
    const what = session !== null || services.length > 1 ? service : undefined;
    const who = people.length > 1 ? person : null;
    return [
      isAppointment ? undefined : t('count.guests', { count: party }),
      until === null ? undefined : t('count.nights', { count: nightsBetween(at, until) }),
      what,
      isAppointment ? length(minutes) : undefined,
      who === null ? undefined : t('with', { person: who }),
    ].filter((each) => each !== undefined);
  };
  /** Whether the guest hears of it, or the owner calls. */
  const told = (guest: BookingView['guest']): string => t(toldBy(guest));
  return { details, told };
}
