import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';

/** Seven columns under the first screen; the page's script fills today's, closed days are struck out. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours" id={hours.id}>
      <h2>{r.t(hours.title)}</h2>
      <HoursNote hours={hours} r={r} className="note" />
      {hours.strip.length > 0 && (
        <dl>
          {hours.strip.map(({ day, shifts }, index) => (
            <div key={day.value} className={hours.week?.[index]?.length === 0 ? 'shut' : undefined} data-day={index}>
              <dt>{r.t(day)}</dt>
              <dd>
                {shifts.map((shift) => (
                  <span key={shift.value}>{r.t(shift)}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
