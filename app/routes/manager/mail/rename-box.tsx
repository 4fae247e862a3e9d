import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { AddressForm } from './address-form.tsx';
import { renameBox } from './calls.ts';
import styles from './mail.module.css';

/** Another address for a box into which nothing has come yet. */
export function RenameBox(props: {
  box: Box;
  order: string;
  onRenamed: (fresh: MailView, address: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { box, order, onRenamed, onClose } = props;
  const change = useChange();
  const [initial = '', domain = ''] = box.address.split('@');

  async function rename(typed: string, address: string) {
    const fresh = await change.run(() => renameBox(order, box.id, typed));
    if (fresh) onRenamed(fresh, address);
  }
  return (
    <AddressForm
      named={t('of', { what: t('rename.open'), address: box.address })}
      label={t('rename.name')}
      domain={domain}
      initial={initial}
      send={t('rename.send')}
      change={change}
      onSend={rename}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('rename.hint')}</p>
    </AddressForm>
  );
}
