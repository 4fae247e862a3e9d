import type { ReactNode } from 'react';
import type { Text } from '../../document.ts';
import type { Kit } from '../contract.ts';

interface RoomProps {
  r: Kit;
  id: string;
  title: Text;
  className: string;
  /** Small print under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of words: its plain name at the left margin, everything else on the right half of the wall. */
export function Room({ r, id, title, className, note, children }: RoomProps) {
  return (
    <section className={`room wrap ${className}`} id={id}>
      <div className="title">
        <h2>{r.t(title)}</h2>
        {note}
      </div>
      <div className="words-of">{children}</div>
    </section>
  );
}
