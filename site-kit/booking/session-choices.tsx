import type { SiteDocument } from '../document.ts';
import { longDay } from './said.ts';
import { BOOKING_WORDS } from './words.ts';

/** A date on which places are booked. */
export interface SessionChoice {
  id: string;
  title: string;
  /** The clock of the business: "2026-12-03T20:30". */
  at: string;
  price: string | null;
  isFull: boolean;
}

/** The dates ahead; one that is full is shown, and not chosen. */
export function Sessions({
  doc,
  sessions,
  chosen,
}: {
  doc: SiteDocument;
  sessions: readonly SessionChoice[];
  chosen?: string | undefined;
}) {
  const words = BOOKING_WORDS[doc.lang];
  const free = sessions.filter(({ isFull }) => !isFull);
  const first = (free.find(({ id }) => id === chosen) ?? free[0])?.id;
  return (
    <fieldset>
      <legend id="f-c">{words.which}</legend>
      <div className="ask-choices">
        {sessions.map(({ id, title, at, price, isFull }) => (
          <label key={id} data-off={isFull || undefined}>
            <input type="radio" name="c" value={id} defaultChecked={id === first} disabled={isFull} />
            <span>
              {title}
              <small>
                {longDay(at.slice(0, 10), doc.lang)}, {at.slice(11)}
              </small>
            </span>
            {(isFull || price) && <i>{isFull ? words.full : price}</i>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
