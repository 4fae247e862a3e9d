import classes from './check.module.css';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice beside a name: a tick, what it means, and more about it below. */
export function Check({ label, hint, checked, disabled, onChange }: Props) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
