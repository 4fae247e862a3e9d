import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterInput } from '../../../../modules/newsletter/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { planLetter, saveLetter } from './calls.ts';
import styles from './news.module.css';
import { useAct, type NewsProps } from './use-news.ts';

interface SendDialogProps extends NewsProps {
  /** What stands in the form: it is saved before it leaves. */
  given: LetterInput;
  open: boolean;
  onClose: () => void;
}

/** What cannot be called back is asked for once more: now, or at a time. */
export function SendDialog({ news, given, open, onClose }: SendDialogProps) {
  const { t } = useTranslation('news');
  const { change, act } = useAct(news, 'letter');
  const [when, setWhen] = useState('');
  const id = useId();
  const { counts, today } = news.view;
  const close = () => {
    change.clear();
    onClose();
  };
  const send = (at: string | null) =>
    act(
      async (site) => {
        await saveLetter(site, given);
        return planLetter(site, at);
      },
      t(at === null ? 'letter.said-now' : 'letter.said-plan'),
      close,
    );
  return (
    <Dialog open={open} onClose={close} title={t('letter.send-ask', { n: counts.confirmed })}>
      <div className={section.stack}>
        <p>{t('letter.send-text', { today })}</p>
        <Actions>
          <Button type="button" aria-disabled={change.busy} onClick={() => void send(null)}>
            {t('letter.now')}
          </Button>
          <Button type="button" variant="default" onClick={close}>
            {t('letter.keep')}
          </Button>
        </Actions>
        <details className={styles.later}>
          <summary>{t('letter.later')}</summary>
          <label className={entry.long} htmlFor={id}>
            {t('letter.when')}
            <input
              id={id}
              type="datetime-local"
              value={when}
              onChange={(event) => setWhen(event.currentTarget.value)}
            />
          </label>
          <Button
            type="button"
            variant="default"
            aria-disabled={change.busy || when === ''}
            onClick={() => {
              if (when !== '') void send(new Date(when).toISOString());
            }}
          >
            {t('letter.plan')}
          </Button>
        </details>
        <SectionFailure change={change} />
      </div>
    </Dialog>
  );
}
