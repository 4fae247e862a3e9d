import type { MailWords } from '../words.ts';

/**
 * Mails about a booking on the site of a business. Values of all: `place` (the business), `when` and `what` (ready to print),
 * `contact` (its telephone; in mails to the owner how the guest is reached), `reason` (why not, or what the business adds to its yes); any but the first three may be empty,
 * and leaves out what speaks of it. Those to the guest have `lasting`, where the booking is found whatever becomes of the site. Mails to the owner have `name`, the guest's: in no subject, as subjects are kept in clear.
 * `booking-asked` and `booking-moved` have `before`, when it was before its guest moved it, '' for a new one.
 * `booking-clash` has `calendar`, the name of a calendar of somebody else, and `more`, how many other bookings clash with it, '' for none;
 * of `booking-feed-silent` such a calendar is `what`, and its last reading `when`; one of `silent`, `refused`, `unreadable`, `large` is its
 * name too, by why it is not read, and the others ''.
 * Of what was paid beforehand `deposit` is an amount that stands and `back` one that goes back, '' for none; `clause` what was agreed about it;
 * of mails about its way back `amount`.
 */
const GUEST_MAILS = [
  'booking-received',
  'booking-wished',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'booking-refused',
  'booking-reminder',
  'booking-unanswered',
  'booking-closed',
  'booking-deposit-refunded',
  'booking-deposit-elsewhere',
] as const;
const OWNER_MAILS = [
  'booking-asked',
  'booking-wish',
  'booking-new',
  'booking-left',
  'booking-moved',
  'booking-clash',
  'booking-feed-silent',
  'booking-refund-failed',
] as const;
export const BOOKING_MAILS = [...GUEST_MAILS, ...OWNER_MAILS] as const;

export type BookingGuestMail = (typeof GUEST_MAILS)[number];
export type BookingOwnerMail = (typeof OWNER_MAILS)[number];
export type BookingMails = Record<(typeof BOOKING_MAILS)[number], MailWords>;
