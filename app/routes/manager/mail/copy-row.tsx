import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import mail from './mail.module.css';
import styles from './server-rows.module.css';

/** A value that is typed or pasted elsewhere. `note`: what belongs to it and is not copied. */
export function CopyRow({ name, value, note }: { name: string; value: string; note?: string }) {
  const { t } = useTranslation('mailboxes');
  const { copied, copy } = useCopy(value);
  const tell = () => say(t('of', { what: t('setup.copied'), address: name }));
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <code className={styles.value}>{value}</code>
        {note && <span className={mail.hint}>{note}</span>}
      </dd>
      <dd>
        <Button
          variant="default"
          size="md"
          aria-label={t('of', { what: t('setup.copy'), address: name })}
          onClick={() => void copy().then((done) => done && tell())}
        >
          {t(copied ? 'setup.copied' : 'setup.copy')}
        </Button>
      </dd>
    </div>
  );
}
