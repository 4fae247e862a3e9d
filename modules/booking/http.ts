import { defineCall } from '../../platform/http-call.ts';
import { callsOfSite, proveSite } from '../access/index.server.ts';
import { bookingsOfSite } from './bookings-of-site.ts';
import { answerBooking, moveBooking } from './change-booking.ts';
import { renewFeed } from './feed.ts';
import { addFeed, removeFeed } from './calendars/feeds.ts';
import { keepBooking } from './calendars/keep-booking.ts';
import { feedInput } from './calendars/schemas.ts';
import { depositElsewhere, refundDeposit } from './deposits/refund-deposit.ts';
import { timesForMove, timesForOwner } from './list-times.ts';
import { takeBooking } from './place-booking.ts';
import { addSession, cancelSession, changePlaces } from './save-session.ts';
import { closeDay, savePeople, saveServices, saveSettings } from './save-settings.ts';
import * as schemas from './schemas.ts';
import { saveTables } from './save-seating.ts';
import { seatBooking } from './seat-bookings.ts';
import { setStatus } from './set-status.ts';
import { bookingsView, timesView } from './views/schemas.ts';

const of = '/buy_yr/api/site/{id}/bookings';
/** A person presses these, one after the other, through a busy evening. */
const PRESSED = { burst: 60, perMinute: 60 };
/** Each asks a host of somebody else. */
const OUTSIDE = { burst: 6, perMinute: 6 };
const { look, draft, publish, dispose } = callsOfSite({
  path: '/bookings',
  limit: PRESSED,
  answer: bookingsView,
  view: bookingsOfSite,
});

/** Bookings of a site: entered and answered by whoever may write for it, opened by whoever may publish it. */
export const bookingCalls = [
  look({ id: 'P9-bookings', summary: 'What a site has booked, and how it books' }),
  publish(
    '/state',
    { id: 'P9-booking-state', summary: 'Open bookings on the site, or pause them', body: schemas.stateInput },
    setStatus,
  ),
  draft('/settings', { id: 'P9-booking-settings', summary: 'How it books', body: schemas.settingsInput }, saveSettings),
  draft(
    '/services',
    { id: 'P9-booking-services', summary: 'What can be booked', body: schemas.servicesInput },
    saveServices,
  ),
  draft('/people', { id: 'P9-booking-people', summary: 'Whose time is booked', body: schemas.peopleInput }, savePeople),
  draft(
    '/tables',
    { id: 'P9-booking-tables', summary: 'Tables that are booked', body: schemas.tablesInput },
    saveTables,
  ),
  draft(
    '/day',
    { id: 'P9-booking-day', summary: 'Close a day for bookings, or open it', body: schemas.dayInput },
    closeDay,
  ),
  draft(
    '/take',
    { id: 'P9-booking-take', summary: 'Enter a booking that came by telephone', body: schemas.takeInput },
    takeBooking,
  ),
  draft(
    '/feed',
    { id: 'P9-booking-feed', summary: 'Make a new address for the owner’s calendar', body: schemas.noInput },
    renewFeed,
  ),
  draft(
    '/calendars',
    {
      id: 'P9-booking-calendar',
      summary: 'Add a calendar of somebody else that blocks times',
      body: feedInput,
      limit: OUTSIDE,
    },
    addFeed,
  ),
  draft(
    '/calendars/{calendar}/remove',
    { id: 'P9-booking-calendar-remove', summary: 'Remove such a calendar', body: schemas.noInput },
    removeFeed,
  ),
  draft(
    '/{booking}/keep',
    { id: 'P9-booking-keep', summary: 'Keep a booking beside what is in a calendar', body: schemas.noInput },
    keepBooking,
  ),
  defineCall({
    method: 'get',
    path: `${of}/times`,
    id: 'P9-booking-times',
    summary: 'Free times of seven days',
    limit: PRESSED,
    query: { service: 'id of a service', party: 'how many come', from: 'the first day, today without it' },
    answer: timesView,
    async run(ctx, { params, readQuery }) {
      const by = await proveSite(ctx, 'draft', params.id);
      return timesForOwner(ctx, { by, ...readQuery(schemas.timesQuery) });
    },
  }),
  defineCall({
    method: 'get',
    path: `${of}/{booking}/times`,
    id: 'P9-booking-move-times',
    summary: 'Free times of seven days for a booking that moves',
    limit: PRESSED,
    query: { from: 'the first day, today without it' },
    answer: timesView,
    async run(ctx, { params, readQuery }) {
      const by = await proveSite(ctx, 'draft', params.id);
      return timesForMove(ctx, { by, id: params.booking, ...readQuery(schemas.moveTimesQuery) });
    },
  }),
  draft(
    '/sessions',
    { id: 'P9-booking-session', summary: 'Add a session with places, and its repetitions', body: schemas.sessionInput },
    addSession,
  ),
  draft(
    '/sessions/{date}/places',
    { id: 'P9-booking-session-places', summary: 'Change how many places a session has', body: schemas.placesInput },
    changePlaces,
  ),
  draft(
    '/sessions/{date}/cancel',
    {
      id: 'P9-booking-session-cancel',
      summary: 'Cancel a session and tell its guests',
      body: schemas.cancelSessionInput,
    },
    cancelSession,
  ),
  draft(
    '/{booking}/answer',
    { id: 'P9-booking-answer', summary: 'Accept, refuse or cancel a booking; say who came', body: schemas.answerInput },
    answerBooking,
  ),
  dispose(
    '/{booking}/refund',
    { id: 'P9-booking-refund', summary: 'Give the deposit of a booking back', body: schemas.noInput },
    refundDeposit,
  ),
  dispose(
    '/{booking}/elsewhere',
    {
      id: 'P9-booking-elsewhere',
      summary: 'A deposit that the provider would not give back has been given back another way',
      body: schemas.elsewhereInput,
    },
    depositElsewhere,
  ),
  draft(
    '/{booking}/move',
    { id: 'P9-booking-move', summary: 'Move a booking to another time', body: schemas.moveInput },
    moveBooking,
  ),
  draft(
    '/{booking}/table',
    { id: 'P9-booking-table', summary: 'Put a booking on another table', body: schemas.seatInput },
    seatBooking,
  ),
];
