import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { DetailsPage } from '../../../site-kit/booking/details-page.tsx';
import { NOTHING_TYPED, readDetails, type ReadDetails } from '../../../site-kit/forms/read-details.ts';
import { isAppError } from '../../../platform/errors.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';
import { formOf, holdsAtOnce, isDiscreet, isOpen } from '../calendar.ts';
import { isKey, newKey } from '../guest.ts';
import { placeBooking } from '../place-booking.ts';
import { wallTime } from '../../../site-kit/typed-text.ts';
import { LIMITS } from '../schemas.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Fault } from '../../../site-kit/forms/detail-fields.tsx';
import type { Asked } from './asked.ts';
import { answerChoose, readDates, type Dates } from './choose-page.tsx';
import { pageAnswer } from './draw.tsx';
import { answerTimes, choiceQuery, closed, readChoice, type Choice } from './times-page.tsx';

/** What is booked, as an address or a form names it. */
interface Wish extends Choice, Dates {
  /** Of the page of the booking. */
  key: string;
}

/** GET shows the form for a time or for days, POST books it and leads to its page. */
export async function answerNew(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const given = act.method === 'POST' ? act.form : act.query;
  const { lang } = calendar.site.document;
  const { error: words } = BOOKING_WORDS[lang];
  const choice = readChoice(calendar, given);
  if (!isOpen(calendar)) return closed(asked, words.closed);
  if (!choice) return answerTimes(asked);
  const posted = act.form.get('key') ?? '';
  const key = isKey(posted) ? posted : newKey();
  const dates = readWhen(asked, given);
  if (dates === null) return answerTimes(asked);
  if (Array.isArray(dates)) {
    const keep = act.method === 'POST' ? { key, ...readDetails(act.form, words).typed } : undefined;
    return answerChoose(asked, { faults: dates, keep });
  }
  const wish = { ...choice, ...dates, key };
  if (act.method === 'GET') return form(asked, wish, NOTHING_TYPED);
  const read = readDetails(act.form, words);
  // What people do not see only programs fill in.
  if (act.form.get('extra')) return form(asked, wish, read, 422);
  // Another time for what was typed already.
  if (act.form.has('again')) return form(asked, wish, { ...read, faults: [] });
  if (!read.details) return form(asked, wish, read, 422);
  const { party, at, until } = wish;
  const service = wish.service.id;
  try {
    const guest = { ...read.details, key };
    await placeBooking(ctx, { siteId: act.siteId, service, party, at, until, guest, lang });
  } catch (error) {
    if (isAppError(error, 'booking.time-taken'))
      return answerTimes(nearest(asked, at), {
        notice: words.taken,
        keep: { s: service, n: String(party), key, ...read.typed },
      });
    if (isAppError(error, 'booking.closed')) return closed(asked, words.closed);
    if (isAppError(error, 'booking.too-many')) return closed(asked, words.tooMany);
    throw error;
  }
  return { status: 303, headers: { location: `/_/book/b/${key}` } };
}

/** The time that is asked for, null where it is none; of a site that offers no times the days, or what is wrong with them. */
function readWhen(asked: Asked, given: URLSearchParams): Dates | Fault[] | null {
  if (formOf(asked.calendar) !== 'times') return readDates(asked, given);
  const { data: at } = wallTime.safeParse(given.get('at'));
  return at === undefined ? null : { at };
}

/** The week of a time that was taken meanwhile. */
function nearest(asked: Asked, at: string): Asked {
  const form = new URLSearchParams(asked.act.form);
  form.set('from', at.slice(0, 10));
  return { ...asked, act: { ...asked.act, form } };
}

function form({ ctx, calendar }: Asked, wish: Wish, { typed, faults }: ReadDetails, status = 200): SiteActAnswer {
  const { document: doc, url: origin } = calendar.site;
  const { service, party, at, until, key } = wish;
  const isTime = formOf(calendar) === 'times';
  const dates = { at, ...(until === undefined ? {} : { until }) };
  const title = BOOKING_WORDS[doc.lang].detailsTitle;
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      title,
      draw: (r) => (
        <DetailsPage
          doc={doc}
          r={r}
          what={whatOf(calendar, { service: service.name, party, lastDay: until ?? null })}
          when={whenOf({ wall: at, lastDay: until ?? null }, doc.lang)}
          kind={calendar.settings.kind}
          isDay={formOf(calendar) === 'day'}
          mode={holdsAtOnce(calendar, party) ? 'instant' : 'request'}
          hidden={{ s: service.id, n: String(party), ...dates, key }}
          typed={typed}
          faults={faults}
          withNote={!isDiscreet(calendar)}
          limits={LIMITS}
          back={
            isTime
              ? `/_/book/times?${choiceQuery(wish)}&from=${at.slice(0, 10)}`
              : `/_/book/choose?${choiceQuery(wish)}&${new URLSearchParams(dates)}`
          }
        />
      ),
    },
    status,
  );
}
