/** What must never be so of letters, planted in our books, at their server, and in what readers know. */
import { sendBatchJob } from '../../../modules/newsletter/jobs.ts';
import type { Waiting } from '../job-rows.ts';
import { twin, type Plant, type Planted } from '../planted-in-books.ts';
import type { World } from '../world.ts';
import { COUNTED, LETTERS, OWN_DEED, SILENCE } from './letter-rules.ts';
import { checkBegun, checkSent } from './letters-kept.ts';
import { ReadersBook, type Report } from './readers-book.ts';

const letters = (readers: number, state = 'sent', delivered = 'sent') =>
  `insert into news_letters (id, site_id, state, content, made_at) values ('l', 's', '${state}', '{}', now());
   insert into news_consents (id, subscriber_id, kind, by, at, text, page, network)
     select 'c' || n, 'u' || n, 'confirmed', 'link', now() - interval '90 days', '', '', '' from generate_series(1, ${readers}) n;
   insert into news_deliveries (letter_id, subscriber_id, consent_id, state, name, handed_at)
     select 'l', 'u' || n, 'c' || n, '${delivered}', 'n' || n, now() from generate_series(1, ${readers}) n;`;
const consent = (id: string, kind: string, by: string, at = 'now()') =>
  `insert into news_consents (id, subscriber_id, kind, by, at, text, page, network) values ('${id}', 'u1', '${kind}', '${by}', ${at}, '', '', '');`;
const READER = `insert into news_subscribers (id, site_id, person, key_hash, state, lang, asked_at) values ('u1', 's', '', 'hash', 'left', 'it', now());`;
const numbered = (from: number, to: number) => `substr(name, 2)::int between ${from} and ${to}`;
/** Of so many letters all but the last went out days before; of these so many came back, or were called spam, since. */
const received = (all: number, last: number, what: string, times: number) =>
  `${letters(all)} update news_deliveries set handed_at = now() - interval '10 days' where ${numbered(1, all - last)};
   update news_deliveries set ${what} = now() - interval '1 day' where ${numbered(1, times)};`;

const KEY = 'k'.repeat(22);
const LETTER = {
  messageId: 'n1@news.example',
  feedbackId: 's:newsletter:vetrina',
  to: 'anna@readers.example',
  unsubscribe: `https://vetrina.example/o/${KEY}`,
};
/** A letter that the server took, and what its reader knows. */
const took = (know: (readers: ReadersBook) => void = () => undefined) => ({
  vendors() {
    const readers = new ReadersBook();
    know(readers);
    return { readers, letters: { taken: [LETTER] } as unknown as World['letters'] };
  },
});
const reported = (kind: Report) => took(({ reported }) => reported[kind].add('n1'));

const PROOF =
  'I20 a letter stands on a consent that is confirmed, older than it and not withdrawn before it was handed over';
const STOP = 'I21 a site whose letters come back, or are called spam, hands over nothing';
const DAY = 'I21 no more leaves in a day than days of sending allow, and a quarter of it while letters come back';

const step: Planted[] = [
  {
    rule: PROOF,
    how: 'withdrawn the day before',
    sql: letters(1) + consent('w', 'withdrawn', 'link', `now() - interval '1 day'`),
  },
  { rule: PROOF, how: 'of somebody else', sql: `${letters(1)} update news_consents set subscriber_id = 'other'` },
  { rule: 'I21 no site hands over more than its letters may in a month', how: 'by one', sql: letters(501) },
  { rule: DAY, how: 'one more than on a first day', sql: letters(51) },
  { rule: DAY, how: 'as many as ever, while three came back', sql: received(66, 26, 'returned_at', 3) },
  { rule: STOP, how: 'six of a hundred came back', sql: received(100, 1, 'returned_at', 6) },
  { rule: STOP, how: 'three of a hundred called it spam', sql: received(100, 1, 'complained_at', 3) },
  { rule: SILENCE, how: 'after it came back', ...took(({ silent }) => silent.add('s anna@readers.example')) },
  { rule: SILENCE, how: 'after they left', ...took(({ silent }) => silent.add(KEY)) },
  {
    rule: SILENCE,
    how: 'asked again',
    sql:
      consent('w', 'withdrawn', 'returned', `now() - interval '1 day'`) +
      twin('mails', { id: 'm', kind: 'news-confirm', order_id: 'u1', created_at: '2099-01-01T00:00:00Z' }),
  },
  { rule: OWN_DEED, how: 'a link that nobody pressed', sql: READER + consent('c', 'confirmed', 'link') },
  { rule: OWN_DEED, how: 'left by nobody', sql: READER + consent('w', 'withdrawn', 'one-click') },
  {
    rule: COUNTED,
    how: 'ended by each report',
    sql: consent('w', 'withdrawn', 'returned') + consent('again', 'withdrawn', 'returned'),
  },
];

