import { useTranslation } from 'react-i18next';
import type { BookingsView } from '../../../../modules/booking/schemas.ts';
import styles from './bookings.module.css';
import { PARTS } from './parts.ts';

/** Before the first opening: what was filled in from the page, and what no page says. */
export function FirstCheck({ view: { settings } }: { view: BookingsView }) {
  const { t } = useTranslation('bookings');
  const toCheck =
    settings.kind === 'table'
      ? ([
          ['covers', PARTS.rules],
          ['minutes', PARTS.services],
        ] as const)
      : settings.kind === 'stay'
        ? ([['rooms', PARTS.services]] as const)
        : ([
            ['minutes', PARTS.services],
            ['people', PARTS.people],
          ] as const);
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
