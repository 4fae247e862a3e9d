import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { LetterView, NewsView, SenderView } from '../../../../modules/newsletter/schemas.ts';
import { AGREED } from '../../../../tests/support/agreed-state.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { NewsScreen } from './news-screen.tsx';

const COUNTS = { waiting: 0, sent: 0, refused: 0, returned: 0, unknown: 0, withheld: 0, left: 0 };
const BLOCK = {
  kind: 'post',
  source: 'p1',
  when: '3 dicembre',
  title: '',
  text: 'Il forno nuovo.',
  href: null,
  on: true,
} as const;
const PRODUCT = { ...BLOCK, kind: 'product', source: 'shp_1', when: 'Novità', title: 'Vaso', text: '25,00 €' } as const;
const LETTER: LetterView = {
  id: 'let_1',
  state: 'draft',
  content: { subject: 'Le novità', intro: '', blocks: [BLOCK, PRODUCT] },
  planned_at: null,
  ended_at: null,
  reason: null,
  counts: COUNTS,
  visits: 0,
};
const VIEW: NewsView = {
  site: { id: 'sit_1', order_id: 'ord_1', name: 'Trattoria Sette Gufi', url: 'https://settegufi.it' },
  entitled: true,
  can_send: true,
  may_open: true,
  agreement: AGREED,
  may_see: true,
  status: 'open',
  welcome: null,
  page_url: 'https://settegufi.it/news',
  counts: { pending: 2, confirmed: 7, left: 1 },
  today: 50,
  health: { light: 'good', sent: 0, returned: 0, complained: 0 },
  sender: { address: 'news@letters.vetrina.example', is_shared: true, name: null },
  letter: null,
  past: [],
  has_news: true,
};
const record = { type: 'TXT', name: 'news.forno.it', value: 'x', seen: true } as const;
const NAME: NonNullable<SenderView['name']> = {
  domain: 'forno.it',
  is_ours: true,
  state: 'waiting',
  looked_at: '2026-12-03T10:00:00Z',
  records: [
    { ...record, kind: 'spf' },
    { ...record, kind: 'dkim', name: 'vetrina._domainkey.news.forno.it', seen: false },
    { ...record, kind: 'returns', type: 'MX' },
    { ...record, kind: 'dmarc' },
  ],
};
const drawn = (change: Partial<NewsView> = {}, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <NewsScreen loaded={{ ...VIEW, ...change }} />
      </MemoryRouter>
    </I18nextProvider>,
  );

it.each([
  [{}, 'Aperta: chi visita il sito può iscriversi.', 'Metti in pausa'],
  [{ status: 'paused' }, 'In pausa: dal sito non ci si iscrive.', 'Apri la newsletter'],
  [{ status: 'draft' }, 'Non ancora aperta', 'Apri la newsletter'],
  [{ entitled: false }, 'Il tuo piano non comprende la newsletter', null],
  [{ status: 'draft', can_send: false }, 'non è configurato', null],
  [{ status: 'paused', may_open: false }, 'chi può pubblicare il sito', null],
] satisfies [Partial<NewsView>, string, string | null][])(
  'one sentence says how it stands (%j), and one press changes it where it may [P10]',
  (change, sentence, press) => {
    const html = drawn(change);
    expect(html).toContain(sentence);
    for (const each of ['Metti in pausa', 'Apri la newsletter'])
      expect(html.includes(`>${each}<`)).toBe(each === press);
  },
);

it('who subscribed is for the owner alone, and sending for whoever may publish [P10] [X5]', () => {
  expect(drawn()).toContain('Vedi chi sono');
  const helper = drawn({ may_see: false, may_open: false, letter: LETTER });
  expect(helper).not.toContain('Vedi chi sono');
  expect(helper).toContain('La invia chi può pubblicare il sito.');
  expect(helper).not.toContain('Invia a chi è iscritto');
  expect(drawn({ letter: LETTER })).toContain('Invia a chi è iscritto');
  expect(drawn({ letter: LETTER, counts: { ...VIEW.counts, confirmed: 0 } })).not.toContain('Invia a chi è iscritto');
});

