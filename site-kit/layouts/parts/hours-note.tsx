import type { SectionOf } from '../../document.ts';
import type { Kit } from '../contract.ts';

interface Props {
  hours: SectionOf<'hours'>;
  r: Kit;
  className?: string;
}

/** What is to be known beside the week: days with other hours, then holidays, or why there is none. */
export function HoursNote({ hours: { special, note }, r, className }: Props) {
  if (!special && !note) return null;
  return (
    <p className={className}>
      {special && r.t(special.text)}
      {special && note && ' · '}
      {note && r.t(note)}
    </p>
  );
}
