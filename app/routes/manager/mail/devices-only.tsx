import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { setDevicesOnly } from './calls.ts';
import styles from './mail.module.css';
import { SwitchRow } from './switch-row.tsx';

/** Whether the typed password opens the box in programs too. */
export function DevicesOnly({ box, order, onFresh }: { box: Box; order: string; onFresh: (fresh: MailView) => void }) {
  const { t } = useTranslation('mailboxes');
  const { address } = box;
  return (
    <div className={styles.part}>
      <SwitchRow
        label={t('only.label')}
        hint={t('only.hint')}
        isOn={box.devices_only}
        set={(only) => setDevicesOnly(order, box.id, only)}
        said={(only) => t(only ? 'only.said-on' : 'only.said-off', { address })}
        onFresh={onFresh}
      />
    </div>
  );
}
