import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_FILE_BYTES, type FileAnswer } from '../../../../modules/editor/schemas.ts';
import { LETTERS } from '../../../../site-kit/content/own-pages/limits.ts';
import type { BlockOf } from '../../../../site-kit/content/own-pages/schema.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useSaid } from '../../../ui/said.ts';
import { FileInput } from '../file-input.tsx';
import { useChange } from '../use-change.ts';
import { upload } from '../upload.ts';
import { LineField } from './line-field.tsx';
import type { OnChange } from './on-change.ts';
import { usePagesOutlet } from './outlet.ts';
import styles from './pages.module.css';

/** A PDF to be downloaded: one that is here, or another one from the device. */
export function FileBlock({ block, onChange }: { block: BlockOf<'file'>; onChange: OnChange<BlockOf<'file'>> }) {
  const { t } = useTranslation('pages');
  const { site, files, onFile } = usePagesOutlet();
  const change = useChange();
  const [share, setShare] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What is written while a file is on its way, here and in other blocks, is not lost when it is there; a block that has gone takes none.
  const latest = useRef<((file: string) => void) | null>(null);
  useEffect(() => {
    latest.current = (file) => onChange({ ...block, file }, 'now');
    return () => void (latest.current = null);
  });
  const told = change.busy ? t('file.going', { percent: Math.floor(share * 100) }) : null;
  useSaid(change.busy ? t('file.going', { percent: 0 }) : null);
  const send = (file: File) =>
    change.run(async () => {
      if (file.size > MOST_FILE_BYTES) throw new ApiFailure('editor.file-large');
      setShare(0);
      const name = file.name.slice(-120);
      const path = `/buy_yr/api/site/${encodeURIComponent(site.id)}/draft/files?${new URLSearchParams({ name }).toString()}`;
      const { signal } = new AbortController();
      const added = await upload<FileAnswer>(path, file, { progress: setShare, signal });
      onFile(added);
      latest.current?.(added.id);
    });
  return (
    <>
      <div className={styles.give}>
        <Button
          variant="default"
          size="md"
          aria-describedby={`${id}-most`}
          aria-disabled={change.busy}
          onClick={() => {
            if (!change.busy) input.current?.click();
          }}
        >
          {t('file.new')}
        </Button>
        <p id={`${id}-most`} className={styles.hint}>
          {told ?? t('file.most')}
        </p>
      </div>
      <FileInput
        ref={input}
        accept="application/pdf,.pdf"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
      {change.failure && <ErrorNotice failure={change.failure} />}
      {files.length > 0 && (
        <label className={styles.field}>
          {t('file.which')}
          <select
            className={styles.input}
            value={block.file ?? ''}
            onChange={(event) => onChange({ ...block, file: event.currentTarget.value || null }, 'now')}
          >
            <option value="">{t('file.none')}</option>
            {files.map((file) => (
              <option key={file.id} value={file.id}>
                {file.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <LineField
        label={t('file.label')}
        value={block.label}
        limit={LETTERS.heading}
        onChange={(label) => onChange({ ...block, label }, 'pause')}
      />
    </>
  );
}
