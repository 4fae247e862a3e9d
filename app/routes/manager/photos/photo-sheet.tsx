import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { altUnit, addedUnit, focalUnit } from '../../../../site-kit/content/own-photos.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import { MoveButtons } from '../editor/move-buttons.tsx';
import { FocalPicture } from './focal-picture.tsx';
import { LOOK_PHOTOS, photosOf, reordered, type ShownPhoto } from './photo-list.ts';
import styles from './sheet.module.css';

const MOST_LETTERS = 140;

/** One photo: where it stands, what is on it, its middle. `isRound`: the next one without a description follows. */
export function PhotoSheet(props: {
  open: { ref: string; isRound: boolean } | null;
  lang: string;
  onClose: () => void;
  onGo: (ref: string) => void;
}) {
  const { t } = useTranslation('photos');
  const { snapshot } = useEditor();
  const { shown, away } = photosOf(snapshot.queue);
  const at = shown.findIndex(({ ref }) => ref === props.open?.ref);
  const photo = shown[at] ?? away.find(({ ref }) => ref === props.open?.ref);
  return (
    <Dialog
      sheet
      open={props.open !== null && photo !== undefined}
      onClose={props.onClose}
      title={at === -1 ? t('away-tile') : t('sheet.title', { number: at + 1 })}
    >
      {photo && props.open && (
        <Inside
          key={photo.ref}
          photo={photo}
          at={at}
          of={shown.length}
          lang={props.lang}
          isRound={props.open.isRound}
          next={props.open.isRound ? shown.slice(at + 1).find(({ alt }) => alt === '') : undefined}
          onClose={props.onClose}
          onGo={props.onGo}
        />
      )}
    </Dialog>
  );
}

function Inside(props: {
  photo: ShownPhoto;
  at: number;
  of: number;
  lang: string;
  isRound: boolean;
  next: ShownPhoto | undefined;
  onClose: () => void;
  onGo: (ref: string) => void;
}) {
  const { t } = useTranslation('photos');
  const errorText = useErrorText();
  const { snapshot } = useEditor();
  const { photo, at, next, isRound } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The window opens first, and has the focus then.
    const frame = requestAnimationFrame(() => isRound && moveFocus(input.current));
    return () => cancelAnimationFrame(frame);
  }, [isRound]);
  const { ref } = photo;
  const alt = useUnit(altUnit(ref));
  const focal = useUnit(focalUnit(ref));
  const item = useUnit(photo.item.unit);
  const added = useUnit(addedUnit(ref));
  const look = useUnit(LOOK_PHOTOS);
  const isAway = at === -1;
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (next) props.onGo(next.ref);
        else props.onClose();
      }}
    >
      <FocalPicture photo={photo} onMove={(middle, when) => focal.set(middle, when)} />
      <label className={styles.field}>
        <span>
          <b>{t('sheet.alt')}</b> {t('sheet.alt-why')}
        </span>
        <input
          ref={input}
          lang={props.lang}
          maxLength={MOST_LETTERS}
          value={typeof alt.shown === 'string' ? alt.shown : ''}
          onFocus={alt.enter}
          onBlur={alt.leave}
          onChange={({ currentTarget: { value } }) => alt.set(value.trim() === '' ? null : value, 'pause')}
        />
      </label>
      {alt.edit?.refusal && (
        <p role="alert" className={styles.refusal}>
          {alt.edit.refusal.message || errorText(alt.edit.refusal.code)}
        </p>
      )}
      <div className={styles.acts}>
        {!isAway && (
          <MoveButtons
            name={t('sheet.title', { number: at + 1 })}
            at={at}
            of={props.of}
            onMove={(to) => look.set(reordered(snapshot.queue, at, to))}
          />
        )}
        {!isAway && !photo.isFirst && (
          <Button size="md" variant="default" onClick={() => look.set(reordered(snapshot.queue, at, 0))}>
            {t('sheet.first')}
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          onClick={() => {
            item.set(isAway ? null : (photo.item.hide ?? { hidden: true }));
            props.onClose();
          }}
        >
          {isAway ? t('sheet.back') : t('sheet.hide')}
        </Button>
        {isAway && photo.isAdded && (
          <Button
            size="md"
            variant="default"
            onClick={() => {
              item.set(null);
              added.set(null);
              props.onClose();
            }}
          >
            {t('sheet.remove')}
          </Button>
        )}
        <Button type="submit" size="md" className={styles.done}>
          {next ? t('sheet.next') : t('sheet.done')}
        </Button>
      </div>
    </form>
  );
}
