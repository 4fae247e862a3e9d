import type { PageProps } from '../contract.ts';
import { initialsOf, ownFacts } from '../parts/own-facts.ts';

/** Without a photo the arch holds pressed letters: the initials, each on a petal of its own, and the year or the town. */
export function Petals({ doc, r }: PageProps) {
  const { since, city } = ownFacts(doc);
  const [first = '', second = ''] = [...initialsOf(doc.name.value)];
  const says = since ?? city;
  return (
    <div className="art petals" aria-hidden="true">
      <b>{first}</b>
      {second && <b>{second}</b>}
      {says && <span>{r.t(says)}</span>}
    </div>
  );
}
