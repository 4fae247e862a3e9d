import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DraftActs, type DraftActsProps } from './draft-acts.tsx';
import { SHEETS, type SheetId } from './sheets.tsx';
import styles from './bar.module.css';

interface BottomBarProps extends Omit<DraftActsProps, 'onSee'> {
  here: 'page' | 'list' | SheetId;
  onPlace: (sheet: SheetId) => void;
}

/** Where the thumb is: the places of the editor, and what can be done with its draft. */
export function BottomBar({ here, onPlace, ...acts }: BottomBarProps) {
  const { t } = useTranslation('editor');
  const other = here === 'list' ? 'page' : 'list';
  return (
    <div className={styles.bar}>
      <nav className={styles.places} aria-label={t('places.label')}>
        <Link className={styles.place} to={other === 'list' ? '?list' : '.'} replace>
          {t(`places.${other}`)}
        </Link>
        {SHEETS.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={styles.place}
            aria-pressed={here === id}
            onClick={() => onPlace(id)}
          >
            {t(`places.${id}`)}
          </button>
        ))}
      </nav>
      <DraftActs {...acts} onSee={null} />
    </div>
  );
}
