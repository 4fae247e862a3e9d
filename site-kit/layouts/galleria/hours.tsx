import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';
import { Room } from './room.tsx';

export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <Room r={r} id={hours.id} title={hours.title} className="hours">
      <HoursNote hours={hours} r={r} className="state" />
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
    </Room>
  );
}
