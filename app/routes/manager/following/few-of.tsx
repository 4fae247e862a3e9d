import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import textButton from '../../../ui/text-button.module.css';
import styles from './following.module.css';

const FEW = 4;

/** The first entries of a list, and a button for the others. */
export function FewOf({ entries }: { entries: readonly ReactNode[] }) {
  const { t } = useTranslation('following');
  const [isOpen, setOpen] = useState(false);
  // A button for a single one more takes as much room as that one.
  const isMany = entries.length > FEW + 1;
  return (
    <>
      <ul className={styles.changes}>{isMany && !isOpen ? entries.slice(0, FEW) : entries}</ul>
      {isMany && (
        <button type="button" className={textButton.act} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('text.less') : t('text.all-changes', { count: entries.length })}
        </button>
      )}
    </>
  );
}
