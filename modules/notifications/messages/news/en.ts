import type { NewsMails } from './shape.ts';

const owner = { after: [], footer: 'You receive this e-mail because the website of {{place}} has a newsletter.' };

export const en: NewsMails = {
  'news-confirm': {
    subject: '{{code}} is your code to subscribe: {{place}}',
    heading: 'Do you confirm?',
    paragraphs: [
      'Somebody, perhaps you, asked for the newsletter of {{place}} at this address.',
      'The code is {{code}}: type it on the page that you left open. It works for half an hour.',
      'Or open the link, which works for seven days.',
    ],
    button: 'Go to the confirmation',
    after: [
      'It was not you? Do nothing: without confirmation nobody writes to you, and the address is erased in seven days.',
    ],
    footer:
      'This e-mail was sent for the website of {{place}} because somebody typed this address into its newsletter form.',
  },
  'news-confirm-beside': {
    subject: 'Do you confirm the newsletter of {{place}}?',
    heading: 'Do you confirm?',
    paragraphs: [
      'With an order or a booking on the website of {{place}} somebody, perhaps you, ticked the box for the newsletter and left this address.',
      'To confirm, open the link, which works for seven days. The order or booking does not depend on it.',
    ],
    button: 'Go to the confirmation',
    after: [
      'It was not you? Do nothing: without confirmation nobody writes to you, and the address is erased in seven days.',
    ],
    footer:
      'This e-mail was sent for the website of {{place}} because this address was typed into an order or a booking with the box for the newsletter ticked.',
  },
  'news-again': {
    subject: 'Would you like to stay on the list of {{place}}?',
    heading: 'Do you still want the newsletter?',
    paragraphs: [
      'You subscribed to the newsletter of {{place}} two years ago. We ask you once whether you want to stay.',
      'If you do nothing, we erase your address in a month.',
    ],
    button: 'Yes, I want to stay',
    after: [],
    footer: 'This e-mail was sent for the website of {{place}} because your address is on its newsletter list.',
  },
  'news-draft': {
    ...owner,
    subject: 'Your newsletter is ready to be read',
    heading: 'A draft with your news is waiting.',
    paragraphs: [
      'We prepared it from what your website says (posts, events, new or reduced products, closing days), and added nothing.',
      '{{count}} people would receive it. Nothing leaves until you press Send.',
    ],
    button: 'Read the draft',
  },
  'news-sent': {
    ...owner,
    subject: 'Your newsletter has left: {{count}} e-mails',
    heading: 'The newsletter has been sent.',
    paragraphs: ['E-mails handed to the mail server: {{count}}.'],
    button: 'See how it went',
  },
  'news-stopped': {
    ...owner,
    subject: 'Your newsletter has been stopped',
    heading: 'We have stopped the newsletter.',
    paragraphs: [
      'In the last thirty days: {{count}} e-mails, {{returned}} came back, {{complained}} were reported as unwanted.',
      'Nothing leaves until the cause is clear: a person at Vetrina looks at it and writes to you.',
    ],
    button: 'See why',
  },
  'news-records': {
    ...owner,
    subject: 'A record of {{domain}} is missing: the newsletter does not leave',
    heading: 'Something is missing in the DNS of {{domain}}.',
    paragraphs: [
      'No longer seen: {{which}}. Until it is there, no newsletter leaves from news.{{domain}}.',
      'Put back what is missing where you have the domain {{elsewhere}}: name and content are on the page of the newsletter. Then press Check.',
      'The domain {{ours}} is with us and we write it again at every check, but it is not seen yet. You need do nothing, unless you have moved its DNS elsewhere.',
    ],
    button: 'See what is missing',
  },
};
