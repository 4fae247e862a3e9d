import { useTranslation } from 'react-i18next';
import { LETTERS, MOST_PHOTOS } from '../../../../site-kit/content/own-pages/limits.ts';
import type { BlockOf } from '../../../../site-kit/content/own-pages/schema.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { OnChange } from './on-change.ts';
import { LineField } from './line-field.tsx';
import styles from './pages.module.css';

interface Choice {
  ref: string;
  url: string;
  name: string;
}
const ITEM = 'item/photos/';

/** The photos of the site that are not put away. */
function usePhotos(): Choice[] {
  const { t } = useTranslation('pages');
  const { snapshot } = useEditor();
  return [...snapshot.queue.views.values()]
    .filter(({ unit, value, photo }) => unit.startsWith(ITEM) && value === null && photo !== undefined)
    .map(({ unit, photo, label }, at) => ({
      ref: unit.slice(ITEM.length),
      url: photo?.url ?? '',
      name: t('photo-named', { number: at + 1, words: String(label.words ?? '') }).trim(),
    }));
}

function Chooser(props: { label: string; chosen: readonly string[]; one?: string; onChoose: (ref: string) => void }) {
  const { t } = useTranslation('pages');
  const photos = usePhotos();
  if (photos.length === 0) return <p className={styles.hint}>{t('no-photos')}</p>;
  return (
    <fieldset className={styles.chooser}>
      <legend>{props.label}</legend>
      <ul>
        {photos.map(({ ref, url, name }) => (
          <li key={ref}>
            <label className={styles.choice}>
              <input
                type={props.one ? 'radio' : 'checkbox'}
                name={props.one}
                checked={props.chosen.includes(ref)}
                onChange={() => props.onChoose(ref)}
              />
              <img src={url} alt={name} width={96} height={72} loading="lazy" />
              {!props.one && props.chosen.includes(ref) && <b>{props.chosen.indexOf(ref) + 1}</b>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export function PhotoBlock({ block, onChange }: { block: BlockOf<'photo'>; onChange: OnChange<BlockOf<'photo'>> }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <Chooser
        label={t('choose-photo')}
        one={`photo-${block.id}`}
        chosen={block.photo === null ? [] : [block.photo]}
        onChoose={(photo) => onChange({ ...block, photo }, 'now')}
      />
      <LineField
        label={t('caption')}
        value={block.caption}
        limit={LETTERS.caption}
        onChange={(caption) => onChange({ ...block, caption }, 'pause')}
      />
    </>
  );
}

export function GalleryBlock({
  block,
  onChange,
}: {
  block: BlockOf<'gallery'>;
  onChange: OnChange<BlockOf<'gallery'>>;
}) {
  const { t } = useTranslation('pages');
  const { photos } = block;
  return (
    <>
      <LineField
        label={t('heading')}
        value={block.title}
        limit={LETTERS.heading}
        onChange={(title) => onChange({ ...block, title }, 'pause')}
      />
      <Chooser
        label={t('choose-photos', { count: MOST_PHOTOS })}
        chosen={photos}
        onChoose={(ref) => {
          const next = photos.includes(ref) ? photos.filter((each) => each !== ref) : [...photos, ref];
          if (next.length <= MOST_PHOTOS) onChange({ ...block, photos: next }, 'now');
        }}
      />
    </>
  );
}
