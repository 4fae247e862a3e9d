import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftFiles } from '../../../../modules/mailboxes/page/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileInput } from '../file-input.tsx';
import styles from './mail.module.css';
import read from './read.module.css';
import { sizeOf } from './size.ts';

interface Props {
  files: DraftFiles;
  /** The one that is on its way, and how much of it has gone, 0 to 1. */
  coming: { name: string; share: number } | null;
  attach: (files: readonly File[]) => void;
  detach: (at: number, name: string) => void;
}

/** The files of a mail that is written, and one more. */
export function FileList({ files, coming, attach, detach }: Props) {
  const { t, i18n } = useTranslation('mailboxes');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        {t('write.files')}
      </p>
      {files.length > 0 && (
        <ul className={styles.list} aria-labelledby={id}>
          {files.map(({ name, bytes }, at) => (
            <li key={`${at} ${name}`} className={read.file}>
              <span>{name}</span>
              <span className={styles.hint}>{sizeOf(bytes, asLang(i18n.language) ?? FALLBACK)}</span>
              <Button
                variant="default"
                size="md"
                aria-label={t('write.detach-named', { name })}
                onClick={() => detach(at, name)}
              >
                {t('write.detach')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {coming && (
        <p className={styles.hint}>
          {t('write.coming', { name: coming.name })} <progress value={coming.share} max={1} />
        </p>
      )}
      <p>
        <Button variant="default" size="md" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t('write.attach')}
        </Button>
      </p>
      <FileInput ref={input} multiple onFiles={attach} />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('write.files-hint')}
      </p>
    </div>
  );
}
