import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Box } from '../../../../modules/mailboxes/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Told } from '../following/told.tsx';
import head from '../site-head.module.css';
import { Address } from './address.tsx';
import { emptyDraft, type Draft } from './draft.rules.ts';
import { FolderBar } from './folder-bar.tsx';
import { LastMails } from './last-mails.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mail.module.css';
import { OpenMail } from './open-mail.tsx';
import type { PageOf } from './page-calls.ts';
import { TakeBox } from './take-box.tsx';
import { useBox, type Moved } from './use-box.ts';
import { WriteMail } from './write-mail.tsx';

/** A mailbox in the browser: its folders, a list, one mail. */
export function ReadScreen({ order, box }: { order: string; box: Box }) {
  const { t } = useTranslation('mailboxes');
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${box.address} · Vetrina`}</title>
      <header className={head.top}>
        <p>
          <Link className={head.link} to={paths.mailOfOrder(order)}>
            {t('read.back')}
          </Link>
        </p>
        <h1 className={head.heading}>
          <Address of={box.address} />
        </h1>
      </header>
      {box.state === 'paused' ? (
        <>
          <p className={styles.note}>{t('box.paused')}</p>
          <p>
            <Link className={head.link} to={paths.managedOrder(order)}>
              {t('read.pay')}
            </Link>
          </p>
          <LastMails order={order} box={box.id} />
          <TakeBox box={box} order={order} />
        </>
      ) : (
        <OpenedBox of={{ order, box: box.id }} own={box.address} />
      )}
    </div>
  );
}

function OpenedBox({ of, own }: { of: PageOf; own: string }) {
  const { t } = useTranslation('mailboxes');
  const opened = useBox(of);
  const [outcome, setOutcome] = useState<({ text: string } & Moved) | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { change, view, mail } = opened;
  const left = async (text?: string) => {
    setDraft(null);
    await opened.again();
    if (text !== undefined) setOutcome({ text, back: null });
  };
  const moved = async (uid: number, to: string, text: string) => {
    const did = await opened.move({ folder: opened.asked.folder, uid }, to);
    if (did) setOutcome({ text, ...did });
  };
  const undo = async ({ to, ...mail }: NonNullable<Moved['back']>) => {
    if (await opened.move(mail, to)) setOutcome({ text: t('read.undone'), back: null });
  };
  const back = outcome?.back;
  if (draft) return <WriteMail of={of} draft={draft} onSent={(text) => void left(text)} onClose={() => void left()} />;
  return (
    <div className={styles.boxes}>
      <Told outcome={outcome} />
      {back && (
        <p>
          <Button variant="default" size="md" onClick={() => void undo(back)}>
            {t('read.undo')}
          </Button>
        </p>
      )}
      {change.failure && <ErrorNotice failure={change.failure} onRetry={() => void opened.again()} />}
      {view && !mail && (
        <p>
          <Button size="md" onClick={() => setDraft(emptyDraft())}>
            {t('write.open')}
          </Button>
        </p>
      )}
      {view && <FolderBar opened={opened} folders={view.folders} />}
      {!view && change.busy && <p>{t('read.loading')}</p>}
      {mail && view && (
        <OpenMail
          key={mail.uid}
          opened={opened}
          mail={mail}
          folders={view.folders}
          own={own}
          moved={moved}
          write={setDraft}
        />
      )}
      {view && !mail && <MailList opened={opened} view={view} />}
    </div>
  );
}