const rest: Planted[] = [
  {
    rule: 'I20 a reader gets a letter once',
    how: 'twice',
    sql: `alter table news_deliveries drop constraint news_deliveries_letter_id_subscriber_id_pk; ${letters(1)}
      insert into news_deliveries select 'l', 'u1', 'c1', 'confirmed', 'sent', 'again'`,
  },
  { rule: 'I21 each row of a letter that has gone is final', how: 'still queued', sql: letters(1, 'sent', 'queued') },
  {
    rule: 'I21 a letter that has begun comes to its end',
    how: 'left in the middle',
    sql: letters(1, 'sending', 'withheld'),
  },
  { rule: LETTERS, how: 'sent, and never taken', sql: letters(1) },
  { rule: LETTERS, how: 'taken, and still queued', sql: letters(1, 'planned', 'queued'), ...took() },
  {
    rule: LETTERS,
    how: 'taken, and in no row',
    sql: `insert into news_settings (site_id, status) values ('s', 'open')`,
    ...took(),
  },
  { rule: COUNTED, how: 'came back, and nobody knows', sql: letters(1), ...reported('returned') },
  { rule: COUNTED, how: 'called spam, and nobody knows', sql: letters(1), ...reported('complained') },
  {
    rule: COUNTED,
    how: 'known, and in no figure',
    sql: `${letters(1)} update news_deliveries set handed_at = '2099-01-01', returned_at = now(), state = 'returned'`,
    ...reported('returned'),
  },
  {
    rule: 'I21 a site that stopped is with a person',
    how: 'nobody was told',
    sql: `${received(100, 1, 'complained_at', 3)} update news_deliveries set handed_at = now() - interval '10 days', state = 'refused'`,
  },
];

const waits = (letterId: string) => ({
  vendors: () => ({
    queue: { waiting: () => [{ name: sendBatchJob.name, payload: { letterId } }] } as World['queue'],
  }),
});
const SENDING = `${letters(100, 'sending')} update news_letters set site_id = (select id from sites limit 1);
  update news_deliveries set handed_at = now() - interval '10 days' where ${numbered(1, 99)};
  update news_deliveries set state = 'queued', handed_at = null where name = 'n100';`;
const batch = (world: World) => checkSent(world, { payload: { letterId: 'l' } } as unknown as Waiting);

/** After a job in which nothing went wrong: `found` where something does. */
const undisturbed: (Plant & { how: string; look: (world: World) => Promise<void>; found: boolean })[] = [
  { how: 'begun, and nobody sends it', sql: letters(1, 'sending', 'queued'), look: checkBegun, found: true },
  { how: 'another is on its way', sql: letters(1, 'sending', 'queued'), ...waits('x'), look: checkBegun, found: true },
  { how: 'on its way', sql: letters(1, 'sending', 'queued'), ...waits('l'), look: checkBegun, found: false },
  {
    how: 'due, and not begun',
    sql: `${letters(1, 'planned', 'queued')} update news_letters set planned_at = '2020-01-01'`,
    look: checkBegun,
    found: true,
  },
  { how: 'a reader is left out', sql: SENDING, look: batch, found: true },
  {
    how: 'of a site that has stopped itself',
    sql: `${SENDING} update news_deliveries set complained_at = now(), handed_at = '2099-01-01' where ${numbered(1, 3)}`,
    look: batch,
    found: false,
  },
];

export const LETTERS_PLANTED = { step, rest, undisturbed };
