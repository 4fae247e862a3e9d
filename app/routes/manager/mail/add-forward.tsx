import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { addForward } from './calls.ts';
import styles from './mail.module.css';
import { OpenedForm } from './opened-form.tsx';

/** One more address; whoever reads there is asked by mail. */
export function AddForward(props: {
  box: Box;
  order: string;
  onAdded: (fresh: MailView, target: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { box, order, onAdded, onClose } = props;
  const id = useId();
  const change = useChange();
  const [target, setTarget] = useState('');
  const isWrong = change.failure?.fields['target'] !== undefined;

  async function add() {
    const typed = target.trim();
    const fresh = await change.run(() => addForward(order, box.id, typed));
    if (fresh) onAdded(fresh, typed);
  }
  return (
    <OpenedForm title={t('forward.open')} send={t('forward.send')} change={change} onSend={add} onClose={onClose}>
      <div className={styles.field}>
        <label htmlFor={`${id}-target`}>{t('forward.target')}</label>
        <input
          id={`${id}-target`}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('forward.hint')}
        </p>
      </div>
    </OpenedForm>
  );
}
