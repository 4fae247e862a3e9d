/** Days that are asked for, in the calendar that a browser brings along. */
import type { Fault } from '../forms/detail-fields.tsx';

interface DateFieldsProps {
  fields: readonly { name: 'at' | 'until'; label: string }[];
  typed: Readonly<Partial<Record<'at' | 'until', string>>>;
  faults: readonly Fault[];
  /** The first day that can be asked for, where the page is made at the moment. */
  min?: string | undefined;
}

export function DateFields({ fields, typed, faults, min }: DateFieldsProps) {
  return (
    <div className="ask-dates">
      {fields.map(({ name, label }) => {
        const fault = faults.find(({ field }) => field === name);
        return (
          <label key={name} className="ask-field" htmlFor={`f-${name}`}>
            <b>{label}</b>
            {fault && (
              <span className="ask-error" id={`f-${name}-e`}>
                {fault.text}
              </span>
            )}
            <input
              id={`f-${name}`}
              name={name}
              type="date"
              required
              min={min}
              defaultValue={typed[name]}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `f-${name}-e` : undefined}
            />
          </label>
        );
      })}
    </div>
  );
}
