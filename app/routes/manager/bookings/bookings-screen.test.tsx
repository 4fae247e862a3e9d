import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BOOKING_STATES } from '../../../../modules/booking/booking.states.ts';
import { BOOKING_KINDS } from '../../../../modules/booking/schemas.ts';
import type { BookingsView, BookingView } from '../../../../modules/booking/views/schemas.ts';
import { AGREED } from '../../../../tests/support/agreed-state.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { BookingsScreen } from './bookings-screen.tsx';

const BOOKING: BookingView = {
  id: 'bkg_1',
  state: 'confirmed',
  service: 'Tavolo',
  session: null,
  at: '2026-12-03T20:30',
  until: null,
  minutes: 120,
  party: 4,
  person: null,
  table: null,
  guest: {
    name: 'Elena Bassi',
    phone: '+39 333 555 0101',
    mail: 'elena@example.it',
    unreached: false,
    blocked: false,
    note: 'Un seggiolone',
  },
  by: 'guest',
  asked_at: '2026-12-01T08:12:00.000Z',
  moved: false,
  reason: null,
  outside: false,
  clash: null,
  deposit: null,
};
const VIEW: BookingsView = {
  site: { id: 'sit_1', order_id: 'ord_1', name: 'Trattoria Sette Gufi', url: 'https://settegufi.it' },
  entitled: true,
  may_open: true,
  agreement: AGREED,
  status: 'open',
  settings: {
    kind: 'table',
    mode: 'request',
    step: 30,
    notice_minutes: 120,
    horizon_days: 60,
    last_minutes: 60,
    cancel_minutes: 1440,
    covers: 40,
    party_most: 8,
    party_instant: 6,
  },
  services: [{ id: 'bsv_1', name: 'Tavolo', minutes: 120, price: null, deposit: null, active: true }],
  people: [],
  tables: [],
  sessions: [],
  announced: [],
  form: 'times',
  zone: 'Europe/Rome',
  today: '2026-12-03',
  now: '15:10',
  closed_days: [],
  waiting: [],
  coming: [],
  to_call: [],
  past: [],
  to_settle: [],
  deposits: 'offered',
  may_block: true,
  may_refund: true,
  page_url: 'https://settegufi.it/book',
  calendars: [],
  feed_url: null,
};
const drawn = (change: Partial<BookingsView> = {}, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <BookingsScreen loaded={{ ...VIEW, ...change }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
const ofBooking = (change: Partial<BookingView>, more: Partial<BookingsView> = {}) =>
  drawn({ coming: [{ ...BOOKING, ...change }], ...more });
const button = (name: string) => `aria-label="${name}: Elena Bassi"`;

it('says of a booking whose mails come back that they do [P9]', () => {
  const words = 'Le e-mail a questo indirizzo tornano indietro.';
  expect(ofBooking({})).not.toContain(words);
  expect(ofBooking({ guest: { ...BOOKING.guest, unreached: true } })).toContain(words);
});

it.each([
  [{}, 'Aperte: chi visita il sito può prenotare.', 'Metti in pausa'],
  [{ status: 'paused' }, 'In pausa: dal sito non si prenota.', 'Apri le prenotazioni'],
  [{ status: 'draft' }, 'Non ancora aperte', 'Apri le prenotazioni'],
  [{ entitled: false }, 'Il tuo piano non comprende le prenotazioni', null],
  [{ status: 'draft', form: 'day' }, 'Il sito non dice quando siete aperti', 'Apri le prenotazioni'],
  [{ status: 'paused', may_open: false }, 'chi può pubblicare il sito', null],
] satisfies [Partial<BookingsView>, string, string | null][])(
  'one sentence says how bookings stand (%j), and one press changes it where it may [P9]',
  (change, sentence, press) => {
    const html = drawn(change);
    expect(html).toContain(sentence);
    for (const each of ['Metti in pausa', 'Apri le prenotazioni']) expect(html.includes(each)).toBe(each === press);
  },
);

it('before the first opening it leads to what no page says, and without hours to where they are written [P9]', () => {
  const table = drawn({ status: 'draft' });
  expect(table).toMatch(/href="#bookings-rules">quante persone[^]*href="#bookings-services">quanto dura/);
  expect(drawn({ status: 'draft', settings: { ...VIEW.settings, kind: 'appointment' } })).toContain(
    'href="#bookings-people">chi riceve',
  );
  const unsaid = drawn({ status: 'draft', form: 'day' });
  expect(unsaid).toContain('href="/manager/sites/sit_1/edit?list#unit-fact-week"');
  expect(unsaid).toContain('l’ora la dai tu');
  expect(drawn({ entitled: false })).toContain('href="/manager/orders/ord_1"');
});

it('a request is answered where it is read: yes, no or a call, with what the guest wrote [P9]', () => {
  const html = drawn({ waiting: [{ ...BOOKING, state: 'asked', party: 5, outside: true }] });
  for (const name of ['Accetta', 'Rifiuta']) expect(html).toContain(button(name));
  expect(html).toContain('href="tel:+393335550101"');
  expect(html).toContain('href="mailto:elena@example.it"');
  for (const words of ['giovedì 3 dicembre, 20:30', '5 persone', 'Un seggiolone', 'Fuori dai tuoi orari di adesso'])
    expect(html).toContain(words);
  // By the clock of the business, an hour after that of the wire.
  expect(html).toMatch(/mar 1 dic, 0?9:12/);
  expect(drawn()).not.toContain('Aspettano la tua risposta');
});

it('who asks for a day or for nights is read as they asked, and a stay by its days [P9]', () => {
  const stay = { ...BOOKING, at: '2026-12-03', until: '2026-12-06', service: 'Suite' };
  const kind = { ...VIEW.settings, kind: 'stay' as const };
  const rooms = { settings: kind, form: 'nights' as const, waiting: [{ ...stay, state: 'asked' as const }] };
  const html = drawn(rooms);
  expect(html).toContain('giovedì 3 dicembre – domenica 6 dicembre');
  expect(html).toContain('4 persone · 3 notti');
  expect(html).not.toMatch(/Un orario ogni|nello stesso momento/);
  expect(html).toContain('Al massimo 30 notti.');
  const day = drawn({ form: 'day', waiting: [{ ...BOOKING, state: 'asked', at: '2026-12-05' }] });
  expect(day).toMatch(/sabato 5 dicembre<[^]*Un seggiolone/);
  // Who came on another day is here until they leave; only its owner moves what has a time.
  const here = ofBooking({ ...stay, at: '2026-12-01' }, { settings: kind, form: 'nights' });
  expect(here).toMatch(/Oggi[^]*martedì 1 dicembre – domenica 6 dicembre/);
  expect(here).not.toContain(button('Sposta'));
  expect(here).toContain(button('Annulla'));
});

it('a date shows how many places are taken and who comes; what the page announces waits for its places [P9]', () => {
  const session = {
    id: 'bse_1',
    title: 'Yoga',
    at: '2026-12-05T18:30',
    minutes: 60,
    price: '12 €',
    places: 12,
    taken: 5,
  };
  const html = drawn({
    settings: { ...VIEW.settings, kind: 'session' },
    form: 'sessions',
    sessions: [session, { ...session, id: 'bse_2', title: 'Pilates', taken: 12 }],
    announced: [{ title: 'Serata di prova', at: '2026-12-12T20:00' }],
    waiting: [
      { ...BOOKING, id: 'bkg_2', state: 'asked', session: 'bse_1', guest: { ...BOOKING.guest, name: 'Ugo Po' } },
    ],
    to_call: [
      {
        ...BOOKING,
        id: 'bkg_3',
        session: 'bse_0',
        service: 'Tango',
        at: '2026-12-04T21:00',
        guest: { ...BOOKING.guest, name: 'Ida Neri', mail: '' },
      },
    ],
    coming: [{ ...BOOKING, session: 'bse_1', service: 'Yoga', at: session.at }],
  });
  expect(html).toMatch(
    /Yoga[^]*sabato 5 dicembre, 18:30[^]*5 di 12 posti presi · 12 €[^]*Mostra 2 prenotazioni[^]*Ugo Po[^]*Elena Bassi/,
  );
  expect(html).toMatch(
    /Tango, venerdì 4 dicembre, 21:00, è annullata. Da chiamare tu[^]*Ida Neri[^]*tel:\+393335550101/,
  );
  expect(html).toMatch(/La tua pagina annuncia anche:[^]*Serata di prova[^]*Prendi prenotazioni/);
  expect(html).toContain('4 persone · Yoga');
  expect(html).toContain(button('Annulla'));
  expect(html).not.toContain(button('Sposta'));
  // By telephone, too, while there is a place; and by no calendar of hours.
  expect(html).toContain('aria-pressed="false">Yoga, sabato 5 dicembre, 18:30</button>');
  expect(html).not.toMatch(/>Pilates, sabato 5|Un orario ogni|Chi riceve|Giorni senza prenotazioni/);
  expect(drawn({ settings: { ...VIEW.settings, kind: 'session' }, form: 'sessions' })).toContain(
    'Non c’è ancora nessuna data.',
  );
});

it('a day is read in order of time by the clock of the business, with how many come [P9]', () => {
  const at = (time: string, party: number) => ({ ...BOOKING, id: time, at: time, party });
  const html = drawn({
    coming: [
      at('2026-12-03T19:30', 4),
      at('2026-12-03T20:30', 3),
      at('2026-12-04T13:00', 1),
      at('2026-12-06T21:00', 2),
    ],
  });
  expect(html).toMatch(
    /giovedì 3 dicembre[^]*2 prenotazioni · 7 persone[^]*19:30[^]*20:30[^]*Domani, venerdì 4 dicembre[^]*1 prenotazione · 1 persona[^]*13:00[^]*domenica 6 dicembre[^]*21:00/,
  );
  const empty = drawn();
  expect(empty).toContain('Per oggi non c’è nulla. Qui trovi');
  expect(empty).toContain('Dopo oggi non c’è ancora nulla.');
});

it.each([
  ['hours before', '15:10', ['Sposta', 'Annulla']],
  ['about its time', '19:00', ['Presente', 'Sposta', 'Annulla']],
  ['once it has begun', '20:30', ['Presente', 'Assente', 'Sposta', 'Annulla']],
])('what can be done about a booking %s [P9]', (_when, now, acts) => {
  const html = ofBooking({}, { now });
  const every = ['Presente', 'Assente', 'Sposta', 'Annulla'];
  expect(every.filter((name) => html.includes(button(name)))).toEqual(acts);
});

it('who came and who did not is taken back, and what is over is only read [P9]', () => {
  const now = '21:00';
  const arrived = ofBooking({ state: 'arrived' }, { now });
  expect(arrived).toContain(button('Assente'));
  expect(arrived).not.toContain(button('Presente'));
  expect(arrived).not.toContain(button('Sposta'));
  const over = drawn({
    past: [{ ...BOOKING, at: '2026-12-01T20:30', state: 'cancelled-by-owner', reason: 'Siamo chiusi' }],
  });
  expect(over).toMatch(/martedì 1 dicembre, 20:30[^]*Annullata da voi[^]*Motivo: Siamo chiusi/);
  expect(over).not.toContain(button('Presente'));
});

it('on the telephone a table is asked for by its number, an appointment by what it is [P9]', () => {
  const table = drawn();
  expect(table).toMatch(/Per quante persone\?[^]*>1<\/button>[^]*>8<\/button>[^]*Più di 8/);
  expect(table).not.toContain('Che cosa?');
  const salon = drawn({
    settings: { ...VIEW.settings, kind: 'appointment' },
    services: [
      { id: 'bsv_1', name: 'Taglio', minutes: 45, price: '32 €', deposit: null, active: true },
      { id: 'bsv_2', name: 'Colore', minutes: 90, price: null, deposit: null, active: false },
    ],
  });
  expect(salon).toMatch(/aria-pressed="false">Taglio<\/button>/);
  expect(salon).not.toMatch(/aria-pressed="false">Colore<\/button>/);
  expect(salon).not.toContain('Per quante persone?');
  expect(salon).toMatch(/Taglio[^]*45 minuti · 32 €[^]*90 minuti · ora non si prenota/);
  expect(salon).toContain('Chi riceve');
});

it('the rules are sentences, and each follows what was chosen [P9]', () => {
  const html = drawn();
  for (const rule of [
    'Ogni richiesta aspetta il tuo sì.',
    'Si prenota almeno 2 ore prima, e al più con 60 giorni di anticipo.',
    'Un orario ogni 30 minuti.',
    'Al massimo 40 persone nello stesso momento.',
    'Dal sito si prenota fino a 8 persone',
    'Ultimo arrivo: 1 ora prima della chiusura.',
    'fino a 1 giorno prima.',
  ])
    expect(html).toContain(rule);
  const other = drawn({
    settings: { ...VIEW.settings, mode: 'instant', notice_minutes: 0, last_minutes: 0, cancel_minutes: 0 },
  });
  for (const rule of [
    'Chi prenota ha subito il posto.',
    'Oltre 6 persone serve il tuo sì.',
    'fino all’ultimo momento',
    'Ultimo arrivo: all’ora di chiusura.',
    'fino all’inizio.',
  ])
    expect(other).toContain(rule);
  expect(drawn({ settings: { ...VIEW.settings, kind: 'appointment' } })).not.toContain('nello stesso momento');
});

it('a day that is closed says how many are booked on it, and opens again [P9]', () => {
  const html = ofBooking({ at: '2026-12-08T20:30' }, { closed_days: ['2026-12-08', '2026-12-25'] });
  expect(html).toContain('aria-label="Riapri: martedì 8 dicembre"');
  expect(html.match(/Quel giorno c’è già 1 prenotazione: resta\./g)).toHaveLength(1);
});

it('the calendar has one address, which can be copied and made anew [P9]', () => {
  expect(drawn()).toContain('Crea l’indirizzo');
  const html = drawn({ feed_url: 'https://settegufi.it/_/book/feed/k.ics' });
  expect(html).toContain('<code');
  expect(html).toContain('https://settegufi.it/_/book/feed/k.ics');
  expect(html).toContain('Crea un altro indirizzo');
});

it('a booking beside something in a calendar is shown first, with its three ways [P9]', () => {
  const clash = { calendar: 'Agenda di Ada', from: '2026-12-03T19:00', to: '2026-12-04T01:00' };
  const html = ofBooking({ clash }, { waiting: [{ ...BOOKING, id: 'bkg_2', state: 'asked', clash }] });
  expect(html).toMatch(/Da guardare: due impegni insieme[^]*giovedì 3 dicembre, 20:30[^]*Elena Bassi/);
  expect(html).toContain('Nel calendario «Agenda di Ada» c’è altro: 19:00 – venerdì 4 dicembre, 01:00');
  for (const name of ['Va bene così', 'Sposta', 'Annulla']) expect(html).toContain(button(name));
  expect(drawn()).not.toContain('due impegni insieme');
});

it('calendars of others say what they block and how old they are, and are added until there are ten [P9]', () => {
  const calendar = {
    id: 'bfd_1',
    name: 'Agenda di Ada',
    host: 'calendar.google.com',
    person: 'Ada',
    read_at: '2026-12-03T13:50:00.000Z',
    fault: null,
  };
  const html = drawn({
    calendars: [calendar, { ...calendar, id: 'bfd_2', name: 'Chiusure', person: null, fault: 'booking.feed-silent' }],
  });
  expect(html).toMatch(/Agenda di Ada[^]*calendar\.google\.com[^]*Occupa il tempo di Ada[^]*Letto: gio 3 dic, 14:50/);
  expect(html).toMatch(/Chiusure[^]*Occupa tutto[^]*Non si lascia leggere\. Vale ancora quello che diceva/);
  expect(html).toContain('aria-label="Togli: Chiusure"');
  expect(html).toContain('Aggiungi un calendario');
  const full = drawn({ calendars: Array.from({ length: 10 }, (_, n) => ({ ...calendar, id: `bfd_${n}` })) });
  expect(full).toContain('Più di 10 calendari non si aggiungono.');
  expect(drawn({ settings: { ...VIEW.settings, kind: 'stay' } })).not.toContain('Calendari che occupano gli orari');
});

it.each(LANGS)('is told in %s with nothing left unfilled, in every state of a booking [L7]', (lang) => {
  const every = BOOKING_STATES.map((state) => ({ ...BOOKING, id: state, state, reason: 'x', by: 'owner' as const }));
  const more = { coming: every, past: every, waiting: [BOOKING], closed_days: ['2026-12-25'] };
  const people = [
    { id: 'bpe_1', name: 'Anna', active: true },
    { id: 'bpe_2', name: 'Nives', active: false },
  ];
  for (const kind of BOOKING_KINDS)
    for (const status of ['draft', 'open', 'paused'] as const)
      expect(drawn({ ...more, people, status, settings: { ...VIEW.settings, kind } }, lang)).not.toMatch(
        /undefined|NaN|\{\{|>(?:state|acts|said|states|rules|count|told)\.[a-z]/,
      );
});

it('a deposit is shown with its booking, and given back by who may; what the provider refused can have gone another way [P9]', () => {
  const deposit = { amount: 4000, state: 'paid', refused: null } as const;
  const paid = ofBooking({ deposit });
  expect(paid).toMatch(/Caparra versata: 40,00\s€[^]*aria-label="Restituisci la caparra: Elena Bassi"/);
  expect(ofBooking({ deposit }, { may_refund: false })).not.toContain('Restituisci la caparra');
  const held = ofBooking({ state: 'held', deposit: { ...deposit, state: 'awaited' } });
  expect(held).toMatch(/Aspetta la caparra[^]*aspettiamo che la paghi/);
  for (const act of ['Annulla: Elena Bassi', 'Restituisci la caparra']) expect(held).not.toContain(act);
  const refused = {
    ...BOOKING,
    state: 'refused',
    deposit: { ...deposit, state: 'refused', refused: 'ref_1' },
  } as const;
  expect(drawn({ to_settle: [refused] })).toMatch(/Caparre da guardare[^]*Restituita in un altro modo/);
});

it('says what each service asks, and where an account is connected first [P9]', () => {
  const asking = {
    id: 'bsv_1',
    name: 'Tavolo',
    minutes: 120,
    price: null,
    deposit: { cents: 1000, from: 6 },
    active: true,
  };
  expect(drawn({ services: [asking] })).toMatch(/caparra 10,00\s€ a persona, da 6 in su/);
  const unconnected = drawn({ deposits: 'no-account' });
  expect(unconnected).toContain('href="/manager/sites/sit_1/shop"');
  expect(drawn({ deposits: 'none' })).not.toContain('caparra');
});

const TABLES = [
  { id: 'bta_1', name: 'Finestra', seats_from: 1, seats_to: 2, active: true },
  { id: 'bta_2', name: 'Camino', seats_from: 2, seats_to: 4, active: true },
  { id: 'bta_3', name: 'Cortile', seats_from: 4, seats_to: 6, active: true },
  { id: 'bta_4', name: 'Sala', seats_from: 4, seats_to: 6, active: false },
];
const choice = (html: string): string => /<select aria-label="Tavolo: Elena Bassi">.*?<\/select>/.exec(html)?.[0] ?? '';

it('each booking says its table, and gives to choose those that are free then and large enough [P9]', () => {
  const html = ofBooking({ table: 'bta_2' }, { tables: TABLES });
  expect(choice(html)).toMatch(/value="bta_2" selected="">Camino/);
  expect(choice(html)).toContain('Cortile');
  expect(choice(html)).not.toMatch(/Finestra|Sala|Nessuno/);
  expect(choice(ofBooking({ table: null }, { tables: TABLES }))).toMatch(/disabled="" selected="">Nessuno/);
  const beside = (at: string) =>
    drawn({
      tables: TABLES,
      coming: [
        { ...BOOKING, table: 'bta_2' },
        { ...BOOKING, id: 'bkg_2', guest: { ...BOOKING.guest, name: 'Ugo' }, at, table: 'bta_3' },
      ],
    });
  // Two hours each: who comes at half past ten sits down as they get up.
  expect(choice(beside('2026-12-03T22:00'))).not.toContain('Cortile');
  expect(choice(beside('2026-12-03T22:30'))).toContain('Cortile');
  expect(ofBooking({ table: 'bta_2' })).not.toContain('Tavolo: Elena');
  const past = drawn({
    tables: TABLES,
    past: [{ ...BOOKING, at: '2026-12-01T20:30', state: 'arrived', table: 'bta_2' }],
  });
  expect(past).toContain('Tavolo: Camino');
  expect(choice(past)).toBe('');
});

it('tables say for how many they are, and which parties find none [P9]', () => {
  const html = drawn({ tables: TABLES });
  for (const words of ['Persone: 1–2', 'Persone: 4–6', 'ora non si prenota', 'dal sito non si prenota: 7, 8.'])
    expect(html).toContain(words);
  expect(drawn()).toContain('Per ora si contano solo le persone.');
  expect(drawn({ settings: { ...VIEW.settings, kind: 'appointment' } })).not.toContain('Per ora si contano');
});
