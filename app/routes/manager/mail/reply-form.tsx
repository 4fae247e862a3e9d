import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPLY_EVERY_DAYS, REPLY_LETTERS, type Box, type MailView } from '../../../../modules/mailboxes/schemas.ts';
import { useChange } from '../use-change.ts';
import { setReply } from './calls.ts';
import styles from './mail.module.css';
import { OpenedForm } from './opened-form.tsx';

/** The text of an automatic reply and its days, which are those of whoever types them. */
export function ReplyForm(props: { box: Box; order: string; onSet: (fresh: MailView) => void; onClose: () => void }) {
  const { t } = useTranslation('mailboxes');
  const { box, order, onSet, onClose } = props;
  const id = useId();
  const change = useChange();
  const [text, setText] = useState(box.reply?.text ?? t('reply.example'));
  const [days, setDays] = useState({ from: box.reply?.from ?? '', until: box.reply?.until ?? '' });
  const wrong = change.failure?.fields['until'] !== undefined;

  async function send() {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const reply = { text: text.trim(), from: days.from || null, until: days.until || null, time_zone: timeZone };
    const fresh = await change.run(() => setReply(order, box.id, reply));
    if (fresh) onSet(fresh);
  }
  return (
    <OpenedForm title={t('reply.open')} send={t('reply.send')} change={change} onSend={send} onClose={onClose}>
      <div className={styles.field}>
        <label htmlFor={`${id}-text`}>{t('reply.text')}</label>
        <textarea
          id={`${id}-text`}
          required
          rows={5}
          maxLength={REPLY_LETTERS}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('reply.hint', { count: REPLY_EVERY_DAYS })}
        </p>
      </div>
      {(['from', 'until'] as const).map((which) => (
        <div key={which} className={styles.field}>
          <label htmlFor={`${id}-${which}`}>{t(`reply.${which}`)}</label>
          <input
            id={`${id}-${which}`}
            type="date"
            aria-invalid={which === 'until' && wrong}
            aria-describedby={`${id}-${which}-hint`}
            value={days[which]}
            onChange={(event) => setDays({ ...days, [which]: event.currentTarget.value })}
          />
          <p id={`${id}-${which}-hint`} className={styles.hint}>
            {t(`reply.${which}-hint`)}
          </p>
        </div>
      ))}
    </OpenedForm>
  );
}
