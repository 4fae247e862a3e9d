import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Uploader } from './uploader.ts';
import type { Upload, Uploads } from './uploads.ts';
import styles from './uploads.module.css';

interface Given {
  uploads: Uploads;
  uploader: Pick<Uploader, 'cancel' | 'retry'>;
  /** Opens the photo of this reference. */
  onSee: (ref: string) => void;
  knows: (ref: string) => boolean;
}

/** What is on its way, each with its state in words, and what was not taken. */
export function UploadList({ uploads, ...hands }: Given) {
  const { t } = useTranslation('photos');
  if (uploads.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="uploads-title">
      <h2 id="uploads-title" className={styles.title}>
        {t('uploads.title')}
      </h2>
      <ul>
        {uploads.map((upload) => (
          <OneUpload key={upload.id} upload={upload} {...hands} />
        ))}
      </ul>
    </section>
  );
}

function OneUpload({ upload, uploader, onSee, knows }: Omit<Given, 'uploads'> & { upload: Upload }) {
  const { t } = useTranslation('photos');
  const errorText = useErrorText();
  const { id, name, state, code, same } = upload;
  const percent = Math.round(upload.progress * 100);
  const act = (what: 'cancel' | 'remove' | 'retry', press: () => void) => (
    <Button
      variant="subtle"
      size="md"
      className={styles.act}
      aria-label={t(`uploads.${what}-named`, { name })}
      onClick={press}
    >
      {t(`uploads.${what}`)}
    </Button>
  );
  return (
    <li className={styles.upload} data-state={state}>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.state}>
          {state === 'sends' && percent === 100 ? t('uploads.arrives') : t(`uploads.${state}`, { percent })}
          {code && ` ${errorText(code)}`}
        </span>
        {state === 'sends' && <progress max={100} value={percent} aria-label={name} />}
      </div>
      <div className={styles.acts}>
        {same && knows(same) && (
          <Button variant="subtle" size="md" className={styles.act} onClick={() => onSee(same)}>
            {t('uploads.see')}
          </Button>
        )}
        {state === 'fails' && act('retry', uploader.retry)}
        {act(state === 'refused' ? 'remove' : 'cancel', () => uploader.cancel(id))}
      </div>
    </li>
  );
}
