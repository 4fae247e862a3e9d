import type it from '../it/helpers.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Who may edit',
  lead: 'People you invite work on the site and nothing else: they see no contract, invoices or payments.',
  of: '{{what}}: {{mail}}',
  list: {
    title: 'Who helps you',
    you: 'You',
    'you-may': 'You edit, publish and decide who else may.',
    none: 'For now only you edit.',
    waits: 'Invited on {{day}}. The link works until {{until}}.',
    ended: 'Invited on {{day}}. The link has ended: send another one.',
    seen: 'Last here: {{day}}',
    until: 'Access until {{day}}.',
    over: 'Access ended on {{day}}.',
  },
  role: {
    title: 'What they may do',
    writer: 'Writes',
    publisher: 'Writes and publishes',
    'writer-means': 'Prepares drafts. Only what you publish goes on the site.',
    'publisher-means': 'Publishes without you and decides on news from the page.',
    said: 'From now on {{mail}}: {{role}}.',
  },
  again: 'Send the link again',
  remove: {
    open: 'Take access away',
    means: '{{mail}} can no longer edit the site, starting now. What they wrote stays.',
    back: 'Cancel',
    said: '{{mail}} has no access any more.',
  },
  invite: {
    until: 'Until (optional)',
    title: 'Invite somebody',
    mail: 'E-mail',
    send: 'Send the invitation',
    sending: 'Sending…',
    full: 'You have invited {{most}} people, the most there can be. Take an access away to invite another.',
    said: 'Invitation sent to {{mail}}.',
  },
  support: {
    title: 'Support',
    text: 'When you ask us for help, you can let us open the site for 24 hours: we look and prepare drafts, and publish nothing.',
    allow: 'Let support look',
    again: 'Another 24 hours from now',
    stands: 'Support may look until {{moment}}.',
    opened: 'It opened the site {{moment}}.',
    end: 'End it now',
    'said-allow': 'Support may look at the site for 24 hours.',
    'said-end': 'Support may look no more.',
  },
  accept: {
    title: 'You are asked to help with a site',
    text: 'One press lets you in, and you see the site to edit. The link works only once.',
    enter: 'Accept and enter',
    entering: 'Opening…',
    ended: 'This invitation no longer works',
    'ended-text':
      'It was used already, has ended or was taken back. Have you accepted before? Sign in with your address.',
    again: 'Sign in by e-mail',
  },
} satisfies Messages<typeof it>;
