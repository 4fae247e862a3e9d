import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moveFocus } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './stage.module.css';

interface SheetProps {
  title: string;
  /** Its one field has the name that the title says already. */
  isOne: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the page, on a phone under it: what is chosen here is seen there at once. Escape closes it. */
export function Sheet({ title, isOne, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(head.current, { preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is inside
    <section
      className={styles.sheet}
      aria-labelledby="sheet-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.sheetHead}>
        <h2 ref={head} id="sheet-title" className={styles.sheetTitle}>
          {title}
        </h2>
        <button type="button" className={styles.icon} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.sheetBody} data-one={isOne || undefined}>
        {children}
      </div>
    </section>
  );
}
