import { useId } from 'react';
import forms from './forms.module.css';

/** One of a few, each a sentence. */
export function Radios<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={forms.radios}>
      <legend>{label}</legend>
      {choices.map(({ value, label: sentence }) => (
        <label key={value} className={forms.radio}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {sentence}
        </label>
      ))}
    </fieldset>
  );
}
