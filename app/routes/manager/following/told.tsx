import { Icon } from '../../../ui/Icon.tsx';
import { useTold } from '../use-told.ts';
import styles from './following.module.css';

/** What a press has just done. */
export function Told({ outcome }: { outcome: { text: string } | null }) {
  const told = useTold<HTMLParagraphElement>(outcome);
  if (!outcome) return null;
  return (
    <p ref={told} className={styles.told}>
      <Icon name="check" />
      {outcome.text}
    </p>
  );
}