it('a letter is told by its state, with the source of each thing in it [P10]', () => {
  expect(drawn({ has_news: false })).toContain('ne servono almeno due');
  expect(drawn({ letter: LETTER })).toContain('Dal post del 3 dicembre');
  expect(drawn({ letter: LETTER })).toMatch(/Dal tuo negozio: Novità.*Vaso.*25,00 €/);
  expect(drawn({ letter: { ...LETTER, reason: 'late' } })).toContain('decidi tu se inviarla ancora');
  expect(drawn({ letter: { ...LETTER, state: 'planned', planned_at: '2026-12-03T10:00:00Z' } })).toContain(
    'Programmata per',
  );
  const going = drawn({ letter: { ...LETTER, state: 'sending', counts: { ...COUNTS, waiting: 12 } } });
  expect(going).toContain('ne restano 12');
  expect(going).toContain('>Ferma<');
  const past = drawn({
    past: [{ ...LETTER, state: 'sent', ended_at: '2026-12-03T10:00:00Z', counts: { ...COUNTS, sent: 7, unknown: 1 } }],
  });
  expect(past).toContain('Non sappiamo');
  expect(past).not.toContain('Rifiutate');
  expect(past, 'nobody came').not.toContain('Visite al sito');
  const came = (visits: number | null) => drawn({ past: [{ ...LETTER, state: 'sent', visits }] });
  expect(came(12)).toMatch(/Visite al sito dai suoi link[^0-9]*12/);
  expect(came(null)).toMatch(/Visite al sito dai suoi link.*meno di 5/);
});

it('says from where it leaves: the address of all, a name that waits with what its owner writes, one that lost a record [P10]', () => {
  expect(drawn()).toContain('Un tuo dominio che non è da noi');
  expect(drawn({ may_see: false })).not.toContain('Un tuo dominio che non è da noi');
  const sender = (change: Partial<NonNullable<SenderView['name']>>): SenderView => ({
    address: 'news@letters.vetrina.example',
    is_shared: true,
    name: { ...NAME, ...change },
  });
  const elsewhere = drawn({ sender: sender({ is_ours: false }) });
  expect(elsewhere).toContain('vetrina._domainkey.news.forno.it');
  expect(elsewhere).toContain('Priorità 10');
  expect(elsewhere).toContain('Non usare più forno.it');
  const ours = drawn({ sender: sender({}) });
  expect(ours).toContain('i record li scriviamo noi');
  expect(ours).not.toContain('_domainkey');
  expect(drawn({ sender: sender({ state: 'missing' }) })).toContain('Non si vede più: Firma (DKIM)');
});

it('whoever may publish greets who confirms, off until then [P10]', () => {
  expect(drawn()).toMatch(/type="checkbox"(?! checked)[^>]*\/><span>Manda un’e-mail di benvenuto/);
  expect(drawn({ welcome: 'Ciao!' })).toMatch(/checked=""\/><span>Manda un’e-mail di benvenuto/);
  expect(drawn({ may_open: false })).not.toContain('benvenuto');
});

it.each(LANGS)('all of it is said in %s, and nothing by its key [P10] [L7]', (lang) => {
  const light = (one: NewsView['health']['light']) => ({ light: one, sent: 900, returned: 20, complained: 2 });
  for (const change of [
    { letter: LETTER },
    { entitled: false },
    ...([true, false] as const).flatMap((isOurs) =>
      (['waiting', 'ready', 'missing'] as const).map((state) => ({
        sender: { address: 'x@y.it', is_shared: state !== 'ready', name: { ...NAME, is_ours: isOurs, state } },
      })),
    ),
    ...(['health', 'empty'] as const).map((reason) => ({
      past: [{ ...LETTER, state: 'stopped' as const, reason, visits: null }],
    })),
    ...(['good', 'slow', 'warn', 'stopped'] as const).map((one) => ({ health: light(one) })),
  ])
    expect(drawn(change, lang)).not.toMatch(/>(?:state|readers|letter|past|health|sender|welcome)\.[\w.-]+</);
});
