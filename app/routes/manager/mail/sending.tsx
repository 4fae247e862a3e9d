import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { stopSending } from './calls.ts';
import styles from './mail.module.css';
import { SwitchRow } from './switch-row.tsx';

/** Whether anything leaves the box; what we stopped ourselves has no switch here. */
export function Sending({ box, order, onFresh }: { box: Box; order: string; onFresh: (fresh: MailView) => void }) {
  const { t } = useTranslation('mailboxes');
  const { address } = box;
  return (
    <div className={styles.part}>
      <SwitchRow
        label={t('sending.label')}
        hint={t('sending.hint')}
        isOn={box.stopped_by === 'owner'}
        set={(stopped) => stopSending(order, box.id, stopped)}
        said={(stopped) => t(stopped ? 'sending.said-on' : 'sending.said-off', { address })}
        onFresh={onFresh}
      />
    </div>
  );
}
