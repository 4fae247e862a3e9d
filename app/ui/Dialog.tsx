import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

/**
 * A modal window whose content is 500 px wide (W1). The browser's own <dialog> keeps the focus inside, closes on
 * Escape and gives the focus back; `onClose` hears every way of closing. Children are mounted only while it is open.
 */
export function Dialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** It covers the window: a page is seen in it. */
  whole?: boolean;
  /** On a phone it comes from below and leaves the upper part of the window free. */
  sheet?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the window is a convenience; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-whole={props.whole}
      data-sheet={props.sheet}
      aria-labelledby={title}
      // Of this window: one that opens above it tells of its own.
      onClose={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      {props.open ? (
        <div className={styles.window}>
          <header className={styles.header}>
            <h2 id={title} className={styles.title}>
              {props.title}
            </h2>
            <button type="button" className={styles.close} aria-label={t('close')} onClick={props.onClose}>
              <Icon name="close" />
            </button>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
          <section className={styles.content} tabIndex={0} aria-labelledby={title}>
            {props.children}
          </section>
        </div>
      ) : null}
    </dialog>
  );
}
