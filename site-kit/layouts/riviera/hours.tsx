import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Equal days together, their hours beneath, evenly across the page. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours wrap later" id={hours.id}>
      <h2 className="middle">{r.t(hours.title)}</h2>
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
      {hours.note && <p className="middle">{r.t(hours.note)}</p>}
    </section>
  );
}
