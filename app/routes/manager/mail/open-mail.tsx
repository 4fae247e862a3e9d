import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderView, MailText } from '../../../../modules/mailboxes/page/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { dayAndTime } from '../days.ts';
import head from '../site-head.module.css';
import styles from './mail.module.css';
import { MailBody } from './mail-body.tsx';
import { draftAgain, draftOf, type Draft } from './draft.rules.ts';
import read from './read.module.css';
import { sizeOf } from './size.ts';
import type { OpenBox } from './use-box.ts';

interface Props {
  opened: OpenBox;
  mail: MailText;
  folders: FolderView['folders'];
  /** The box itself, which no answer goes to. */
  own: string;
  moved: (uid: number, to: string, text: string) => Promise<void>;
  write: (draft: Draft) => void;
}
type Person = MailText['to'][number];
const written = ({ name, address }: Person) => (name ? `${name} <${address}>` : address);

/** One mail in plain words, and what can be done with it. Nothing that it names is fetched; a file is kept where its owner presses. */
export function OpenMail({ opened, mail, folders, own, moved, write }: Props) {
  const { t, i18n } = useTranslation('mailboxes');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const heading = useRef<HTMLHeadingElement>(null);
  const { uid, subject, from, to, cc, attachments } = mail;
  useEffect(() => moveFocus(heading.current), []);
  const listed = opened.view?.mails.find((each) => each.uid === uid);
  const current = folders.find(({ name }) => name === opened.asked.folder)?.use;
  const nameOf = (use: string) => folders.find((folder) => folder.use === use)?.name;
  const ways = (['trash', 'junk', 'inbox'] as const).filter(
    (use) => use !== current && (use !== 'inbox' || current === 'trash' || current === 'junk'),
  );
  const wrote = t('write.wrote', { who: from ? from.name || from.address : t('read.nobody') });
  return (
    <article className={styles.card}>
      <div className={styles.buttons}>
        <Button variant="default" size="md" onClick={() => void opened.again()}>
          {t('read.to-list')}
        </Button>
        {current === 'drafts' ? (
          <Button size="md" onClick={() => write(draftAgain(mail, opened.asked.folder))}>
            {t('write.go-on')}
          </Button>
        ) : (
          (['answer', 'all', 'forward'] as const)
            .filter((way) => way !== 'all' || to.length + cc.length > 1)
            .map((way) => (
              <Button
                key={way}
                variant={way === 'answer' ? 'filled' : 'default'}
                size="md"
                onClick={() => write(draftOf(way, { mail, folder: opened.asked.folder, own, wrote }))}
              >
                {t(`write.${way}`)}
              </Button>
            ))
        )}
        {ways.map((use) => {
          const folder = nameOf(use);
          return folder === undefined ? null : (
            <Button
              key={use}
              variant="default"
              size="md"
              onClick={() => void moved(uid, folder, t(`read.moved.${use}`))}
            >
              {t(`read.move.${use}`)}
            </Button>
          );
        })}
        <Button variant="default" size="md" onClick={() => void opened.unread(uid)}>
          {t('read.unread')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {subject || t('read.no-subject')}
      </h2>
      <p className={styles.what}>{t('read.from', { who: from ? written(from) : t('read.nobody') })}</p>
      <p className={styles.what}>{t('read.to', { who: [...to, ...cc].map(written).join(', ') })}</p>
      {listed && <p className={styles.hint}>{dayAndTime(listed.at, lang)}</p>}
      <MailBody mail={mail} frame={opened.html(uid)} />
      {attachments.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.label}>{t('read.attachments')}</h3>
          <ul className={styles.list}>
            {attachments.map(({ name, bytes }, at) => (
              <li key={`${at} ${name}`} className={read.file}>
                <a
                  className={head.link}
                  href={opened.attachment(uid, at)}
                  aria-label={t('read.download-named', { name })}
                  download
                >
                  {name}
                </a>
                <span className={styles.hint}>{sizeOf(bytes, lang)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{t('read.attached-hint')}</p>
        </div>
      )}
      <p className={styles.hint}>{t('read.plain')}</p>
    </article>
  );
}
