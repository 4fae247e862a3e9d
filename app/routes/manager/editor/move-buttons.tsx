import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './look.module.css';

/** One place up or down in its list; at the ends the button stays, and says nothing more. */
export function MoveButtons({
  name,
  at,
  of,
  onMove,
}: {
  name: string;
  at: number;
  of: number;
  onMove: (to: number) => void;
}) {
  const { t } = useTranslation('editor');
  const move = (way: 'up' | 'down', to: number) => {
    const isEnd = to < 0 || to >= of;
    return (
      <button
        type="button"
        className={styles.move}
        data-way={way}
        aria-label={t(`order.${way}`, { name })}
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) onMove(to);
        }}
      >
        <Icon name="arrow" size={18} />
      </button>
    );
  };
  return (
    <span className={styles.moves}>
      {move('up', at - 1)}
      {move('down', at + 1)}
    </span>
  );
}

/** The list with the entry at `from` at `to`. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const [entry] = list.slice(from, from + 1);
  const rest = list.toSpliced(from, 1);
  return entry === undefined ? rest : rest.toSpliced(to, 0, entry);
};
