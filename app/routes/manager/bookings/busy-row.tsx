import { useTranslation } from 'react-i18next';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { AskFirst } from '../ask-first.tsx';
import { moment } from '../following/moments.ts';
import room from '../live/room.module.css';
import styles from './bookings.module.css';
import { removeCalendar } from './calls.ts';
import type { BookingsProps } from './parts.ts';

/** One calendar of somebody else: where it is, what it blocks, and how old what it says is. */
export function BusyRow({ calendar, bookings }: BookingsProps & { calendar: BookingsView['calendars'][number] }) {
  const { t, i18n } = useTranslation('bookings');
  const { site, zone } = bookings.view;
  const { id, name, host, person, read_at: readAt, fault } = calendar;
  const when = { moment: moment(readAt, asLang(i18n.language) ?? FALLBACK, zone) };
  return (
    <li className={room.line}>
      <span className={room.named}>
        <b>{name}</b>
        <span className={room.hint}>
          {host} · {person === null ? t('busy.blocks-all') : t('busy.blocks', { name: person })}
        </span>
        <span className={fault ? styles.stale : styles.read}>{t(fault ? 'busy.stale' : 'busy.read', when)}</span>
      </span>
      <AskFirst
        label={t('busy.remove')}
        named={t('of', { what: t('busy.remove'), name })}
        means={t('busy.means')}
        act={async () => {
          const view = await removeCalendar(site.id, id);
          return () => bookings.take(view, { place: 'busy', text: t('busy.said-removed', { name }) });
        }}
      />
    </li>
  );
}
