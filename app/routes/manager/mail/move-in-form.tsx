import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, ImportView } from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { startImport } from './calls.ts';
import styles from './mail.module.css';
import { OpenedForm } from './opened-form.tsx';

/** Where the old mail is, as the owner's mail program has it. `before`: what was typed the last time. */
export function MoveInForm(props: {
  box: Box;
  order: string;
  before: ImportView['moving'];
  onStarted: (fresh: ImportView) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { box, order, before, onStarted, onClose } = props;
  const id = useId();
  const change = useChange();
  const [host, setHost] = useState(before?.host ?? '');
  const [username, setUsername] = useState(before?.username ?? box.address);
  const [password, setPassword] = useState('');
  const isWrong = (field: string) => change.failure?.fields[field] !== undefined || undefined;

  async function start() {
    const given = { host: host.trim(), port: 993, username: username.trim(), password };
    const fresh = await change.run(() => startImport(order, box.id, given));
    if (fresh) onStarted(fresh);
  }
  const plain = { required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <OpenedForm title={t('move.open')} send={t('move.send')} change={change} onSend={start} onClose={onClose}>
      <p className={styles.hint}>{t('move.text')}</p>
      <div className={styles.field}>
        <label htmlFor={`${id}-host`}>{t('move.host')}</label>
        <input
          id={`${id}-host`}
          {...plain}
          inputMode="url"
          maxLength={253}
          aria-describedby={`${id}-host-hint`}
          aria-invalid={isWrong('host')}
          value={host}
          onChange={(event) => setHost(event.currentTarget.value)}
        />
        <p id={`${id}-host-hint`} className={styles.hint}>
          {t('move.host-hint')}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-user`}>{t('move.user')}</label>
        <input
          id={`${id}-user`}
          {...plain}
          maxLength={254}
          aria-invalid={isWrong('username')}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>{t('move.password')}</label>
        <input
          id={`${id}-password`}
          {...plain}
          type="password"
          maxLength={256}
          aria-describedby={`${id}-password-hint`}
          aria-invalid={isWrong('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <p id={`${id}-password-hint`} className={styles.hint}>
          {t('move.password-hint')}
        </p>
      </div>
    </OpenedForm>
  );
}
