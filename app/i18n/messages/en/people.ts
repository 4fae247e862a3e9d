import type it from '../it/people.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'People',
  blocked: 'Blocked',
  block: 'Block',
  lift: 'Lift the block',
  of: '{{what}}: {{name}}',
  ask: 'Block {{name}}?',
  means:
    'With this e-mail address or this number nobody can order, book or subscribe to the newsletter on the site any more. The site asks to call you, and does not say why.',
  stays:
    'Orders, bookings and subscriptions that are there stay, and what you enter yourself by telephone can always be done.',
  ends: 'A block holds for this site alone, only you see it, and it ends by itself after {{months}} months.',
  keep: 'Leave it',
  'said-block': '{{name}} can no longer order or book on the site.',
  'said-lift': '{{name}} can order, book and subscribe again.',
  list: {
    title: 'Who is blocked',
    means:
      'With these e-mail addresses and numbers nobody can order, book or subscribe to the newsletter on the site any more. The site asks to call you, and does not say why.',
    none: 'Nobody is blocked.',
    since: 'Blocked on {{day}}',
  },
  add: {
    title: 'Block somebody',
    name: 'Name (optional)',
    mail: 'E-mail',
    phone: 'Telephone',
    hint: 'One of the two is enough. A number is recognised however it is written. You can block beside an order, a booking or a subscriber, too.',
    full: 'You have blocked {{most}} people, the most there can be. Lift a block to add another.',
  },
} satisfies Messages<typeof it>;
