/** Who somebody is and how they are reached: the fields that every form of a site asks for in the same way. */
import { AskField, type Fault } from './ask-field.tsx';

export const DETAIL_FIELDS = ['name', 'phone', 'mail', 'note'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
export type Details = Record<DetailField, string>;

export interface DetailWords extends Record<'name' | 'mail' | 'phone' | 'contactHint' | 'noteLabel', string> {
  noteHint: string;
}
interface DetailsProps {
  words: DetailWords;
  typed: Readonly<Details>;
  faults: readonly Fault[];
  limits: Readonly<Record<DetailField, number>>;
  /** No note is asked where it might tell of somebody's health. */
  withNote: boolean;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  mail: { type: 'email', autoComplete: 'email' },
} as const;

export function DetailFields(props: DetailsProps) {
  const { words, withNote } = props;
  return (
    <>
      {/* What people do not see only programs fill in. */}
      <p className="ask-hp" aria-hidden="true">
        <label>
          Website <input name="extra" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field {...props} field="name" />
      <Field {...props} field="phone" />
      <Field {...props} field="mail" hint={words.contactHint} />
      {withNote && <Field {...props} field="note" hint={words.noteHint} />}
    </>
  );
}

/** What is wrong with a form, first on its page; without a script nothing else leads a reader there. */
export function Faults({ title, faults }: { title: string; faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads a reader to what is wrong
    <div className="ask-fault" role="alert" tabIndex={-1} autoFocus>
      <b>{title}</b>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={text}>{field === '' ? text : <a href={`#f-${field}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

function Field({ words, field, typed, faults, limits, hint }: DetailsProps & { field: DetailField; hint?: string }) {
  const shared = { faults, hint, defaultValue: typed[field], maxLength: limits[field] };
  return field === 'note' ? (
    <AskField {...shared} name={field} label={words.noteLabel} rows={3} />
  ) : (
    <AskField {...shared} name={field} label={words[field]} {...KINDS[field]} />
  );
}
