import type it from '../it/agreement.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Agreement on visitors’ data',
  lead: 'Guests, buyers and readers leave data on your site. They are yours, and we handle them for you: the law wants us to agree on that in writing (Art. 28 GDPR).',
  accept: 'I have read and accept the <text>agreement on my visitors’ data</text>.',
  first: 'Tick the box of the agreement first: without it we cannot keep data for you.',
  owner: 'Whoever holds the contract must accept the agreement on visitors’ data first: send them this page.',
  press: 'I accept',
  anew: 'There is a new version of the agreement on visitors’ data.',
  accepted: 'Accepted on {{day}} by {{by}}, version {{version}}.',
  'not-yet':
    'You have not accepted it yet: we ask when you switch on bookings, shop or newsletter, and by e-mail where one is on already.',
  said: 'Accepted: you always find it here.',
  download: 'Download the PDF',
  see: 'Agreement on visitors’ data',
} satisfies Messages<typeof it>;
