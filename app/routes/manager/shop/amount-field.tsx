import { useId } from 'react';
import entry from '../field.module.css';
import forms from './forms.module.css';

interface AmountFieldProps {
  label: string;
  /** As it was typed. */
  value: string;
  /** Why it cannot be kept so; null where it can. */
  fault: string | null;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** A number with a comma, such as a price, and beside it what is wrong with it. */
export function AmountField({ label, value, fault, onChange, maxLength }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={`${entry.medium} ${forms.number}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {fault !== null && (
        <span id={`${id}-fault`} className={forms.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
