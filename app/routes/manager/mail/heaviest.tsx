import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heaviest as Heavy } from '../../../../modules/mailboxes/page/schemas.ts';
import type { Box } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { say } from '../../../ui/said.ts';
import { AskFirst } from '../ask-first.tsx';
import { day } from '../days.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import styles from './mail.module.css';
import { deleteMail, readHeaviest } from './page-calls.ts';
import { sizeOf } from './size.ts';

/** Room in a box: its largest mails of all folders, the bin too, each deleted for good by a second press. */
export function Heaviest({ box, order }: { box: Box; order: string }) {
  const { t, i18n } = useTranslation('mailboxes');
  const change = useChange();
  const [mails, setMails] = useState<Heavy['mails'] | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const of = { order, box: box.id };
  const lang = asLang(i18n.language) ?? FALLBACK;

  async function look() {
    const found = await change.run(() => readHeaviest(of));
    if (found) setMails(found.mails);
  }
  const gone = (mail: Heavy['mails'][number]) => {
    setMails((before) => before?.filter((each) => each !== mail) ?? null);
    say(t('heaviest.deleted', { size: sizeOf(mail.bytes, lang) }));
    setTimeout(() => moveFocus(top.current));
  };
  if (mails === null)
    return (
      <>
        <SectionFailure change={change} />
        <Button
          className={styles.quiet}
          variant="subtle"
          size="md"
          aria-disabled={change.busy}
          aria-label={t('of', { what: t('heaviest.open'), address: box.address })}
          onClick={() => void look()}
        >
          {t('heaviest.open')}
        </Button>
      </>
    );
  return (
    <div className={styles.offer}>
      <p ref={top} tabIndex={-1}>
        {t(mails.length > 0 ? 'heaviest.text' : 'heaviest.none')}
      </p>
      <ul className={styles.list} aria-label={t('of', { what: t('heaviest.open'), address: box.address })}>
        {mails.map((mail) => {
          const subject = mail.subject || t('read.no-subject');
          return (
            <li key={`${mail.folder} ${mail.uid}`} className={styles.heavy}>
              <b>{subject}</b>
              <span className={styles.hint}>
                {mail.from?.name || mail.from?.address || t('read.nobody')} · {day(mail.at, lang)} ·{' '}
                {sizeOf(mail.bytes, lang)}
              </span>
              <AskFirst
                label={t('heaviest.delete')}
                named={t('heaviest.delete-named', { subject })}
                means={t('heaviest.means')}
                act={async () => {
                  await deleteMail(of, mail);
                  return () => gone(mail);
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
