import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { HoursNote } from '../parts/hours-note.tsx';
import { OpenNow } from '../parts/open-now.tsx';

/** The week as a timetable on the wall; the page's script fills today's row with ink. */
export function Hours({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <section className="hours" id={hours.id}>
      <div>
        <h2>{r.t(hours.title)}</h2>
        {/* Who never closes has no week, and the note says so already. */}
        {hours.strip.length > 0 && <OpenNow doc={doc} r={r} />}
        <HoursNote hours={hours} r={r} className="state" />
      </div>
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
