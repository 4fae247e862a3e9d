import { useTranslation } from 'react-i18next';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import styles from './bookings.module.css';
import { PARTS } from './parts.ts';

const CHECKS = {
  table: [
    ['covers', PARTS.rules],
    ['minutes', PARTS.services],
  ],
  appointment: [
    ['minutes', PARTS.services],
    ['people', PARTS.people],
  ],
  session: [['sessions', PARTS.sessions]],
  stay: [['rooms', PARTS.services]],
} as const;

/** Before the first opening: what was filled in from the page, and what no page says. */
export function FirstCheck({ view: { settings } }: { view: BookingsView }) {
  const { t } = useTranslation('bookings');
  const toCheck = CHECKS[settings.kind];
  return (
    <>
      <p>{t('check.text')}</p>
      <ul className={styles.checks}>
        {toCheck.map(([what, part]) => (
          <li key={what}>
            <a href={`#${part}`}>{t(`check.${what}`)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
