import type it from '../it/numbers.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: {
    title: 'Visits',
  },
  sentence: {
    '7_one': '{{count}} visit in 7 days',
    '7_other': '{{count}} visits in 7 days',
    '28_one': '{{count}} visit in 28 days',
    '28_other': '{{count}} visits in 28 days',
    '365_one': '{{count}} visit in a year',
    '365_other': '{{count}} visits in a year',
  },
  usual: {
    'far-fewer': 'far fewer than usual',
    half: 'about half as many as usual',
    'third-fewer': 'about a third fewer than usual',
    'quarter-fewer': 'about a quarter fewer than usual',
    same: 'about as usual',
    'quarter-more': 'about a quarter more than usual',
    'half-more': 'about half as many again as usual',
    double: 'about twice as many as usual',
    'far-more': 'far more than usual',
  },
  press: {
    call_one: 'at least {{count}} called',
    call_other: 'at least {{count}} called',
    whatsapp_one: 'at least {{count}} opened WhatsApp',
    whatsapp_other: 'at least {{count}} opened WhatsApp',
    directions_one: 'at least {{count}} asked the way',
    directions_other: 'at least {{count}} asked the way',
    mail_one: 'at least {{count}} wrote an e-mail',
    mail_other: 'at least {{count}} wrote an e-mail',
    file_one: 'at least {{count}} opened a file',
    file_other: 'at least {{count}} opened a file',
  },
  none: {
    new: 'No visits yet',
    'new-text':
      'The site is counted from its first day: as soon as somebody comes, you see it here. To begin with, put the site’s address on your page and in your Google profile.',
    here: 'No visits in this period',
    few: 'Fewer than five visits are not broken down: that would tell too much about who came.',
  },
  period: {
    title: 'Period',
    '7': '7 days',
    '28': '28 days',
    '365': 'A year',
  },
  chart: {
    days: 'Visits per day',
    months: 'Visits per month',
    table: 'The same figures as a table',
    day: 'Day',
    month: 'Month',
    visits: 'Visits',
    views: 'Pages seen',
    changed: 'Changed',
  },
  from: {
    title: 'Where from',
    'direct-hint': 'Directly: the address typed, a QR code, a message.',
  },
  sources: {
    search: 'Search engines',
    social: 'Social networks',
    site: 'Other websites',
    direct: 'Directly',
    letter: 'Your newsletter',
  },
  pages: {
    title: 'Which pages',
    home: 'First page',
  },
  pressed: {
    title: 'What they pressed',
    none: 'In this period no press on phone, WhatsApp, directions or e-mail is known.',
    hint: 'These are minimum figures: not every browser says so.',
    'at-least': 'at least {{count}}',
  },
  actions: {
    call: 'Phone call',
    whatsapp: 'WhatsApp',
    directions: 'Directions',
    mail: 'E-mail',
    file: 'File',
  },
  who: {
    title: 'On what, in which language',
  },
  devices: {
    phone: 'Phone',
    computer: 'Computer or tablet',
  },
  spoken: {
    it: 'Italian',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    el: 'Greek',
    other: 'Another language',
  },
  hours: {
    title: 'At what time',
    busy: 'Most come between {{from}} and {{to}}.',
  },
  changes: {
    title: 'What changed',
    none: 'The site did not change in this period.',
  },
  causes: {
    owner: 'You published changes',
    page: 'Something came from your page',
    clock: 'It changed by itself, because of the date',
    order: 'Prepared by Vetrina',
  },
  few: 'fewer than 5',
  how: {
    title: 'How we count',
    text: 'Without cookies and without recognising anybody: we count visits, not people. Who comes twice counts twice. We keep no address and no identifier, not even encrypted. Robots are left out.',
    machines_one: '{{count}} arrival came too fast to be a person: it is not counted.',
    machines_other: '{{count}} arrivals came too fast to be people: they are not counted.',
  },
} satisfies Messages<typeof it>;
