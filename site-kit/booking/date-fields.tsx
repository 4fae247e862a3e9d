/** Days that are asked for, in the calendar that a browser brings along. */
import { AskField, type Fault } from '../forms/ask-field.tsx';

interface DateFieldsProps {
  fields: readonly { name: 'at' | 'until'; label: string }[];
  typed: Readonly<Partial<Record<'at' | 'until', string>>>;
  faults: readonly Fault[];
  /** The first day that can be asked for, where the page is made at the moment. */
  min?: string | undefined;
}

export const DateFields = ({ fields, typed, faults, min }: DateFieldsProps) => (
  <div className="ask-dates">
    {fields.map(({ name, label }) => (
      <AskField
        key={name}
        name={name}
        label={label}
        faults={faults}
        type="date"
        required
        min={min}
        defaultValue={typed[name]}
      />
    ))}
  </div>
);
