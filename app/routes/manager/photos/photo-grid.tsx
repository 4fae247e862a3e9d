import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { say } from '../../../ui/said.ts';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import frame from '../editor/editor.module.css';
import { placeOf } from '../editor/places.ts';
import { FileInput } from '../file-input.tsx';
import { LOOK_PHOTOS, reordered, type ShownPhoto } from './photo-list.ts';
import styles from './photos.module.css';
import { useLongPress } from './use-long-press.ts';

/** Without HEIC: a phone then hands over a JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
/** A page shows so many in its gallery, beside the first screen and the story. */
const IN_GALLERY = 12;

interface Given {
  shown: readonly ShownPhoto[];
  away: readonly ShownPhoto[];
  onAdd: (files: readonly File[]) => void;
  onOpen: (ref: string) => void;
}

/** All photos in the order of the site; a long press or Alt with an arrow picks one up and sets it down elsewhere. */
export function PhotoGrid({ shown, away, onAdd, onOpen }: Given) {
  const { t } = useTranslation('photos');
  const { snapshot } = useEditor();
  const look = useUnit(LOOK_PHOTOS);
  const [held, setHeld] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const place = (from: number, to: number) => {
    if (to < 0 || to >= shown.length || to === from) return;
    look.set(reordered(snapshot.queue, from, to));
    say(t('moved', { number: to + 1, of: shown.length }));
  };
  const press = (photo: ShownPhoto, at: number) => {
    if (held === null) return onOpen(photo.ref);
    place(
      shown.findIndex(({ ref }) => ref === held),
      at,
    );
    return setHeld(null);
  };
  const pick = (ref: string) => {
    setHeld(ref);
    say(t('held'));
  };
  const tile = (photo: ShownPhoto, at: number, isAway: boolean) => (
    <Tile
      key={photo.ref}
      photo={photo}
      number={at + 1}
      isAway={isAway}
      isHeld={photo.ref === held}
      onPress={() => (isAway ? onOpen(photo.ref) : press(photo, at))}
      onHold={() => (isAway ? undefined : pick(photo.ref))}
      onStep={(by) => (isAway ? undefined : place(at, at + by))}
      onEscape={() => setHeld(null)}
    />
  );
  return (
    <>
      <section aria-labelledby="shown-title" className={styles.group} id={placeOf(LOOK_PHOTOS)}>
        <h2 id="shown-title" className={frame.groupTitle}>
          {t('shown')}
        </h2>
        <p className={styles.hint}>{held === null ? t('order-hint') : t('held')}</p>
        <ol className={styles.grid}>
          {shown.map((photo, at) => tile(photo, at, false))}
          <li>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon name="plus" size={24} />
              {t('add')}
            </button>
          </li>
        </ol>
        <FileInput ref={input} accept={ACCEPT} multiple onFiles={onAdd} />
        {shown.length > IN_GALLERY + 2 && <p className={styles.hint}>{t('most', { count: IN_GALLERY })}</p>}
      </section>
      {away.length > 0 && (
        <section aria-labelledby="away-title" className={styles.group}>
          <h2 id="away-title" className={frame.groupTitle}>
            {t('away')}
          </h2>
          <ul className={styles.grid}>{away.map((photo, at) => tile(photo, at, true))}</ul>
        </section>
      )}
    </>
  );
}

function Tile(props: {
  photo: ShownPhoto;
  number: number;
  isAway: boolean;
  isHeld: boolean;
  onPress: () => void;
  onHold: () => void;
  onStep: (by: number) => void;
  onEscape: () => void;
}) {
  const { t } = useTranslation('photos');
  const { photo, number, isAway, isHeld } = props;
  const long = useLongPress(props.onHold);
  const place = isAway ? t('away-tile') : photo.isFirst ? t('first') : String(number);
  return (
    <li id={placeOf(photo.item.unit)}>
      <button
        type="button"
        className={styles.tile}
        data-held={isHeld || undefined}
        data-away={isAway || undefined}
        aria-label={t('tile', { place, alt: photo.alt || t('no-alt') })}
        aria-keyshortcuts={isAway ? undefined : 'Alt+ArrowLeft Alt+ArrowRight'}
        {...long.hands}
        onClick={() => {
          if (!long.wasLong()) props.onPress();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onEscape();
          const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
          if (by === undefined || !event.altKey) return;
          event.preventDefault();
          props.onStep(by);
        }}
      >
        <img
          src={photo.picture.url}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${photo.focal[0] * 100}% ${photo.focal[1] * 100}%` }}
        />
        <span className={styles.place}>{place}</span>
        {photo.alt === '' && !isAway && <span className={styles.dot} />}
      </button>
    </li>
  );
}
