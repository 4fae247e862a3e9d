import styles from './times.module.css';

interface Choice {
  value: string;
  label: string;
}
/** A few answers to a question, one press each. */
export function ChoiceButtons({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.times}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.time}
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
