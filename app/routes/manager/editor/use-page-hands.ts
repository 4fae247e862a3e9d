import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromFrame } from '../../../../site-kit/edit/messages.ts';
import { partOfSlot } from '../../../../site-kit/edit/with-slots.ts';
import { say } from '../../../ui/said.ts';
import { isTypedInPlace, typedValue } from './canvas-slots.ts';
import type { Editor } from './editor-context.ts';
import { movedAt } from './move-at.ts';
import { sameValue } from './same-value.ts';
import { enter, leave, shownValue, wanted, write } from './save-queue.ts';
import { sheetOf } from './sheets.tsx';
import { formOf } from './typed-text.ts';
import { useUnitName } from './unit-names.ts';
import type { Opened } from './unit-sheet.tsx';

interface Hands {
  onOpen: (opened: Opened | null) => void;
  onMove: (way: 'undo' | 'redo') => void;
  /** To the list of all fields. */
  onSearch: () => void;
  /** The keyboard leaves the page by its end or its beginning. */
  onExit: (way: 'next' | 'previous') => void;
}

/** What hands do on the page, as changes of the draft. `typed`: the slot whose text has the caret. */
export function usePageHands({ saver }: Pick<Editor, 'saver'>, { onOpen, onMove, onSearch, onExit }: Hands) {
  const { t } = useTranslation('editor');
  const nameOf = useUnitName();
  const [typed, setTyped] = useState<string | null>(null);
  /** Rises when somebody leaves a text: the page then sets it. */
  const [turn, setTurn] = useState(0);
  const began = useRef<{ shown: unknown; own: unknown }>({ shown: null, own: null });
  const queueNow = () => saver.snapshot().queue;

  function pick(slot: string) {
    const { unit } = partOfSlot(slot);
    const view = queueNow().views.get(unit);
    if (!view) return;
    if (!isTypedInPlace(view)) {
      const sheet = sheetOf(unit);
      onOpen(sheet ? { sheet, at: unit } : { unit });
      return;
    }
    began.current = { shown: shownValue(queueNow(), unit), own: wanted(queueNow(), unit) };
    setTyped(slot);
    onOpen(null);
    saver.change((all) => enter(all, unit), 'pause');
  }
  function type(slot: string, text: string) {
    const { unit } = partOfSlot(slot);
    const view = queueNow().views.get(unit);
    if (!view || !isTypedInPlace(view)) return;
    const value = typedValue(slot, text, began.current.shown);
    const over = -formOf(view).left(value, view.limit);
    const isBack = began.current.own === null && sameValue(value, view.derived);
    const refusal = over > 0 ? { code: 'editor.too-long', message: t('over', { count: over }) } : null;
    saver.change((all) => write(all, unit, isBack ? null : value, refusal), 'pause');
  }
  function left(slot: string) {
    setTyped(null);
    saver.change((all) => leave(all, partOfSlot(slot).unit), 'pause');
    // What is not saved yet stays on the page as it was typed.
    void saver.flush().then((isSaved) => isSaved && setTurn((one) => one + 1));
  }
  function press(key: Extract<FromFrame, { type: 'key' }>['key'], slot: string | null) {
    if (key === 'undo' || key === 'redo') onMove(key);
    else if (key === 'list') onSearch();
    else if (key === 'next' || key === 'previous') onExit(key);
    else if (slot) {
      const change = movedAt(queueNow(), partOfSlot(slot).unit, key);
      if (change) saver.change((all) => write(all, change.unit, change.value), 'now');
    }
  }
  function hear(message: FromFrame) {
    if (message.type === 'pick') pick(message.slot);
    else if (message.type === 'type') type(message.slot, message.value);
    else if (message.type === 'leave') left(message.slot);
    else if (message.type === 'key') press(message.key, message.slot);
    else {
      const view = queueNow().views.get(partOfSlot(message.slot).unit);
      if (view) say(t('canvas.at', { name: nameOf(view) }));
    }
  }
  return { typed, turn, hear };
}
