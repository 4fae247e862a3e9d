import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PAGE_STATES, type FollowingView } from '../../../../modules/sync/schemas.ts';
import { FOLLOW_KINDS } from '../../../../site-kit/content/follow.ts';
import { FIELD_UNITS } from '../../../../site-kit/content/page-units.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { FollowingScreen } from './following-screen.tsx';
import { newsOf } from './news.ts';

const AT = '2026-11-23T15:20:00.000Z';
const VIEW: FollowingView = {
  may: ['read', 'draft', 'publish', 'decide', 'connect', 'manage'],
  site: { id: 'sit_1', order_id: 'ord_1', name: 'Sette Gufi', url: 'https://sette-gufi.example' },
  page: {
    link: 'https://facebook.example/settegufi',
    state: 'following',
    read_at: AT,
    next_at: AT,
    reading: false,
    moved_to: null,
  },
  connection: { state: 'none', since: null, missing: [] },
  keep_by: null,
  in_plan: true,
  waiting: [],
  batches: [],
  settings: FOLLOW_KINDS.map((kind) => ({ kind, mode: kind === 'texts' ? 'ask' : 'follow' })),
};
type Asked = FollowingView['waiting'][number];
type Batch = FollowingView['batches'][number];
const asked = (changes: Asked['changes'], kind: Asked['kind'] = 'ask'): Asked => ({
  id: 'prp_1',
  kind,
  opened_at: AT,
  changes,
});
const came = (changes: Batch['changes'], more: Partial<Batch> = {}): Batch => ({
  id: 'bat_1',
  at: AT,
  how: 'followed',
  changes,
  undone_at: null,
  ...more,
});
const drawn = (change: Partial<FollowingView> = {}, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <FollowingScreen loaded={{ ...VIEW, ...change }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[ \t]+/g, ' ');

it('a site that follows says so, when its page was read and will be, and that nothing waits [P2]', () => {
  const text = textOf(drawn());
  expect(text).toContain('Il sito segue la tua pagina.');
  expect(text).toContain('lun 23 nov, 16:20');
  expect(text).toContain('Niente da decidere.');
  expect(text).toContain('Ancora niente.');
});

it.each([
  ['gone', 'Your page is gone. Your site is not.'],
  ['unpublished', 'Your page is not public. Your site is.'],
  ['quiet', 'Facebook has not answered us for some days.'],
  ['moved', 'Your page has moved. Your site has not.'],
] as const)('a page that is %s has one sentence, and takes nothing from the site [P2]', (state, sentence) => {
  const page = { ...VIEW.page, state, moved_to: state === 'moved' ? 'https://facebook.example/gufi' : null };
  const html = drawn({ page }, 'en');
  expect(html).toContain(sentence);
  expect(html).toContain('Nothing has left the site.');
  expect(html.includes('href="https://facebook.example/gufi"')).toBe(state === 'moved');
});

it('a number that changed is asked with both values, what differs marked, and three answers [P2]', () => {
  const html = drawn({ waiting: [asked([{ unit: 'page/phone', before: '051 000 2210', after: '051 000 2287' }])] });
  const text = textOf(html);
  expect(text).toContain('1 cosa aspetta una tua risposta');
  expect(text).toMatch(/Telefono .*Sul sito 051 000 2210 .*Adesso sulla pagina 051 000 2287/s);
  expect(html).toMatch(/<mark[^>]*>2287<\/mark>/);
  for (const words of ['Accetta', 'Tieni il mio', 'Lo scrivo io']) expect(text).toContain(words);
  expect(html).toContain('href="/manager/sites/sit_1/edit#unit-fact-phone"');
});

it('the brake has a question and two answers of its own, and never "write it" [P2]', () => {
  const changes = Array.from({ length: 9 }, (_none, at) => ({
    unit: `page/posts/${at}`,
    before: `a${at}`,
    after: null,
  }));
  const text = textOf(drawn({ waiting: [asked(changes, 'brake')] }, 'en'));
  expect(text).toContain('Is this still your business?');
  expect(text).toContain('Yes, take it all');
  expect(text).toContain('Keep my site as it is');
  expect(text).not.toContain('Write it myself');
  expect(text).toContain('9 posts removed');
  // Four of nine are seen at once.
  expect(text).toContain('Show all changes (9)');
  expect(text).not.toContain('a4');
});

it('what came is told by kind and number, a post in its own lines, and can be undone once [P2]', () => {
  const posts = [
    { unit: 'page/posts/1', before: null, after: 'Stasera tortellini.\nVi aspettiamo!' },
    { unit: 'page/photos/a', before: null, after: '' },
    { unit: 'page/photos/b', before: null, after: '' },
    { unit: 'page/photos/c', before: '', after: null },
  ];
  const html = drawn({ batches: [came(posts)] });
  expect(textOf(html)).toMatch(/1 post nuovo .*2 foto nuove .*1 foto tolta/s);
  expect(html).toContain('Stasera tortellini.\nVi aspettiamo!');
  expect(textOf(html)).toContain('Annulla');
  const undone = textOf(drawn({ batches: [came(posts, { undone_at: AT, how: 'taken' })] }));
  expect(undone).toMatch(/accettato da te .*Annullato: +lun 23 nov, 16:20/s);
  expect(undone).not.toMatch(/Annulla /);
});

it('a long text is cut, with a button for the rest [P2]', () => {
  const html = drawn({ batches: [came([{ unit: 'page/posts/1', before: null, after: 'parola '.repeat(90) }])] });
  expect(html).toMatch(/data-cut="true"/);
  expect(html).toMatch(/aria-expanded="false"[^>]*>Mostra tutto/);
});

it('days, moments and codes of the network are read in the language of the reader [P2]', () => {
  const changes = [
    { unit: 'page/hours', before: '', after: 'mon 09:00–13:00\ntue 09:00–13:00' },
    { unit: 'page/state', before: 'TEMPORARILY_CLOSED', after: '' },
    { unit: 'page/events/1', before: null, after: 'Cena\n2026-12-06T20:00:00+0100' },
  ];
  const text = textOf(drawn({ batches: [came(changes)] }, 'fr'));
  expect(text).toContain('toujours ouvert');
  expect(text).toContain('lundi 09:00–13:00\nmardi 09:00–13:00');
  expect(text).toMatch(/fermé pour un temps .*fermé définitivement/s);
  expect(text).toContain('dimanche 6 décembre 2026 à 20:00');
});

it.each([
  ['none', 'Connect the page'],
  ['connected', 'Disconnect the page'],
  ['ended', 'Connect the page again'],
] as const)('a connection that is %s is said in words, with what can be done [P2]', (state, act) => {
  const missing = state === 'connected' ? (['reviews'] as const) : [];
  const html = drawn({ connection: { state, since: state === 'none' ? null : AT, missing: [...missing] } }, 'en');
  expect(textOf(html)).toContain(act);
  expect(textOf(html).includes('We cannot post or write to anybody')).toBe(state !== 'connected');
  expect(textOf(html).includes('You did not allow us to read reviews')).toBe(state === 'connected');
  expect(html.includes('href="/buy_yr/api/manager/connect?site=sit_1"')).toBe(state !== 'connected');
});

it.each([
  ['gone', ['Make it all mine']],
  ['moved', ['It is mine: follow the new one', 'Make it all mine']],
  ['suspected', ['Make it all mine']],
  ['own', ['Follow the page again']],
] as const)('a page that is %s offers what can be done about it [P2]', (state, acts) => {
  const page = { ...VIEW.page, state, moved_to: state === 'moved' ? 'https://facebook.example/gufi' : null };
  const text = textOf(drawn({ page }, 'en'));
  for (const act of acts) expect(text).toContain(act);
  expect(text.includes('Read it now')).toBe(state !== 'own');
});

it('who took the consent back reads until when they can keep what came from the page [P2]', () => {
  const text = textOf(drawn({ keep_by: AT }, 'en'));
  expect(text).toMatch(/leaves the site on November 23, 2026|leaves the site on 23 November 2026/);
  expect(text).toContain('Make it all mine');
});

it.each(LANGS)('in %s every state, kind and part of a page has words, and none reads as a key [P2] [I4]', (lang) => {
  const units = [...FIELD_UNITS, 'page/posts/1', 'page/photos/1', 'page/events/1', 'page/ratings/1', 'page/unheard-of'];
  const changes = units.flatMap((unit) => [
    { unit, before: null, after: 'x' },
    { unit, before: 'x', after: 'y' },
    { unit, before: 'x', after: null },
  ]);
  const questions = (['ask', 'conflict', 'brake', 'does-not-fit'] as const).flatMap((kind) =>
    units.map((unit) => ({ ...asked([{ unit, before: 'x', after: 'y' }], kind), id: `prp_${kind}_${unit}` })),
  );
  for (const state of PAGE_STATES) {
    // All questions once are enough.
    const waiting = state === 'following' ? questions : [];
    const html = drawn({ page: { ...VIEW.page, state }, waiting, batches: [came(changes)] }, lang);
    expect(textOf(html)).not.toMatch(
      /\b(?:units|kinds|items|waiting|page|log|settings|read|brake|connect|acts)\.[a-z]/,
    );
  }
});

it('each kind has a switch that says whether it comes by itself, and that numbers always ask [P2]', () => {
  const html = drawn();
  expect(html.match(/role="switch"/g)).toHaveLength(FOLLOW_KINDS.length);
  expect(html.match(/checked=""/g)).toHaveLength(FOLLOW_KINDS.length - 1);
  expect(textOf(html)).toContain('te li chiediamo sempre');
});

it('a reading is told by what it brought [P2]', () => {
  const page = { ...VIEW.page, read_at: '2026-11-23T15:30:00.000Z' };
  const phone = asked([{ unit: 'page/phone', before: '1', after: '2' }]);
  const post = came([{ unit: 'page/posts/1', before: null, after: 'x' }]);
  expect(newsOf(VIEW, { ...VIEW, page })).toEqual(['same']);
  expect(newsOf(VIEW, VIEW)).toEqual(['silent']);
  expect(newsOf(VIEW, { ...VIEW, page, waiting: [phone], batches: [post] })).toEqual(['came', 'waits']);
  // What the owner took meanwhile came not from the reading.
  expect(newsOf(VIEW, { ...VIEW, page, batches: [{ ...post, how: 'taken' }] })).toEqual(['same']);
});
