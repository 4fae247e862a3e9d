import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMoney } from '../use-money.ts';
import room from '../live/room.module.css';
import { EditedSection } from './edited-section.tsx';
import type { BookingsProps } from './parts.ts';
import { ServicesForm } from './services-form.tsx';
import { useWhen } from './use-when.ts';

/** What can be booked, and how long each takes. */
export function ServicesSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { length } = useWhen();
  const { shown } = useMoney('EUR');
  const { settings, services, deposits, site } = bookings.view;
  const isStay = settings.kind === 'stay';
  const depositOf = (rule: (typeof services)[number]['deposit']) =>
    rule === null
      ? null
      : t(settings.kind === 'table' ? 'services.asks-person' : 'services.asks', {
          amount: shown(rule.cents),
          count: rule.from,
        });
  return (
    <EditedSection bookings={bookings} place="services" title={t('services.title')} Form={ServicesForm}>
      <ul className={room.lines}>
        {services.map(({ id, name, minutes, price, deposit, active }) => (
          <li key={id} className={room.line} data-off={!active || undefined}>
            <b>{name}</b>
            <span>
              {[isStay ? null : length(minutes), price, depositOf(deposit), active ? null : t('services.off')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {deposits === 'no-account' && (
        <p className={room.hint}>
          {t('services.no-account')} <Link to={`/manager/sites/${site.id}/shop`}>{t('services.to-account')}</Link>
        </p>
      )}
    </EditedSection>
  );
}
