import type it from '../it/free.ts';
import type { Messages } from '../shape.ts';

export default {
  prove: 'Confirm with Facebook',
  offer: {
    title: 'Online for free, if the page is yours',
    lead: 'The site that you see in the preview, at a free address. Nothing to pay, no account to make.',
    facts: 'What it is like',
    prove: 'Show that the page is yours',
    'prove-text': 'Sign in with Facebook as somebody who administers the page. Nobody else can put it online for free.',
    accept:
      'Facebook only tells us which pages you manage. By going on you accept the <terms>terms of service</terms>; how we handle data is on the <privacy>privacy page</privacy>.',
    sold: 'This page has a site already',
    'sold-text': 'Somebody bought it with a plan: whoever administers the page signs in to their area.',
    'sold-way': 'Go to your area',
    plan: 'With a plan the site carries no badge of ours and search engines find it, from {{price}} a year.',
    'plan-way': 'Choose a plan',
    'fact-address': 'An address that ends in {{domain}}, ready in a few seconds.',
    'fact-badge': 'Our badge stands at the foot of every page.',
    'fact-search': 'Search engines do not find it: whoever has the address sees it.',
    'fact-end':
      'It stays online for {{days}} days after you last signed in with Facebook, then it goes offline. We do not have your e-mail address, so nobody reminds you.',
    'fact-layout':
      'You can change the layout once a day. Texts and photos are those of your page today: they are not edited and do not update.',
  },
  door: {
    title: 'Your site, online for free',
    lead: 'Sign in with Facebook as somebody who administers the page: you see how the site stands, and it stays online for longer.',
    means: 'Facebook only tells us which pages you manage.',
  },
  own: {
    'state-making': 'Being made',
    'state-held': 'Being checked',
    'state-online': 'Online',
    'state-offline': 'Offline',
    'means-making': 'We are putting it together: a few seconds.',
    'means-held': 'It did not pass a quality check: a person looks at it before it goes online.',
    'means-online': 'It stays online until {{date}}. Whoever has the address sees it, search engines do not.',
    'means-offline': 'There is nothing at this address any more. Until {{date}} we keep what it showed.',
    'done-online': 'Done: the site is yours and stays online until {{date}}.',
    'done-extended': 'Done: it stays online until {{date}}.',
    stay: 'Keep it online for longer',
    'stay-text':
      'Each time you sign in with Facebook the days start again. We do not have your e-mail address: put {{date}} in your calendar, because nobody reminds you.',
    back: 'Put it back online',
    'back-text': 'Sign in with Facebook: it comes back at the same address, with what your page says today.',
    way: 'You come back here at any time from {{address}}',
    plan: 'Go up to a plan, from {{price}} a year',
    'plan-keeps': 'The site stays this one: same address, same layout. Our badge goes and search engines find it.',
    'plan-way': 'Go up to a plan',
    layout: 'Layout',
    'layout-waits': 'The site wears {{layout}}. You can choose another from {{moment}}.',
    'layout-once': 'The layout can be changed once a day.',
    'layout-wear': 'Wear {{layout}}',
    'layout-done': 'Done: the site changes to {{layout}} in a few seconds.',
    offline: 'Take the site offline',
    'offline-text':
      'The address stops answering at once, and after {{days}} days we erase what it showed. You can put it back online whenever you like.',
    'offline-way': 'Take it offline',
    'offline-sure': 'Yes, take it offline',
    'offline-keep': 'Leave it online',
    'offline-done': 'Done: the site is offline.',
  },
} satisfies Messages<typeof it>;
