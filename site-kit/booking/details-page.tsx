/** Who comes: the form that books. What was typed comes back with each fault. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { BOOKING_WORDS } from './words.ts';

export const DETAIL_FIELDS = ['name', 'phone', 'mail', 'note'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
type Fault = { field: DetailField; text: string };
interface DetailsProps {
  doc: SiteDocument;
  r: Kit;
  /** "Tavolo per 4", "venerdì 4 dicembre, 20:30". */
  what: string;
  when: string;
  kind: 'table' | 'appointment';
  mode: 'request' | 'instant';
  /** Fields that say what is booked. */
  hidden: Readonly<Record<string, string>>;
  typed: Readonly<Record<DetailField, string>>;
  faults: readonly Fault[];
  /** No note is asked where it might tell of somebody's health. */
  withNote: boolean;
  limits: Readonly<Record<DetailField, number>>;
  back: string;
}

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  mail: { type: 'email', autoComplete: 'email' },
} as const;

export function DetailsPage(props: DetailsProps) {
  const { doc, r, what, when, kind, mode, hidden, faults, withNote, back } = props;
  const words = BOOKING_WORDS[doc.lang];
  return (
    <>
      <h1>{words.detailsTitle}</h1>
      {/* Without noValidate a browser would speak its own language over ours. */}
      <form className="ask" action="/_/book/new" method="post" noValidate>
        {faults.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads a reader to what is wrong
          <div className="ask-fault" role="alert" tabIndex={-1} autoFocus>
            <b>{words.error.title}</b>
            <ul>
              {faults.map(({ field, text }) => (
                <li key={field}>
                  <a href={`#f-${field}`}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <dl className="ask-sum">
          <dt>{words.whatLabel}</dt>
          <dd>{what}</dd>
          <dt>{words.whenLabel}</dt>
          <dd>
            {when} <a href={back}>{words.change}</a>
          </dd>
        </dl>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="ask-hp" aria-hidden="true">
          <label>
            Website <input name="extra" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Field {...props} field="name" />
        <Field {...props} field="phone" />
        <Field {...props} field="mail" hint={words.contactHint} />
        {withNote && <Field {...props} field="note" hint={words.noteHint[kind]} />}
        <p className="ask-note">
          {words.privacyNote} <a href={r.page('privacy')}>{words.privacyLink}</a>
        </p>
        <button className="button" type="submit">
          {words.send[mode]}
        </button>
      </form>
    </>
  );
}

function Field({ doc, field, typed, faults, limits, hint }: DetailsProps & { field: DetailField; hint?: string }) {
  const words = BOOKING_WORDS[doc.lang];
  const id = `f-${field}`;
  const fault = faults.find((each) => each.field === field);
  const told = [hint ? `${id}-h` : '', fault ? `${id}-e` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field,
    defaultValue: typed[field],
    maxLength: limits[field],
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': told || undefined,
  };
  return (
    <label className="ask-field" htmlFor={id}>
      <b>{words[field === 'note' ? 'noteLabel' : field]}</b>
      {fault && (
        <span className="ask-error" id={`${id}-e`}>
          {fault.text}
        </span>
      )}
      {field === 'note' ? <textarea {...shared} rows={3} /> : <input {...shared} {...KINDS[field]} />}
      {hint && <small id={`${id}-h`}>{hint}</small>}
    </label>
  );
}
