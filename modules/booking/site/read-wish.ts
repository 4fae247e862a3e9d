import { said } from '../../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { actPath } from '../../../site-kit/document.ts';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { wallTime } from '../../../site-kit/typed-text.ts';
import { isAppError } from '../../../platform/errors.ts';
import { formOf } from '../calendar.ts';
import type { Wanted } from '../plan.ts';
import { requireSession } from '../sessions.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Asked } from './asked.ts';
import { readDates } from './choose-page.tsx';
import { choiceQuery, readChoice, readParty } from './times-page.tsx';

/** What is booked, as an address or a form names it. */
export interface Wish {
  wanted: Wanted;
  party: number;
  /** Fields that say it again. */
  fields: Readonly<Record<string, string>>;
  /** In words: "Tavolo per 4", "venerdì 4 dicembre 2026, 20:30". */
  what: string;
  when: string;
  /** Where something else is chosen. */
  back: string;
}

/** Null where it is none that the site offers; faults of what is chosen on the first page. */
export async function readWish(asked: Asked, given: URLSearchParams): Promise<Wish | Fault[] | null> {
  const { calendar } = asked;
  const form = formOf(calendar);
  if (form === 'sessions') return readSession(asked, given);
  const choice = readChoice(calendar, given);
  if (!choice) return null;
  const { data: time } = wallTime.safeParse(given.get('at'));
  const dates = form === 'times' ? time && { at: time } : readDates(asked, given);
  if (dates === undefined) return null;
  if (Array.isArray(dates)) return dates;
  const { service, party } = choice;
  const { at, until } = dates as { at: string; until?: string };
  const { document: doc } = calendar.site;
  const { lang } = doc;
  const lastDay = until ?? null;
  const days = { at, ...(until === undefined ? {} : { until }) };
  return {
    wanted: { service: service.id, at, until },
    party,
    fields: { s: service.id, n: String(party), ...days },
    what: whatOf(calendar, { service: service.name, party, lastDay, sessionId: null }),
    when: whenOf({ wall: at, lastDay }, lang),
    back:
      form === 'times'
        ? actPath(doc, `/book/times?${choiceQuery(choice)}&from=${at.slice(0, 10)}`)
        : actPath(doc, `/book/choose?${choiceQuery(choice)}&${new URLSearchParams(days)}`),
  };
}

async function readSession({ ctx, calendar }: Asked, given: URLSearchParams): Promise<Wish | Fault[]> {
  const { lang } = calendar.site.document;
  const { error } = BOOKING_WORDS[lang];
  const party = readParty(calendar, given);
  const session = await requireSession(ctx, calendar, { session: given.get('c') ?? '', owner: false }).catch(
    (error: unknown) => {
      if (isAppError(error, 'booking.time-taken')) return null;
      throw error;
    },
  );
  if (!session) return [{ field: 'c', text: error.late }];
  if (party === null) return [{ field: 'n', text: said(error.party, { n: calendar.settings.partyMost }) }];
  if (session.taken + party > session.places) return [{ field: 'c', text: error.full }];
  const fields = { c: session.id, n: String(party) };
  return {
    wanted: { session: session.id },
    party,
    fields,
    what: whatOf(calendar, { service: session.title, party, lastDay: null, sessionId: session.id }),
    when: whenOf(session, lang),
    back: actPath(calendar.site.document, `/book/choose?${new URLSearchParams(fields)}`),
  };
}
