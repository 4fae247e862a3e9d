import { Icon } from './Icon.tsx';
import styles from './Moves.module.css';

interface MovesProps {
  labels: Record<'up' | 'down', string>;
  /** Its place, counted from 0, in a list of so many. */
  at: number;
  of: number;
  onMove: (to: number) => void;
}

/** One place up or down in its list; at the ends the button stays, and says nothing more. */
export function Moves({ labels, at, of, onMove }: MovesProps) {
  const move = (way: 'up' | 'down', to: number) => {
    const isEnd = to < 0 || to >= of;
    return (
      <button
        type="button"
        className={styles.move}
        data-way={way}
        aria-label={labels[way]}
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
