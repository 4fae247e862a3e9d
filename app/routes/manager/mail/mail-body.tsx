import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailText } from '../../../../modules/mailboxes/page/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './mail.module.css';
import read from './read.module.css';

/** What a mail says: its plain words, or, where it has none or its owner asks, as its sender laid it out. `frame`: where that is. */
export function MailBody({ mail: { text, cut, html }, frame }: { mail: MailText; frame: string }) {
  const { t } = useTranslation('mailboxes');
  const hasWords = text.trim() !== '';
  const [isLaidOut, setLaidOut] = useState(html === 'here' && !hasWords);
  return (
    <>
      {html === 'here' && hasWords && (
        <p>
          <Button variant="default" size="md" aria-pressed={isLaidOut} onClick={() => setLaidOut(!isLaidOut)}>
            {t('read.laid-out')}
          </Button>
        </p>
      )}
      {isLaidOut ? (
        // What it may do is said by its own policy too, whichever of the two a browser heeds.
        <iframe
          className={read.frame}
          title={t('read.frame')}
          src={frame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <p className={read.words}>{text}</p>
          {cut && <p className={styles.note}>{t('read.cut')}</p>}
          {html === 'elsewhere' && !hasWords && <p className={styles.note}>{t('read.formatted')}</p>}
        </>
      )}
    </>
  );
}
