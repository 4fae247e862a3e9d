import { useTranslation } from 'react-i18next';
import type { MailView } from '../../../../modules/mailboxes/schemas.ts';
import { CopyRow } from './copy-row.tsx';
import styles from '../copied-value.module.css';

/** What a mail program asks for, each with a button that copies it. */
export function ServerRows(props: { address: string; servers: MailView['servers']; secret?: string }) {
  const { t } = useTranslation('mailboxes');
  const { imap, smtp } = props.servers;
  return (
    <dl className={styles.rows}>
      <CopyRow name={t('setup.address')} value={props.address} />
      {props.secret !== undefined && <CopyRow name={t('setup.secret')} value={props.secret} />}
      <CopyRow name={t('setup.imap')} value={imap.host} note={t('setup.port', { port: imap.port })} />
      <CopyRow name={t('setup.smtp')} value={smtp.host} note={t('setup.port', { port: smtp.port })} />
    </dl>
  );
}
