import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { DetailsPage } from '../../../site-kit/booking/details-page.tsx';
import { NOTHING_TYPED, readDetails, type ReadDetails } from '../../../site-kit/forms/read-details.ts';
import { isAppError } from '../../../platform/errors.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';
import { holdsAtOnce, isDiscreet, isOpen } from '../calendar.ts';
import { isKey, newKey } from '../guest.ts';
import { placeBooking } from '../place-booking.ts';
import { wallTime } from '../../../site-kit/typed-text.ts';
import { LIMITS } from '../schemas.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Asked } from './asked.ts';
import { pageAnswer } from './draw.tsx';
import { answerTimes, choiceQuery, closed, readChoice, type Choice } from './times-page.tsx';

/** What is booked, as an address or a form names it. */
interface Wish extends Choice {
  at: string;
  /** Of the page of the booking. */
  key: string;
}

/** GET shows the form for a time, POST books it and leads to its page. */
export async function answerNew(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const given = act.method === 'POST' ? act.form : act.query;
  const { lang } = calendar.site.document;
  const { error: words } = BOOKING_WORDS[lang];
  const choice = readChoice(calendar, given);
  const { data: at } = wallTime.safeParse(given.get('at'));
  if (!isOpen(calendar)) return closed(asked, words.closed);
  if (!choice || at === undefined) return answerTimes(asked);
  const posted = act.form.get('key') ?? '';
  const wish = { ...choice, at, key: isKey(posted) ? posted : newKey() };
  if (act.method === 'GET') return form(asked, wish, NOTHING_TYPED);
  const read = readDetails(act.form, words);
  // What people do not see only programs fill in.
  if (act.form.get('extra')) return form(asked, wish, read, 422);
  // Another time for what was typed already.
  if (act.form.has('again')) return form(asked, wish, { ...read, faults: [] });
  if (!read.details) return form(asked, wish, read, 422);
  const { party, key } = wish;
  const service = wish.service.id;
  try {
    const guest = { ...read.details, key };
    await placeBooking(ctx, { siteId: act.siteId, service, party, at, guest, lang });
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

/** The week of a time that was taken meanwhile. */
function nearest(asked: Asked, at: string): Asked {
  const form = new URLSearchParams(asked.act.form);
  form.set('from', at.slice(0, 10));
  return { ...asked, act: { ...asked.act, form } };
}

function form({ ctx, calendar }: Asked, wish: Wish, { typed, faults }: ReadDetails, status = 200): SiteActAnswer {
  const { document: doc, url: origin } = calendar.site;
  const { service, party, at, key } = wish;
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
          what={whatOf(calendar, { service: service.name, party })}
          when={whenOf({ wall: at }, doc.lang)}
          kind={calendar.settings.kind}
          mode={holdsAtOnce(calendar, party) ? 'instant' : 'request'}
          hidden={{ s: service.id, n: String(party), at, key }}
          typed={typed}
          faults={faults}
          withNote={!isDiscreet(calendar)}
          limits={LIMITS}
          back={`/_/book/times?${choiceQuery(wish)}&from=${at.slice(0, 10)}`}
        />
      ),
    },
    status,
  );
}
