import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FILES_BYTES,
  type DraftFiles,
  SUBJECT_LETTERS,
  WRITTEN_LETTERS,
} from '../../../../modules/mailboxes/page/schemas.ts';
import { ApiFailure, failureOf } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { addressesIn, type Draft } from './draft.rules.ts';
import { FileList } from './file-list.tsx';
import styles from './mail.module.css';
import { attachFile, detachFile, keepDraft, sendMail, type PageOf } from './page-calls.ts';

/** Letters of a line of addresses. */
const LONGEST_LINE = 13_000;
/** Still for so long, what was typed is kept among the drafts. */
const PAUSE_MS = 8_000;
/** With files, which go to the mail host each time. */
const FILES_PAUSE_MS = 45_000;

/** A mail that is written: kept by itself while it is typed, sent by one press. */
export function WriteMail(props: { of: PageOf; draft: Draft; onSent: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('mailboxes');
  const { of, onSent, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(props.draft);
  const [kept, setKept] = useState(props.draft);
  const [files, setFiles] = useState(props.draft.files);
  const [coming, setComing] = useState<{ name: string; share: number } | null>(null);
  const leaving = useRef(new AbortController());
  const [wrong, setWrong] = useState<'to' | 'cc' | null>(null);
  const change = useChange();
  // Apart: what is kept by itself must not take away why a mail was not sent.
  const keeping = useChange();
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const isChanged = draft !== kept;
  useEffect(() => moveFocus(form.current?.querySelector(props.draft.to ? 'textarea' : 'input') ?? null), [props.draft]);

  const read = (): Parameters<typeof keepDraft>[1] | null => {
    const [to, cc] = [addressesIn(draft.to), addressesIn(draft.cc)];
    setWrong(to === null ? 'to' : cc === null ? 'cc' : null);
    return to && cc && { ...draft, to, cc };
  };
  /** One after the other: a draft that is kept while its mail is sent, or a file is put to it, would stay behind. */
  const inTurn = <T,>(what: () => Promise<T>): Promise<T> => {
    const run = pending.current.then(what);
    pending.current = run;
    return run;
  };
  const keep = async (): Promise<boolean> => {
    const written = read();
    if (!written) return false;
    const now = await inTurn(() => keeping.run(() => keepDraft(of, written)));
    if (!now) return false;
    setFiles(now.files);
    setKept(draft);
    return true;
  };
  const send = async (again: boolean) => {
    const written = read();
    if (!written) return;
    if (written.to.length === 0) return setWrong('to');
    const sent = await inTurn(() =>
      change.run(async () => {
        try {
          return await sendMail(of, written, { again, files: files.length });
        } catch (error) {
          if (failureOf(error)?.code === 'mailboxes.files-changed') setFiles((await keepDraft(of, written)).files);
          throw error;
        }
      }),
    );
    if (sent) onSent(sent.refused.length > 0 ? t('write.refused', { who: sent.refused.join(', ') }) : t('write.said'));
  };
  const refile = async (act: () => Promise<{ files: DraftFiles }>): Promise<boolean> => {
    const now = await inTurn(() => keeping.run(act));
    if (now) setFiles(now.files);
    return now !== null;
  };
  /** Files belong to what lies among the drafts: it is kept once before them, for its words may go on while they are on their way. */
  const attach = async (chosen: readonly File[]) => {
    if (!(await keep())) return;
    for (const file of chosen) {
      const progress = (share: number) => setComing({ name: file.name, share });
      progress(0);
      const did = await refile(() => {
        if (file.size > FILES_BYTES) throw new ApiFailure('mailboxes.files-large', { status: 413 });
        return attachFile(of, { key: draft.key, file }, { progress, signal: leaving.current.signal });
      });
      setComing(null);
      if (!did) return;
    }
  };
  const detach = async (at: number, name: string) => {
    if (await keep()) await refile(() => detachFile(of, { key: draft.key, at, name }));
  };
  const close = async () => {
    leaving.current.abort();
    if (!isChanged || (await keep())) onClose();
  };
  const pause = files.length > 0 ? FILES_PAUSE_MS : PAUSE_MS;
  const later = useRef((_still: Draft) => {});
  useEffect(() => {
    later.current = (still) => void (still === draft && !change.busy && keep());
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => later.current(draft), pause);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', ask);
    };
  }, [draft, isChanged, pause]);

  const perhaps = change.failure?.code === 'mailboxes.perhaps-sent';
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('write.named')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      {(['to', 'cc'] as const).map((which) => (
        <div key={which} className={styles.field}>
          <label htmlFor={`${id}-${which}`}>{t(`write.${which}`)}</label>
          <input
            id={`${id}-${which}`}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_LINE}
            aria-invalid={wrong === which}
            aria-describedby={which === 'to' ? `${id}-hint` : undefined}
            value={draft[which]}
            onChange={(event) => {
              setWrong(null);
              setDraft({ ...draft, [which]: event.currentTarget.value });
            }}
          />
          {which === 'to' && (
            <p id={`${id}-hint`} className={styles.hint}>
              {t('write.to-hint')}
            </p>
          )}
          {wrong === which && (
            <p role="alert" className={styles.wrong}>
              {t('write.wrong')}
            </p>
          )}
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-subject`}>{t('write.subject')}</label>
        <input
          id={`${id}-subject`}
          maxLength={SUBJECT_LETTERS}
          value={draft.subject}
          onChange={(event) => setDraft({ ...draft, subject: event.currentTarget.value })}
        />
      </div>
      <div className={styles.letter}>
        <label htmlFor={`${id}-text`}>{t('write.text')}</label>
        <textarea
          id={`${id}-text`}
          rows={12}
          maxLength={WRITTEN_LETTERS}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        />
      </div>
      <FileList
        files={files}
        coming={coming}
        attach={(chosen) => void attach(chosen)}
        detach={(at, name) => void detach(at, name)}
      />
      <div className={styles.failure}>
        <SectionFailure change={change.failure ? change : keeping} />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" size="md" aria-disabled={change.busy}>
          {change.busy ? t('write.sending') : t('write.send')}
        </Button>
        {perhaps && (
          <Button variant="default" size="md" onClick={() => void send(true)}>
            {t('write.again')}
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => void close()}>
          {t('write.leave')}
        </Button>
      </div>
      <p className={styles.hint}>{!isChanged && draft !== props.draft ? t('write.kept') : ''}</p>
    </form>
  );
}
