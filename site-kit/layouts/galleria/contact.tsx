import { Fragment, type ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** A longer address is letters to be copied, not to be read: it is set smaller. */
const SPELLED = 24;
/** No phone is wide enough for more in those letters. */
const NARROW = 27;

const sizeOf = ({ length }: string): string | undefined =>
  length > NARROW ? 'long longer' : length > SPELLED ? 'long' : undefined;

/** Who, where and how, as one sentence; under it every other way, as underlined words. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const direct = [contact.phone, contact.email].filter((way) => way !== null);
  const parts: [key: string, part: ReactNode][] = [
    ['name', r.t(doc.name)],
    ...contact.address.map((line): [string, ReactNode] => [line.value, r.t(line)]),
    ...direct.map(({ label, href }): [string, ReactNode] => [
      href,
      <a key={href} className={sizeOf(label.value)} href={r.href(href)}>
        {r.t(label)}
      </a>,
    ]),
  ];
  const said = new Set(direct.map(({ href }) => href));
  const ways = [action, directions, ...contact.links]
    .filter((way) => way !== undefined)
    .filter(({ href }, index, all) => !said.has(href) && all.findIndex((other) => other.href === href) === index);
  return (
    <section className="contact wrap" id={contact.id}>
      <h2>{r.t(contact.title)}</h2>
      <p className="sentence">
        {parts.map(([key, part], index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <span>
              {part}
              {index < parts.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a className="link" href={r.href(href)}>
                {r.t(label)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
