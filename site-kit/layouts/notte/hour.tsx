import type { PageProps } from '../contract.ts';
import { ownFacts } from '../parts/own-facts.ts';

/** Without a photo the night is its own picture: the hour at which the door opens, too large for the wall; else the initials. */
export function Hour({ doc }: Pick<PageProps, 'doc'>) {
  const { opens, initials } = ownFacts(doc);
  return (
    <div className="art hour" aria-hidden="true">
      <span>{opens ?? initials}</span>
    </div>
  );
}
