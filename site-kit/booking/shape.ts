type Kind = 'table' | 'appointment' | 'session' | 'stay';
/** Whether a booking waits for the yes of the business, or holds at once. */
type Mode = 'request' | 'instant';
/** What is asked for without a time: the owner answers with one, or says yes or no. */
type Untimed = 'day' | 'nights';
export type BookedState =
  | 'held'
  | 'unpaid'
  | 'asked'
  | 'confirmed'
  | 'arrived'
  | 'no-show'
  | 'refused'
  | 'expired'
  | 'cancelled-by-guest'
  | 'cancelled-by-owner';
type Fault =
  | 'title'
  | 'name'
  | 'contact'
  | 'mail'
  | 'phone'
  | 'note'
  | 'party'
  | 'day'
  | 'dayClosed'
  | 'nights'
  | 'full'
  | 'taken'
  | 'late'
  | 'closed'
  | 'tooMany'
  | 'tryLater';
type Plain =
  | 'table'
  | 'appointment'
  | 'session'
  | 'stay'
  | 'tableFor'
  | 'which'
  | 'full'
  | 'noSessions'
  | 'allFull'
  | 'plainTitle'
  | 'plainLead'
  | 'day'
  | 'arrival'
  | 'departure'
  | 'room'
  | 'goOn'
  | 'wishLabel'
  | 'wishHint'
  | 'askedOpen'
  | 'answer'
  | 'change'
  | 'whatLabel'
  | 'whenLabel'
  | 'weeks'
  | 'goToDay'
  | 'moveAsk'
  | 'moveAsked'
  | 'moveYes'
  | 'service'
  | 'party'
  | 'largerParty'
  | 'seeTimes'
  | 'timesTitle'
  | 'noTimes'
  | 'nextWeek'
  | 'earlier'
  | 'detailsTitle'
  | 'name'
  | 'mail'
  | 'phone'
  | 'contactHint'
  | 'noteLabel'
  | 'privacyNote'
  | 'privacyLink'
  | 'cancel'
  | 'cancelAsk'
  | 'cancelYes'
  | 'keep'
  | 'move'
  | 'moveTitle'
  | 'tooLateToChange'
  | 'calendar'
  | 'callUs'
  | 'backHome'
  | 'reason'
  | 'reference';

export interface BookingWords extends Record<Plain, string> {
  title: Record<Kind, string>;
  lead: Record<Mode | Untimed, string>;
  /** The same, where dates are offered. */
  leadDates: Record<Mode, string>;
  /** By the plural form of the number. */
  people: Record<'one' | 'other', string>;
  nights: Record<'one' | 'other', string>;
  noteHint: Record<Kind, string>;
  send: Record<Mode, string>;
  /** `title` stands over those of the fields. */
  error: Record<Fault, string>;
  /** Heading of the booking's page, and the sentence under it. */
  state: Record<BookedState, string>;
  stateText: Record<BookedState, string>;
}
