import type it from '../it/find.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Find somebody',
  means: 'Searches everybody who ordered, booked or asked for the newsletter on this site.',
  term: 'E-mail, telephone or name',
  hint: 'At least {{least}} characters. A number is found however it is written. Part of a name will do, without its accents too.',
  submit: 'Search',
  results: 'Found: {{count}}',
  none: 'Nobody found for “{{term}}”.',
  more: 'There are more than these {{most}}. Write the whole e-mail address, number or name.',
  unread:
    'Names are read in the latest {{most}} records. Whoever is older is found by the whole e-mail address or number.',
  kinds: { order: 'Orders', booking: 'Bookings', subscriber: 'Newsletter' },
  lead: { order: 'Open the shop', booking: 'Open the bookings', subscriber: 'Open the newsletter' },
  what: {
    order: 'Order {{number}} of {{at}}',
    booking: 'Booking: {{at}}',
    subscriber: 'Newsletter, since {{at}}',
  },
  standing: {
    order: { asked: 'to be confirmed', open: 'under way', done: 'handed over', off: 'ended without being handed over' },
    booking: { asked: 'to be confirmed', open: 'ahead', done: 'over', off: 'did not take place' },
    subscriber: { asked: 'to be confirmed', open: 'gets it', done: 'over', off: 'gets it no more' },
  },
  until: 'Erased by itself on {{day}}.',
  'until-over': 'Kept until it has ended.',
  'until-left': 'Kept as long as they get the newsletter.',
  'not-over': 'To erase it, finish or cancel it first.',
  law: 'The law wants it to stay until then.',
  file: 'Download',
  erase: 'Erase',
  'erase-all': 'Erase all of this person',
  ask: 'Erase the data of {{name}}?',
  gone: 'All of it goes: name, contacts, note, the page where they follow it and the e-mails that were sent.',
  'gone-reader': 'The address goes. The proofs of e-mails already sent stay, without the address.',
  'gone-note':
    'The note goes. The rest was paid or handed over: the law wants it to stay, and on {{day}} it is erased by itself.',
  others: 'What is still open, or what the law wants, stays.',
  final: 'This cannot be undone.',
  'said-erased': 'Data erased: {{name}}.',
} satisfies Messages<typeof it>;
