import type it from '../it/site.ts';
import type { Messages } from '../shape.ts';

export default {
  ways: 'Your site',
  edit: 'Edit the site',
  following: 'News from the page',
  numbers: 'Visits',
  languages: 'Languages',
  helpers: 'Who may edit',
  texts: 'Texts written for you',
  bookings: 'Bookings',
  'bookings-waiting': 'Bookings, {{count}} waiting',
  shop: 'Shop',
  'shop-waiting': 'Shop, {{count}} waiting',
  news: 'Newsletter',
  'news-waiting': 'Newsletter, a draft to read',
  order: 'Contract and domains',
  state: {
    up: 'Your site is online.',
    suspended: 'Your site is paused.',
    coming: 'We are preparing your site.',
  },
  'booking-asked': {
    title_one: 'A booking waits for your answer',
    title_other: '{{count}} bookings wait for your answer',
    text: 'Whoever asked for a place waits for a yes or a no.',
    open: 'Answer',
  },
  'shop-placed': {
    title_one: 'An order waits for your answer',
    title_other: '{{count}} orders wait for your answer',
    text: 'The pieces are kept aside already: accept the order or refuse it.',
    open: 'Answer',
  },
  'shop-paid': {
    title_one: 'A paid order is to be prepared',
    title_other: '{{count}} paid orders are to be prepared',
    text: 'When it is ready or on its way, say so in the shop: we write to the buyer.',
    open: 'See the orders',
  },
  'refund-owed': {
    title_one: 'A refund waits for you',
    title_other: '{{count}} refunds wait for you',
    by_one: 'The law wants the money to go back by {{by}}.',
    by_other: 'For the first, the law wants the money to go back by {{by}}.',
    late: 'The law wanted the money back by {{by}}: refund at once.',
    'no-day': 'The money has not gone back to the buyer: try again, or give it back another way.',
    open: 'Go to the refund',
  },
  'text-ready': {
    title: 'A text is ready',
    text: 'We have written it: read it and decide.',
    open: 'Read the text',
  },
  waiting: {
    none: 'Nothing to decide',
    'none-text': 'When something delicate changes on your page, we ask here.',
    others_one: 'One more question',
    others_other: '{{count}} more questions',
  },
  week: {
    title: 'This week',
    nobody: 'No visits in the last 7 days.',
    numbers: 'All figures',
    came: 'From your page',
    undo: 'See and undo',
  },
} satisfies Messages<typeof it>;
