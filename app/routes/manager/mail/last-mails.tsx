import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastMails as Last } from '../../../../modules/mailboxes/page/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { day } from '../days.ts';
import styles from './mail.module.css';
import { readLast, type PageOf } from './page-calls.ts';

/** Who wrote last to a box that is paused: it can be seen that mail comes, and not read. */
export function LastMails({ order, box }: PageOf) {
  const { t, i18n } = useTranslation('mailboxes');
  const [last, setLast] = useState<Last | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without an answer the screen says nothing of it.
    readLast({ order, box }).then((found) => isWanted && setLast(found), Boolean);
    return () => void (isWanted = false);
  }, [order, box]);
  const lang = asLang(i18n.language) ?? FALLBACK;
  if (last === null || last.mails.length === 0) return null;
  return (
    <section aria-label={t('last.title')}>
      <h2 className={styles.subtitle}>{t('last.title')}</h2>
      <ul className={styles.list}>
        {last.mails.map(({ uid, subject, from, at }) => (
          <li key={uid} className={styles.heavy}>
            <b>{subject || t('read.no-subject')}</b>
            <span className={styles.hint}>
              {from?.name || from?.address || t('read.nobody')} · {day(at, lang)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('last.kept', { count: last.total })}</p>
    </section>
  );
}
