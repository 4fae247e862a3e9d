import type { PageProps } from '../contract.ts';
import { AddressLines } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';
import { Field } from './form.tsx';

/** Characters that fit half the sheet in figures, and in the size of a title. */
const FIGURES = 14;
const TITLE = 22;

/** The sheet split once more: the number on black, and the form with the address and the other ways. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const main = contact.phone ?? contact.email;
  const second = contact.phone && contact.email;
  const length = main?.label.value.length ?? 0;
  const size = length <= FIGURES ? 'number' : length <= TITLE ? 'number n-m' : 'number n-l';
  const repeats = action && main?.href === action.href && /\d{3}/.test(action.label.value);
  return (
    <section className="contact" id={contact.id}>
      <div className="black">
        <h2>{r.t(contact.title)}</h2>
        {main && (
          <a className={size} href={r.href(main.href)}>
            {r.t(main.label)}
          </a>
        )}
        {action && !repeats && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
          </a>
        )}
      </div>
      <div className="paper">
        <div className="form">
          {(contact.address.length > 0 || second) && (
            <dl className="fields">
              {contact.address.length > 0 && (
                <Field label={r.word('contact.address')}>
                  <AddressLines lines={contact.address} r={r} />
                </Field>
              )}
              {second && (
                <Field label={r.word('contact.email')}>
                  <a href={r.href(second.href)}>{r.t(second.label)}</a>
                </Field>
              )}
            </dl>
          )}
          <ul className="cells">
            {directions && directions !== action && (
              <li>
                <a className="cell" href={r.href(directions.href)}>
                  {r.t(directions.label)}
                  {r.icon('directions')}
                </a>
              </li>
            )}
            {contact.links.map(({ kind, label, href }) => (
              <li key={href}>
                <a className="cell" href={r.href(href)}>
                  {r.t(label)}
                  {r.icon(kind)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
