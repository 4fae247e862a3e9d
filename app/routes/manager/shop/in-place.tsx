import { useId, useRef, useState } from 'react';
import { useEarlyPlace } from '../../../forms/early-hands.ts';
import entry from '../field.module.css';
import forms from './forms.module.css';

interface InPlaceProps {
  label: string;
  /** As it is read aloud, with what it is about. */
  name: string;
  /** As it stands. */
  value: string;
  placeholder?: string;
  /** Why what was typed cannot be kept; null where it can. */
  wrong: (text: string) => string | null;
  onSave: (text: string) => Promise<boolean>;
}

/** A number that is changed where it stands: kept when the field is left or Enter is pressed, given back by Escape. */
export function InPlace({ label, name, value, placeholder, wrong, onSave }: InPlaceProps) {
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyPlace(form);
  function keep(): void {
    const typed = text.trim();
    if (typed === value) return setFault(null);
    const why = wrong(typed);
    setFault(why);
    if (why === null) void onSave(typed);
  }
  return (
    <form
      ref={form}
      className={`${entry.field} ${forms.number} ${forms.place}`}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        aria-label={name}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setText(value);
          setFault(null);
        }}
      />
      {fault !== null && (
        <span id={`${id}-fault`} className={forms.fault}>
          {fault}
        </span>
      )}
    </form>
  );
}
