import type { Action, SectionOf } from '../../document.ts';
import type { Kit } from '../contract.ts';

/** Lines of the address, to stand in an <address>. */
export const AddressLines = ({ lines, r }: { lines: SectionOf<'contact'>['address']; r: Kit }) =>
  lines.map((line) => <span key={line.value}>{r.t(line)}</span>);

/** The way there, as a quiet link. */
export const DirectionsLink = ({ way, r }: { way: Action; r: Kit }) => (
  <a className="more" href={r.href(way.href)}>
    {r.t(way.label)}
    {r.icon('out')}
  </a>
);

interface OtherWays {
  links: SectionOf<'contact'>['links'];
  r: Kit;
  className?: string;
}

/** Every way to get in touch beside the first number and mail address, as items of a list. */
export const OtherWays = ({ links, r, className }: OtherWays) =>
  links.map(({ kind, label, href }) => (
    <li key={href}>
      <a className={className} href={r.href(href)}>
        {r.icon(kind)}
        {r.t(label)}
      </a>
    </li>
  ));
