import type it from '../it/letter.ts';
import type { Messages } from '../shape.ts';

export default {
  ask: {
    take: 'Take what your page says?',
    keep: 'Keep what the site shows?',
    adopt: 'Stop following the page?',
    undo: 'Go back to what was there before?',
    closed: 'Closed on {{day}}?',
    open: 'Open on {{day}}?',
    off: 'Switch the letters off?',
  },
  why: {
    take: 'With the button the site shows at once what the page says.',
    keep: 'With the button the site stays as it is, and we do not ask again about this value.',
    adopt: 'With the button the site stays as it is, is all yours and takes nothing from the page any more.',
    undo: 'With the button the site shows again what stood there, and it does not come back by itself.',
    closed: 'With the button the site says at once that you are closed on that day.',
    open: 'With the button the site says at once that you are open on that day, with the hours below.',
    off: 'With the button we no longer write every week. E-mails about the contract come all the same.',
  },
  press: {
    take: 'Take it',
    keep: 'Keep mine',
    adopt: 'Stop following it',
    undo: 'Undo',
    closed: 'We are closed',
    open: 'We are open',
    off: 'Switch the letters off',
    again: 'Switch the letters on again',
  },
  done: {
    take: 'Done: the site says what the page says.',
    keep: 'Done: the site stays as it is.',
    adopted: 'Done: the site is yours and stays as it is.',
    undone: 'Done: the site is as it was before.',
    closed: 'Done: the site says that you are closed.',
    open: 'Done: the site says that you are open.',
    off: 'The letters are off.',
  },
  after: {
    take: 'It is online already. You can undo it in your area.',
    keep: 'If the page changes again, we ask you.',
    adopted: 'It no longer follows the page. In your area you can let it follow again.',
    undone: 'What came from the page does not come back by itself.',
    closed: 'It is online already. You can change it among your hours at any time.',
    open: 'It is online already. You can change it among your hours at any time.',
    off: 'If you change your mind, this button switches them on.',
  },
  outdated: {
    title: 'There is nothing to decide any more.',
    text: 'Meanwhile the page has changed again, or says what the site shows. Your area shows how it is now.',
  },
  expired: {
    title: 'This link works no longer.',
    text: 'Links of letters last 30 days. Your area holds everything that waits for an answer.',
  },
  usual: 'Usually: {{hours}}',
  more: 'More changes: {{count}}',
  area: 'Open your area',
  'nothing-yet': 'Nothing changes until you press.',
} satisfies Messages<typeof it>;
