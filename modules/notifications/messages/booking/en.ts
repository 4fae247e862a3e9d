import type { BookingMails } from './shape.ts';

const questions = 'Questions? Call us: {{contact}}.';
const guest = {
  button: 'See your booking',
  after: [
    questions,
    'The link opens your booking without a password: do not forward it.',
    'It stays valid even if the site changes its address or closes: {{lasting}}',
    'You did not book? Open the link and cancel: somebody typed your address by mistake.',
  ],
  footer: 'This e-mail was sent for the site of {{place}} because somebody booked with this address.',
};
const over = { ...guest, button: 'See the booking', after: [questions] };
const owner = {
  button: 'Open the bookings',
  after: ['If you reply to this e-mail you write to Vetrina, not to {{name}}.'],
  footer: 'You receive this e-mail because the site of {{place}} takes bookings.',
};

export const en: BookingMails = {
  'booking-received': {
    ...guest,
    subject: 'Request received: {{place}}, {{when}}',
    heading: 'We have received your request.',
    paragraphs: [
      'You asked for: {{what}}, {{when}}.',
      'It is not confirmed yet. We will answer in another e-mail; until then the time is kept for you.',
      'Deposit paid: {{deposit}}.',
      '{{clause}}',
    ],
  },
  'booking-wished': {
    ...guest,
    subject: 'Request received: {{place}}, {{when}}',
    heading: 'We have received your request.',
    paragraphs: [
      'You asked for: {{what}}, {{when}}.',
      'Until we answer, nothing is booked. We will write to you soon in another e-mail.',
    ],
  },
  'booking-confirmed': {
    ...guest,
    subject: 'Confirmed: {{place}}, {{when}}',
    heading: 'Your booking is confirmed.',
    paragraphs: [
      'We look forward to seeing you: {{what}}, {{when}}.',
      '{{reason}}',
      'If you cannot come, open the booking and tell us, so that we can plan.',
      'Deposit paid: {{deposit}}.',
      '{{clause}}',
    ],
    attached: 'The booking is attached for your calendar.',
  },
  'booking-changed': {
    ...guest,
    subject: 'New time: {{place}}, {{when}}',
    heading: 'Your booking has been moved.',
    paragraphs: [
      'We now expect you: {{what}}, {{when}}. The earlier time no longer holds.',
      'It does not suit you? Open the booking and tell us.',
    ],
    attached: 'The new time is attached for your calendar: it replaces the earlier one.',
  },
  'booking-cancelled': {
    ...over,
    subject: 'Cancelled: {{place}}, {{when}}',
    heading: 'We had to cancel your booking.',
    paragraphs: [
      'We are sorry: this booking no longer holds. It was: {{what}}, {{when}}.',
      'The reason: {{reason}}',
      'If you like, choose another time on our site.',
      'The whole deposit of {{back}} comes back to your card; we write to you once it has left.',
    ],
    attached: 'The cancellation is attached for your calendar.',
  },
  'booking-refused': {
    ...over,
    subject: 'We cannot confirm: {{place}}, {{when}}',
    heading: 'We cannot confirm your request.',
    paragraphs: [
      'We are sorry: your request was not accepted. You had asked for: {{what}}, {{when}}.',
      'The reason: {{reason}}',
      'If you like, choose another time on our site.',
      'The whole deposit of {{back}} comes back to your card; we write to you once it has left.',
    ],
  },
  'booking-reminder': {
    ...guest,
    subject: 'Reminder: {{place}}, {{when}}',
    heading: 'A reminder of your booking.',
    paragraphs: ['We expect you: {{what}}, {{when}}.', 'You cannot come? Open the booking and tell us now.'],
  },
  'booking-unanswered': {
    ...over,
    subject: 'Not confirmed: {{place}}, {{when}}',
    heading: 'Your request has lapsed.',
    paragraphs: [
      'We did not answer you in time, and we are sorry. The booking does not hold. You had asked for: {{what}}, {{when}}.',
      'Would you still like to come? Call us: {{contact}}.',
      'The whole deposit of {{back}} comes back to your card; we write to you once it has left.',
    ],
    after: [],
  },
  'booking-asked': {
    ...owner,
    subject: 'To confirm: {{what}}, {{when}}',
    heading: 'A request waits for your answer.',
    paragraphs: [
      '{{name}} asks for: {{what}}, {{when}}.',
      'Before it was {{before}}: that time is no longer held.',
      'Contact: {{contact}}',
      'Until then the time is kept. If you do not answer in time the request lapses, and we tell whoever made it.',
      'Deposit paid: {{deposit}}. If you refuse, or do not answer, the deposit goes back by itself.',
    ],
    button: 'Answer the request',
  },
  'booking-wish': {
    ...owner,
    subject: 'Request: {{what}}, {{when}}',
    heading: 'A request waits for your answer.',
    paragraphs: [
      '{{name}} asks for: {{what}}, {{when}}.',
      'Contact: {{contact}}',
      'Nothing is held: the yes or no is yours. If you do not answer in time the request lapses, and we tell whoever made it.',
    ],
    button: 'Answer the request',
  },
  'booking-new': {
    ...owner,
    subject: 'New booking: {{what}}, {{when}}',
    heading: 'You have a new booking.',
    paragraphs: [
      '{{name}} has booked: {{what}}, {{when}}.',
      'Contact: {{contact}}',
      'It is confirmed already.',
      'Deposit paid: {{deposit}}.',
    ],
  },
  'booking-left': {
    ...owner,
    subject: 'Cancelled: {{what}}, {{when}}',
    heading: 'A booking was cancelled.',
    paragraphs: [
      '{{name}} has cancelled: {{what}}, {{when}}. It no longer holds.',
      'Contact: {{contact}}',
      'The reason: {{reason}}',
      'The deposit of {{back}} goes back to the guest by itself.',
      'The deposit of {{deposit}} stays yours, as the clause says. If you like you can give it back from the bookings.',
    ],
  },
  'booking-moved': {
    ...owner,
    subject: 'Moved: {{what}}, {{when}}',
    heading: 'A booking was moved.',
    paragraphs: [
      '{{name}} has chosen another time: {{what}}, now {{when}}. Before it was {{before}}.',
      'Contact: {{contact}}',
    ],
  },
  'booking-clash': {
    ...owner,
    subject: 'Two things at once: {{what}}, {{when}}',
    heading: 'Your calendar has something else at the same time.',
    paragraphs: [
      '{{name}} has booked: {{what}}, {{when}}. At the same time the calendar “{{calendar}}” is busy.',
      'Contact: {{contact}}',
      'Other bookings in the same situation: {{more}}.',
      'We have changed nothing: you decide whether to move it, cancel it or leave it as it is.',
    ],
  },
  'booking-feed-silent': {
    ...owner,
    subject: 'A calendar can no longer be read: last read {{when}}',
    heading: 'We can no longer read one of your calendars.',
    paragraphs: [
      'For more than a day the calendar “{{what}}” could not be read. The last time was {{when}}.',
      '“{{silent}}” does not answer, or answers too late.',
      '“{{refused}}” does not open under the address that we have: the address may have changed, or the calendar is no longer shared.',
      'There is no longer a calendar at the address of “{{unreadable}}”: we need its “iCal” or “ICS” address, not that of the page.',
      '“{{large}}” has become larger than we read (5 MB, 5,000 events): make one of its own for what counts.',
      'We still go by what it said then; of anything you have added since we know nothing.',
      'Open the bookings and check its address. As soon as it can be read again, we read it by ourselves.',
    ],
    after: [],
  },
  'booking-deposit-refunded': {
    ...over,
    subject: 'Deposit given back: {{place}}, {{when}}',
    heading: 'We have given back your deposit of {{amount}}.',
    paragraphs: [
      'The money goes back to the card with which you paid. The bank may take a few days.',
      'It is about: {{what}}, {{when}}.',
    ],
  },
  'booking-deposit-elsewhere': {
    ...over,
    subject: 'Deposit given back another way: {{place}}, {{when}}',
    heading: 'Your deposit of {{amount}} was given back another way.',
    paragraphs: [
      'The refund to the card did not work. The place says that it gave you the money back like this: {{reason}}',
      'If you have not received it, reply to this e-mail: it is still owed to you.',
      'It is about: {{what}}, {{when}}.',
    ],
  },
  'booking-refund-failed': {
    ...owner,
    subject: 'Deposit not given back: {{what}}, {{when}}',
    heading: 'The deposit did not go back to the guest.',
    paragraphs: [
      'Stripe could not give {{amount}} back to {{name}}: often the balance of your account is too low.',
      'It is about: {{what}}, {{when}}.',
      'Open the bookings and try again, or give it back another way and write so there.',
      'Contact: {{contact}}',
    ],
  },
  'booking-closed': {
    ...guest,
    subject: 'Booking, where you find it now: {{place}}, {{when}}',
    heading: 'The site has closed, your booking stays.',
    paragraphs: [
      'The site of {{place}} is no longer online. You booked: {{what}}, {{when}}.',
      'The button still opens it, and cancels it if you no longer need it.',
      'To be sure, ask by phone: {{contact}}.',
    ],
    button: 'See or cancel',
    after: [],
  },
};
