import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';

/** Two short columns of days; the page's script marks today. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours wrap" id={hours.id}>
      <h2>{r.t(hours.title)}</h2>
      <div>
        <HoursNote hours={hours} r={r} className="said" />
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
      </div>
    </section>
  );
}
