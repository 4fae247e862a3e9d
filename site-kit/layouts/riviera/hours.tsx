import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';
import { Pair } from './pair.tsx';

/** Equal days together, their hours beneath, one group beside the other. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <Pair doc={doc} r={r} id={hours.id} picture={null} side="left" className="hours">
      <h2>{r.t(hours.title)}</h2>
      {hours.rows.length > 0 && (
        <dl>
          {hours.rows.map(({ days, shifts }) => (
            <div key={days.value}>
              <dt>{r.t(days)}</dt>
              <dd>
                {shifts.map((shift) => (
                  <span key={shift.value}>{r.t(shift)}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <HoursNote hours={hours} r={r} className="state" />
    </Pair>
  );
}
