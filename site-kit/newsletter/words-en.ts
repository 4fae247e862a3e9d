import { OWN_WORDS } from '../render/words.ts';
import type { NewsWords } from './shape.ts';

export const en: NewsWords = {
  title: 'Newsletter',
  lead: 'News from {name} by e-mail. Before we write to you, we ask you to confirm.',
  codeTitle: 'Check your e-mail',
  codeText:
    'If this address is not subscribed yet, we have just written to you: the subject of the e-mail holds a six-digit code. Type it here, or open the link in the e-mail.',
  codeHint: 'Nothing there? Look in your spam folder. The code works for half an hour, the link for seven days.',
  codeLabel: 'Six-digit code',
  codeSend: 'Confirm',
  codeWrong:
    'This code does not work: it is wrong, has expired or was tried too often. Type it again, or use the link in the e-mail.',
  mailWrong: 'This e-mail address is not complete. It looks like this: name@example.com.',
  errorTitle: 'You are not subscribed yet. Please check:',
  yesTitle: 'Would you like the newsletter?',
  yesText:
    'If you press the button, {name} will write to you at this address. If you did not ask for it, close this page: nobody will write to you.',
  yesButton: 'Yes, I would like it',
  doneTitle: 'Subscription confirmed',
  doneText: 'Thank you: you will receive the newsletter of {name}. Every e-mail has a link to leave.',
  offTitle: 'No more newsletters?',
  offText: 'If you press the button, {name} will not write to this address any more.',
  offButton: 'Stop writing to me',
  leftTitle: 'We will not write to you again',
  leftText: 'Your address is off the list. If you change your mind, you can subscribe again.',
  eraseText: 'We keep the proof of your subscription, with your address encrypted. You can have that erased too.',
  eraseButton: 'Erase my address',
  erasedTitle: 'Address erased',
  erasedText: 'No address of yours is left: only a code that keeps us from writing to you by mistake.',
  closedTitle: 'Subscriptions are closed',
  closedText: 'Nobody can subscribe to the newsletter of {name} at the moment. Whoever is subscribed can always leave.',
  newsTitle: 'News',
  eventsTitle: 'Coming events',
  closedDays: 'Special hours',
  productsTitle: 'To order on our website',
  isNew: 'New',
  isReduced: 'Reduced price',
  seeProduct: 'See it on the website',
  read: 'Read all of it',
  toSite: 'Open the website',
  unsubscribe: 'I do not want this e-mail any more',
  footer:
    'You receive this e-mail because you subscribed to the newsletter on the website of {name}. Nothing in it tells whether you opened it.',
  subject: 'News from {name}',
  welcome: 'Welcome to the newsletter of {name}',
  backHome: OWN_WORDS.en.backHome,
};
