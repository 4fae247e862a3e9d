import type { ReactNode } from 'react';
import classes from './check.module.css';

interface Props {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  /** id of the sentence that says what is wrong with it. */
  wrong?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A choice beside a name: a tick, what it means, and more about it below. */
export function Check({ label, hint, checked, disabled, wrong, onChange }: Props) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
