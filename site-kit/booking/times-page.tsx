/** Free times of a week, each a link. */
import { actPath, type SiteDocument } from '../document.ts';
import { DayAsk, type AskedDay } from './day-ask.tsx';
import { longDay } from './said.ts';
import { WEEK_SCRIPT } from './week-script.ts';
import { BOOKING_WORDS } from './words.ts';

export interface Times {
  days: readonly { day: string; times: readonly { at: string; label: string }[] }[];
  /** First day of the following week, and of the one before; null where there is none. */
  next: string | null;
  before: string | null;
  ask: AskedDay;
}
interface TimesProps {
  doc: SiteDocument;
  times: Times;
  title: string;
  /** What is booked. */
  what: string;
  /** Where a time leads. */
  hrefOf: (at: string) => string;
  /** The same of another week, which is named `from`. */
  week: { path: string; fields: Readonly<Record<string, string>> };
  /** Where something else is chosen. */
  back: { href: string; label: string } | null;
  /** Said before the times: why they are shown again. */
  notice?: string | undefined;
  /** What was typed for a time that is gone: a press on another one carries it on, in no address. */
  keep?: Readonly<Record<string, string>> | undefined;
}

export function TimesPage({ doc, times, title, what, hrefOf, week, back, notice, keep }: TimesProps) {
  const words = BOOKING_WORDS[doc.lang];
  const weekOf = (from: string) => `${week.path}?${new URLSearchParams({ ...week.fields, from })}`;
  const days = times.days.filter((day) => day.times.length > 0);
  return (
    <>
      <h1>{title}</h1>
      {notice && (
        <p className="ask-fault" role="alert">
          {notice}
        </p>
      )}
      <p>
        {what} {back && <a href={back.href}>{back.label}</a>}
      </p>
      <div className="ask" id="week">
        <DayAsk lang={doc.lang} ask={times.ask} action={week.path} hidden={week.fields} />
        {days.length === 0 && <p>{words.noTimes}</p>}
        {days.map(({ day, times: each }) => (
          <section key={day} className="ask-day" aria-label={longDay(day, doc.lang)}>
            <h2>{longDay(day, doc.lang)}</h2>
            <ul className="ask-times">
              {each.map(({ at, label }) => (
                <li key={at}>
                  {keep ? (
                    <form method="post" action={actPath(doc, '/book/new')}>
                      {Object.entries({ ...keep, at, again: '1' }).map(([name, value]) => (
                        <input key={name} type="hidden" name={name} value={value} />
                      ))}
                      <button type="submit">{label}</button>
                    </form>
                  ) : (
                    <a href={hrefOf(at)} rel="nofollow">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {(times.before ?? times.next) && (
          <nav aria-label={words.weeks}>
            {times.before ? <a href={weekOf(times.before)}>← {words.earlier}</a> : <span />}
            {times.next && <a href={weekOf(times.next)}>{words.nextWeek} →</a>}
          </nav>
        )}
      </div>
      {/* What was typed for a time that is gone goes along in this page alone. */}
      {!keep && <script dangerouslySetInnerHTML={{ __html: WEEK_SCRIPT }} />}
    </>
  );
}
