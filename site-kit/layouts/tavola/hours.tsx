import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';

/** One printed line under the hero: a cell per group of equal days. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours-line wrap" id={hours.id}>
      <div className="hours">
        <h2>{r.t(hours.title)}</h2>
        {hours.rows.length > 0 && (
          <dl>
            {hours.rows.map(({ days, shifts }) => (
              <div key={days.value}>
                <dt>{r.t(days)}</dt>
                {shifts.map((shift) => (
                  <dd key={shift.value}>{r.t(shift)}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        <HoursNote hours={hours} r={r} />
      </div>
    </section>
  );
}
