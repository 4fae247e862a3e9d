import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';

/** The seven days on a card of their own; the page's script marks today. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours card" id={hours.id}>
      <h2>{r.t(hours.title)}</h2>
      <HoursNote hours={hours} r={r} className="state" />
      {hours.strip.length > 0 && (
        <dl>
          {hours.strip.map(({ day, shifts }, index) => (
            <div key={day.value} data-day={index}>
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
