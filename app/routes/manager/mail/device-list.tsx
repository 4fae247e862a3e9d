import { useTranslation } from 'react-i18next';
import type { Box } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { day } from '../days.ts';
import { AskFirst } from '../ask-first.tsx';
import { revokeDevice } from './calls.ts';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';

/** What opens the box without its password, each with the way to take it off. */
export function DeviceList({ box, order, take }: { box: Box; order: string; take: MailProps['take'] }) {
  const { t, i18n } = useTranslation('mailboxes');
  const { address, devices } = box;
  if (devices.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4 className={styles.label}>{t('devices.title')}</h4>
      <ul className={styles.list}>
        {devices.map(({ id, kind, name, created_at: at }) => (
          <li key={id} className={styles.line}>
            <Icon name={kind === 'phone' ? 'phone' : 'desktop'} />
            <span className={styles.what}>
              <span>{name}</span>
              <span className={styles.hint}>
                {t('devices.since', { date: day(at, asLang(i18n.language) ?? FALLBACK) })}
              </span>
            </span>
            <AskFirst
              label={t('devices.remove')}
              named={t('devices.remove-named', { name })}
              means={t('devices.means', { name, address })}
              act={async () => {
                const fresh = await revokeDevice(order, box.id, id);
                return () => take(fresh, t('devices.removed', { name, address }));
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('devices.hint')}</p>
    </div>
  );
}
