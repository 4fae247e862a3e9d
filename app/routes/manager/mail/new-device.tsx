import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import styles from './mail.module.css';
import { ServerRows } from './server-rows.tsx';

/** What a program of this device is told; its secret is shown this once. */
export function NewDevice(props: {
  name: string;
  secret: string;
  box: Box;
  servers: MailView['servers'];
  onDone: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed has gone: whoever listens or types is led to its answer.
  useEffect(() => moveFocus(panel.current), []);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <h4 id={id} className={styles.label}>
        {t('setup.title', { name: props.name })}
      </h4>
      <p>{t('setup.text')}</p>
      <ServerRows address={props.box.address} servers={props.servers} secret={props.secret} />
      <p className={styles.hint}>{t('setup.once')}</p>
      <Button className={styles.act} size="md" onClick={props.onDone}>
        {t('setup.done')}
      </Button>
    </section>
  );
}
