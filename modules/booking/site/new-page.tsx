import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { DetailsPage } from '../../../site-kit/booking/details-page.tsx';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { byPhone } from '../../../site-kit/forms/by-phone.ts';
import { alsoWrong, NOTHING_TYPED, readDetails, type ReadDetails } from '../../../site-kit/forms/read-details.ts';
import { isAppError } from '../../../platform/errors.ts';
import { isNewsTicked, newsTickFaults, newsTickField } from '../../../site-kit/forms/news-tick.tsx';
import { askForNews, siteIn, type SiteActAnswer } from '../../sites/index.server.ts';
import { findCalendar, formOf, holdsAtOnce, isDiscreet, isOpen } from '../calendar.ts';
import { bookingByKey } from '../change-booking.ts';
import { isKey, newKey } from '../guest.ts';
import { placeBooking } from '../place-booking.ts';
import { openDeposit } from '../deposits/pay-deposit.ts';
import { originOfPayments } from '../../takings/index.server.ts';
import { LIMITS } from '../schemas.ts';
import type { Asked } from './asked.ts';
import { answerChoose } from './choose-page.tsx';
import { pageAnswer } from './draw.tsx';
import { changedFault, faultsOfDeposit, readDeposit, type ShownDeposit } from './read-deposit.ts';
import { readWish, type Wish } from './read-wish.ts';
import { answerTimes, closed } from './times-page.tsx';

/** GET shows the form for what was chosen, POST books it and leads to its page. */
export async function answerNew(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const { lang } = calendar.site.document;
  const { error: words } = BOOKING_WORDS[lang];
  if (!isOpen(calendar)) return closed(asked, words.closed);
  const posted = act.form.get('key') ?? '';
  const key = isKey(posted) ? posted : newKey();
  const wish = await readWish(asked, act.method === 'POST' ? act.form : act.query);
  if (wish === null) return answerTimes(asked);
  if (Array.isArray(wish)) return again(asked, key, await chooseAgain(asked, key, wish));
  const deposit = await readDeposit(asked, wish);
  const asking = { wish, key, deposit };
  if (act.method === 'GET') return form(asked, asking, NOTHING_TYPED);
  const { document: doc } = calendar.site;
  const read = alsoWrong(readDetails(act.form, words), [
    ...faultsOfDeposit(asked, deposit),
    ...newsTickFaults(doc, act.form),
  ]);
  // What people do not see only programs fill in.
  if (act.form.get('extra')) return form(asked, asking, read, 422);
  // Another time for what was typed already.
  if (act.form.has('again')) return form(asked, asking, { ...read, faults: [] });
  if (!read.details) return again(asked, key, form(asked, asking, read, 422));
  const guest = { ...read.details, key };
  let url: string | null = null;
  try {
    const wanted = { siteId: act.siteId, ...wish.wanted, party: wish.party, guest, lang, deposit: deposit?.token };
    const booking = await placeBooking(ctx, wanted);
    // What was sent before and is not paid yet leads to its payment again.
    if (booking.state === 'held') url = await openDeposit(ctx, calendar, booking);
  } catch (error) {
    if (isAppError(error, 'booking.time-taken')) return taken(asked, asking, read);
    if (isAppError(error, 'booking.deposit-changed') || isAppError(error, 'takings.not-active'))
      return changed(asked, asking, read);
    if (isAppError(error, 'booking.by-phone')) return form(asked, asking, { ...read, faults: [byPhone(doc)] }, 409);
    if (isAppError(error, 'booking.closed')) return closed(asked, words.closed);
    if (isAppError(error, 'booking.too-many')) return closed(asked, words.tooMany);
    throw error;
  }
  await askForNews(ctx, { act, doc, mail: guest.mail });
  return { status: 303, headers: { location: url ?? `/_/book/b/${key}` } };
}

/** Sent twice: what was booked by it is there. */
async function again({ ctx, act: { siteId } }: Asked, key: string, answer: SiteActAnswer): Promise<SiteActAnswer> {
  const known = await bookingByKey(ctx, { siteId, key }).catch((error: unknown) => {
    if (isAppError(error, 'booking.not-found')) return null;
    throw error;
  });
  return known ? { status: 303, headers: { location: `/_/book/b/${key}` } } : answer;
}

/** Another deposit is asked, or none, since the form was shown: it is read again. */
async function changed(asked: Asked, asking: Asking, read: ReadDetails): Promise<SiteActAnswer> {
  const { ctx, act } = asked;
  const found = (await findCalendar(ctx, act.siteId)) ?? asked.calendar;
  const present = { ...asked, calendar: { ...found, site: siteIn(found.site, act.lang) } };
  const deposit = await readDeposit(present, asking.wish);
  return form(present, { ...asking, deposit }, { ...read, faults: [changedFault(present)] }, 409);
}

/** The first page with what is wrong, and what was typed beyond it. */
function chooseAgain(asked: Asked, key: string, faults: Fault[]): Promise<SiteActAnswer> {
  const { act, calendar } = asked;
  const { document: doc } = calendar.site;
  const { typed } = readDetails(act.form, BOOKING_WORDS[doc.lang].error);
  const keep = act.method === 'POST' ? { key, ...typed, ...newsTickField(doc, act.form) } : undefined;
  return answerChoose(asked, { faults, keep });
}

interface Asking {
  wish: Wish;
  key: string;
  deposit: ShownDeposit | null;
}
/** Somebody was quicker: the nearest times, or the other dates. */
function taken(asked: Asked, { wish, key }: Asking, { typed }: ReadDetails): Promise<SiteActAnswer> {
  const { act, calendar } = asked;
  const { document: doc } = calendar.site;
  const { error } = BOOKING_WORDS[doc.lang];
  const { at, session } = wish.wanted;
  if (session !== undefined || at === undefined) return chooseAgain(asked, key, [{ field: 'c', text: error.full }]);
  const { s = '', n = '' } = wish.fields;
  const near = new URLSearchParams(act.form);
  near.set('from', at.slice(0, 10));
  const keep = { s, n, key, ...typed, ...newsTickField(doc, act.form) };
  return answerTimes({ ...asked, act: { ...act, form: near } }, { notice: error.taken, keep });
}

function form(
  { ctx, calendar, act }: Asked,
  { wish, key, deposit }: Asking,
  { typed, faults }: ReadDetails,
  status = 200,
): SiteActAnswer {
  const { document: doc, url: origin } = calendar.site;
  const title = BOOKING_WORDS[doc.lang].detailsTitle;
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      title,
      forms: deposit ? originOfPayments(ctx) : undefined,
      draw: (r) => (
        <DetailsPage
          doc={doc}
          r={r}
          what={wish.what}
          when={wish.when}
          kind={calendar.settings.kind}
          isDay={formOf(calendar) === 'day'}
          mode={holdsAtOnce(calendar, wish.party) ? 'instant' : 'request'}
          hidden={{ ...wish.fields, key }}
          typed={typed}
          faults={faults}
          withNote={!isDiscreet(calendar)}
          limits={LIMITS}
          back={wish.back}
          deposit={deposit}
          isNewsTicked={isNewsTicked(doc, act.form)}
        />
      ),
    },
    status,
  );
}
