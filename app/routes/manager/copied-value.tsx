import { Button } from '../../ui/Button.tsx';
import { say } from '../../ui/said.ts';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './copied-value.module.css';
import section from './live/room.module.css';

/** A value that is typed or pasted elsewhere. `note`: what belongs to it and is not copied. `words`: of the button, before it was pressed and after. */
export function CopiedValue({
  name,
  value,
  note,
  words: { copy: before, copied: after, of },
}: {
  name: string;
  value: string;
  note?: string | undefined;
  words: { copy: string; copied: string; of: (what: string) => string };
}) {
  const { copied, copy } = useCopy(value);
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <code className={styles.value}>{value}</code>
        {note && <span className={section.hint}>{note}</span>}
      </dd>
      <dd>
        <Button
          variant="default"
          size="md"
          aria-label={of(before)}
          onClick={() => void copy().then((done) => done && say(of(after)))}
        >
          {copied ? after : before}
        </Button>
      </dd>
    </div>
  );
}
