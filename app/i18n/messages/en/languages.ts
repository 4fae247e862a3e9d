import type it from '../it/languages.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Languages of the site',
  'to-edit': 'Back to editing the site',
  'to-list': 'All languages',
  lead: 'Your site speaks {{main}}. Switch on another language: hours, prices, address and buttons come by themselves, your own sentences you write. Visitors choose at the top of the page.',
  progress: '{{done}} of {{all}} translated.',
  'stale-count_one': '{{count}} out of date.',
  'stale-count_other': '{{count}} out of date.',
  listed: 'It is complete enough: search engines show it, too.',
  unlisted:
    'Visitors can read it, search engines do not show it yet. It takes the headline, the opening line, the titles and 60% of the words: {{share}}% so far.',
  translate: 'Translate into {{lang}}',
  full_one: 'Your plan includes {{count}} language besides the main one.',
  full_other: 'Your plan includes {{count}} languages besides the main one.',
  'pages-stay': 'The pages you added stay in {{main}}: the menu of the other languages leads there.',
  'missing-means':
    'What is missing holds nothing up: a standard sentence stands for the headline, dishes and news stay in {{main}}, the rest is left out.',
  off: 'This language is not switched on: switch it on in the list.',
  nothing: 'There is nothing to translate here: all of it comes by itself.',
  photos: 'Descriptions of photos',
  state: { done: 'Translated', missing: 'Missing', stale: 'Out of date' },
  states: { done: 'translated', missing: 'missing', stale: 'out of date' },
  next: 'Go to the next one',
  'all-done': 'Everything is translated.',
  in: 'in {{lang}}',
  'stale-text': 'The text on the site has changed. Until you confirm it, this translation is not shown.',
  confirm: 'Still right',
  same: 'Keep the original',
  parts: { name: 'name', detail: 'details', group: 'group {{number}}' },
  lacks: {
    name: 'The name is missing: without it the translation does not count.',
    groups: 'Translate the titles of all groups: they count together.',
  },
} satisfies Messages<typeof it>;
