import type { ComponentProps } from 'react';

export interface Fault {
  /** `id` of a field of the form without its "f-"; '' of what is wrong with all of it. */
  field: string;
  text: string;
}

interface AskFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'min' | 'max' | 'required'
> {
  /** By which its form has it and faults name it. */
  name: string;
  label: string;
  faults: readonly Fault[];
  hint?: string | undefined;
  /** Of a field for several lines; one line without it. */
  rows?: number;
}

/** A field of a form of a site: what it is called, what is wrong with it, and what is typed. */
export function AskField({ name, label, faults, hint, rows, ...given }: AskFieldProps) {
  const id = `f-${name}`;
  const fault = faults.find(({ field }) => field === name);
  const told = [hint ? `${id}-h` : '', fault ? `${id}-e` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    ...given,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': told || undefined,
  };
  return (
    <label className="ask-field" htmlFor={id}>
      <b>{label}</b>
      {fault && (
        <span className="ask-error" id={`${id}-e`}>
          {fault.text}
        </span>
      )}
      {rows === undefined ? <input {...control} /> : <textarea {...control} rows={rows} />}
      {hint && <small id={`${id}-h`}>{hint}</small>}
    </label>
  );
}
