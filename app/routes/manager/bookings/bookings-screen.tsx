import { useTranslation } from 'react-i18next';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import { SiteHead } from '../site-head.tsx';
import { AddSection } from './add-section.tsx';
import room from '../live/room.module.css';
import { BusySection } from './busy-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { ClashesSection } from './clashes-section.tsx';
import { ClosedDays } from './closed-days.tsx';
import { ComingSection, TodaySection } from './coming-sections.tsx';
import { DepositsSection } from './deposits-section.tsx';
import { PastSection } from './past-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { StatusSection } from './status-section.tsx';
import { TablesSection } from './tables-section.tsx';
import { useBookings } from './use-bookings.ts';
import { WaitingSection } from './waiting-section.tsx';

/** The bookings of a site for whoever runs it: what waits, who comes today and later, the telephone, and how booking works. */
export function BookingsScreen({ loaded }: { loaded: BookingsView }) {
  const { t } = useTranslation('bookings');
  const bookings = useBookings(loaded);
  const { site, settings, services, calendars } = bookings.view;
  const isSession = settings.kind === 'session';
  const hasTimes = settings.kind === 'table' || settings.kind === 'appointment';
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <StatusSection bookings={bookings} />
      <WaitingSection bookings={bookings} />
      <ClashesSection bookings={bookings} />
      <DepositsSection bookings={bookings} />
      {isSession && <SessionsSection bookings={bookings} />}
      <AddSection bookings={bookings} />
      <TodaySection bookings={bookings} />
      <ComingSection bookings={bookings} />
      <PastSection bookings={bookings} />
      {!isSession && <ClosedDays bookings={bookings} />}
      <RulesSection bookings={bookings} />
      {services.length > 0 && !isSession && <ServicesSection bookings={bookings} />}
      {settings.kind === 'table' && <TablesSection bookings={bookings} />}
      {settings.kind === 'appointment' && <PeopleSection bookings={bookings} />}
      {(hasTimes || calendars.length > 0) && <BusySection bookings={bookings} />}
      <CalendarSection bookings={bookings} />
    </div>
  );
}
