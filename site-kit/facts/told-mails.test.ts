import { expect, it } from 'vitest';
import { composeDocument } from '../compose.ts';
import { find } from '../layouts/parts/find.ts';
import { readFacts } from './read-facts.ts';
import { toldMails } from './told-mails.ts';

const now = new Date('2026-05-25T10:00:00+02:00');

it('finds addresses that are named for a purpose, each once', () => {
  expect(
    toldMails(
      'Booking: booking@herons.example, everything else: herons@herons.example. Booking: booking@herons.example',
    ),
  ).toEqual([
    { address: 'booking@herons.example', word: 'Booking' },
    { address: 'herons@herons.example', word: 'everything else' },
  ]);
  expect(toldMails('E-mail: a@b.example')).toEqual([]);
  expect(toldMails('Email: a@b.example')).toEqual([{ address: 'a@b.example', word: null }]);
});

it('a second address named inside a sentence stands with the contact details and leaves the story [P1]', () => {
  const facts = readFacts(
    {
      id: '1',
      name: 'The Herons',
      link: 'https://www.facebook.com/1',
      description: 'Folk punk from Halifax. Booking: booking@herons.example, everything else: herons@herons.example',
      emails: ['herons@herons.example'],
      photos: [],
      posts: [],
      events: [],
      ratings: [],
    },
    { now, lang: 'en' },
  );
  const doc = composeDocument({ facts, photos: [], logo: null, layout: 'notte', lang: 'en', now });
  const contact = find(doc, 'contact');
  expect(contact?.email?.label.value).toBe('herons@herons.example');
  expect(contact?.links.filter(({ kind }) => kind === 'email').map(({ label }) => label.value)).toEqual([
    'Everything else: herons@herons.example',
    'Booking: booking@herons.example',
  ]);
  expect(JSON.stringify([find(doc, 'hero'), find(doc, 'about')])).not.toContain('@');
});
