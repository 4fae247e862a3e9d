import { useTranslation } from 'react-i18next';
import type { FolderView } from '../../../../modules/mailboxes/page/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayAndTime } from '../days.ts';
import styles from './mail.module.css';
import read from './read.module.css';
import type { Listed, OpenBox } from './use-box.ts';

/** The mails of a folder, newest first: what a stranger wrote stands here as text. */
export function MailList({ opened, view }: { opened: OpenBox; view: FolderView }) {
  const { t } = useTranslation('mailboxes');
  const { asked } = opened;
  const { mails, total } = view;
  const last = mails.at(-1);
  const isMore = !asked.words && last !== undefined && (asked.before !== undefined || mails.length < total);
  if (mails.length === 0) return <p>{t(asked.words ? 'read.none-found' : 'read.empty')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <Line key={mail.uid} mail={mail} opened={opened} />
        ))}
      </ul>
      <div className={styles.buttons}>
        {asked.before !== undefined && (
          <Button variant="default" size="md" onClick={() => void opened.load({ folder: asked.folder })}>
            {t('read.newest')}
          </Button>
        )}
        {isMore && (
          <Button
            variant="default"
            size="md"
            onClick={() => void opened.load({ folder: asked.folder, before: last.uid })}
          >
            {t('read.older')}
          </Button>
        )}
      </div>
    </>
  );
}

function Line({ mail, opened }: { mail: Listed; opened: OpenBox }) {
  const { t, i18n } = useTranslation('mailboxes');
  const { from, subject, seen, at } = mail;
  return (
    <li>
      <button type="button" className={read.mail} data-seen={seen} onClick={() => void opened.open(mail)}>
        <span>{from?.name || from?.address || t('read.nobody')}</span>
        <span>{subject || t('read.no-subject')}</span>
        <span className={styles.hint}>
          {dayAndTime(at, asLang(i18n.language) ?? FALLBACK)}
          {seen ? '' : ` · ${t('read.new')}`}
        </span>
      </button>
    </li>
  );
}
