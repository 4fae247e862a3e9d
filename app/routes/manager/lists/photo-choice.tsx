import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useEditor } from '../editor/editor-context.ts';
import styles from './lists.module.css';

const PHOTO = 'item/photos/';

/** One of the photos of the site for a row, or none. `chosen`: its reference. */
export function PhotoChoice(props: { chosen: string | null; name: string; onChoose: (photo: string | null) => void }) {
  const { chosen, name, onChoose } = props;
  const { t } = useTranslation('lists');
  const { snapshot } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const photos = [...snapshot.queue.views.values()].flatMap(({ unit, photo, value, label }) =>
    unit.startsWith(PHOTO) && photo && value === null
      ? [{ ref: unit.slice(PHOTO.length), url: photo.url, words: String(label.words ?? '') }]
      : [],
  );
  const present = photos.find(({ ref }) => ref === chosen);
  if (photos.length === 0) return null;
  return (
    <div className={styles.photo}>
      {present && <img className={styles.thumb} src={present.url} alt="" width={72} height={54} />}
      <Button
        variant="default"
        size="md"
        className={styles.small}
        aria-label={t('field-of', { field: chosen ? t('photo.change') : t('photo.choose'), name })}
        onClick={() => setOpen(true)}
      >
        {chosen ? t('photo.change') : t('photo.choose')}
      </Button>
      {chosen && (
        <Button variant="subtle" size="md" className={styles.small} onClick={() => onChoose(null)}>
          {t('photo.none')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('photo.title', { name })}>
        <div className={styles.choices}>
          {photos.map(({ ref, url, words }, at) => (
            <button
              key={ref}
              type="button"
              className={styles.choice}
              aria-pressed={ref === chosen}
              aria-label={t('photo.number', { number: at + 1, words }).trim()}
              onClick={() => {
                onChoose(ref);
                setOpen(false);
              }}
            >
              <img src={url} alt="" loading="lazy" width={160} height={120} />
            </button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
