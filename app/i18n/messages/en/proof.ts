import type it from '../it/proof.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Confirm that it is you',
  text: 'Money and people’s data: we ask once more who you are. We send a link to {{mail}}; it works for thirty minutes.',
  send: 'Send me the link',
  sending: 'One moment…',
  or: 'or',
  social: 'Confirm with Facebook',
  look: 'Check your mail',
  sent: 'The link is on its way to {{mail}}. Open it here, in this browser, and press Confirm. Then come back to this window.',
  spam: 'Can’t see it? Look in your spam folder.',
  network: 'Confirm with Facebook in the other tab. Then come back to this window.',
  kept: 'What you typed stays.',
  'go-on': 'I have confirmed, go on',
  again: 'Start again',
  'not-yet': 'No confirmation has come from this browser yet. Open the link here and press Confirm, then go on.',
} satisfies Messages<typeof it>;
