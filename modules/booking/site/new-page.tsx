import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { DetailsPage } from '../../../site-kit/booking/details-page.tsx';
import { isAppError } from '../../../platform/errors.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';
import { isDiscreet, isOpen } from '../calendar.ts';
import { isKey, newKey } from '../guest.ts';
import { placeBooking } from '../place-booking.ts';
import { LIMITS, wallTime } from '../schemas.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Asked } from './asked.ts';
import { pageAnswer } from './draw.tsx';
import { readDetails, type ReadDetails } from './form.ts';
import { answerTimes, choiceQuery, closed, readChoice } from './times-page.tsx';

const NOTHING: ReadDetails = { typed: { name: '', phone: '', mail: '', note: '' }, faults: [], details: null };

/** GET shows the form for a time, POST books it and leads to its page. */
export async function answerNew(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const given = act.method === 'POST' ? act.form : act.query;
  const words = BOOKING_WORDS[calendar.site.document.lang];
  const choice = readChoice(calendar, given);
  const at = wallTime.safeParse(given.get('at') ?? '');
  if (!isOpen(calendar)) return closed(asked, words.error.closed);
  if (!choice || !at.success) return answerTimes(asked);
  if (act.method === 'GET') return form(asked, NOTHING, newKey());
  const posted = act.form.get('key') ?? '';
  const key = isKey(posted) ? posted : newKey();
  const read = readDetails(act.form, calendar.site.document.lang);
  // What people do not see only programs fill in.
  if (act.form.get('extra')) return form(asked, read, key, 422);
  // Another time for what was typed already.
  if (act.form.has('again')) return form(asked, { ...read, faults: [] }, key);
  if (!read.details) return form(asked, read, key, 422);
  const { service, party } = choice;
  try {
    await placeBooking(ctx, {
      siteId: act.siteId,
      service: service.id,
      party,
      at: at.data,
      guest: { ...read.details, key },
      lang: calendar.site.document.lang,
    });
  } catch (error) {
    if (isAppError(error, 'booking.time-taken'))
      return answerTimes(nearest(asked, at.data), {
        notice: words.error.taken,
        keep: { s: service.id, n: String(party), key, ...read.typed },
      });
    if (isAppError(error, 'booking.closed')) return closed(asked, words.error.closed);
    if (isAppError(error, 'booking.too-many')) return closed(asked, words.error.tooMany);
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

function form({ ctx, calendar, act }: Asked, read: ReadDetails, key: string, status = 200): SiteActAnswer {
  const { document: doc, url: origin } = calendar.site;
  const given = act.method === 'POST' ? act.form : act.query;
  const choice = readChoice(calendar, given);
  const at = given.get('at') ?? '';
  if (!choice) throw new Error('a form for nothing');
  const { service, party } = choice;
  const query = choiceQuery(choice);
  const { mode, kind, partyInstant } = calendar.settings;
  const words = BOOKING_WORDS[doc.lang];
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      title: words.detailsTitle,
      draw: (r) => (
        <DetailsPage
          doc={doc}
          r={r}
          what={whatOf(calendar, { service: service.name, party })}
          when={whenOf({ wall: at }, doc.lang)}
          kind={kind}
          mode={kind === 'table' && party > partyInstant ? 'request' : mode}
          hidden={{ s: service.id, n: String(party), at, key }}
          typed={read.typed}
          faults={read.faults}
          withNote={!isDiscreet(calendar)}
          limits={LIMITS}
          back={`/_/book/times?${query}&from=${at.slice(0, 10)}`}
        />
      ),
    },
    status,
  );
}
