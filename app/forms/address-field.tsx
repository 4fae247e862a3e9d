import { useEffect, useRef } from 'react';
import { moveFocus } from '../ui/focus.ts';
import styles from './address-field.module.css';

/** Letters before the @ (RFC 5321). */
const LONGEST = 64;

/** What stands before the @, and the name behind it. `faulty`: id of what says the fault; null: there is none. */
export function AddressField(props: {
  id: string;
  label: string;
  domain: string;
  value: string;
  required: boolean;
  faulty: string | null;
  onChange: (value: string) => void;
}) {
  const { id, label, domain, value, required, faulty, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  // What was refused is typed anew.
  useEffect(() => {
    if (faulty !== null) moveFocus(input.current);
  }, [faulty]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.address}>
        <input
          ref={input}
          id={id}
          type="text"
          required={required}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={faulty !== null}
          aria-describedby={[`${id}-at`, faulty].filter(Boolean).join(' ')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span id={`${id}-at`}>@{domain}</span>
      </span>
    </div>
  );
}
