import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { OrderView, ProductView, QuestionView, ShopView } from '../../../../modules/shop/views/schemas.ts';
import { ORDER_STATES } from '../../../../modules/shop/shop.states.ts';
import { AGREED } from '../../../../tests/support/agreed-state.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { ShopScreen } from './shop-screen.tsx';
import { deliveryOf, faultsOf, typedDelivery } from './typed-delivery.ts';
import { productOf, typedProduct } from './typed-product.ts';
import { centsOf } from '../use-money.ts';

const PRODUCT: ProductView = {
  id: 'shp_1',
  name: 'Mazzo di rose',
  detail: '',
  category: 'Mazzi',
  kind: 'goods',
  photo: null,
  allergens: null,
  ingredients: '',
  content: null,
  vat: null,
  maker: '',
  identifier: '',
  warnings: null,
  withdrawal: 'yes',
  active: true,
  gaps: [],
  from_page: true,
  variants: [{ id: 'shv_1', name: '', price: 2500, reduced: false, before: null, free: 4, reserved: 1, most: null }],
};
const ORDER: OrderView = {
  id: 'sho_1',
  number: 17,
  mode: 'reserve',
  state: 'placed',
  total: 7500,
  to_pay: 7500,
  lines: [{ name: 'Mazzo di rose', quantity: 3, cents: 2500, withheld: 0, comes_back: 0 }],
  delivery: null,
  buyer: {
    name: 'Elena Bassi',
    phone: '+39 333 555 0101',
    mail: 'elena@example.it',
    unreached: false,
    blocked: false,
    note: 'Con un biglietto',
  },
  placed_at: '2026-12-01T08:12:00.000Z',
  ready: null,
  kept_until: '2026-12-04T08:12:00.000Z',
  ended_at: null,
  reason: null,
  withdrawals: [],
  refund: null,
  refundable: null,
  refused: null,
};
const VIEW: ShopView = {
  site: { id: 'sit_1', order_id: 'ord_1', name: 'Fiori di Nives', url: 'https://fiori.it' },
  entitled: true,
  may_open: true,
  agreement: AGREED,
  may_export: true,
  may_block: true,
  may_refund: true,
  mode: 'reserve',
  mode_now: 'reserve',
  own_maker: 'Rosa Neri, Via dei Fiori 2, Bologna, rosa@example.it',
  card_payments: 'none',
  grace_until: null,
  register: [],
  status: 'open',
  currency: 'EUR',
  settings: { keep_days: 3, minimum: 0, note: '' },
  deliveries: [],
  country: 'IT',
  zone: 'Europe/Rome',
  products: [PRODUCT],
  questions: [],
  photos: [],
  orders: [],
  past: [],
  page_url: 'https://fiori.it/shop',
};
const drawn = (change: Partial<ShopView> = {}, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <ShopScreen loaded={{ ...VIEW, ...change }} />
      </MemoryRouter>
    </I18nextProvider>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');
const STOOL = { name: 'Sgabello', detail: '', price: '72 €', cents: 7200 };
const QUESTION: QuestionView = {
  id: 'shq_1',
  kind: 'price',
  product: { name: 'Sgabello', detail: '', price: 6500 },
  said: STOOL,
  answers: ['take', 'keep'],
};
const button = (name: string) => `aria-label="${name}: n. 17"`;
const ACTS = [
  'Accetta',
  'È pronto',
  'È partito',
  'Ritirato',
  'Consegnato',
  'Non è venuto nessuno',
  'Rifiuta',
  'Annulla',
];
const DELIVERY = { name: 'A Bologna', cents: 400, address: 'Via del Nido 8, 40125 Bologna' };
const WAY = { id: 'shd_1', name: 'A Bologna', price: 400, free_from: 6000, least: 0, area: ['401', '40033'] };

it.each([
  [{}, 'Aperto: chi visita il sito può ordinare.', 'Metti in pausa'],
  [{ status: 'paused' }, 'In pausa: dal sito non si ordina.', 'Apri il negozio'],
  [{ status: 'draft' }, 'Non ancora aperto', 'Apri il negozio'],
  [{ entitled: false }, 'Il tuo piano non comprende il negozio', null],
  [{ status: 'paused', may_open: false }, 'chi può pubblicare il sito', null],
] satisfies [Partial<ShopView>, string, string | null][])(
  'one sentence says how the shop stands (%j), and one press changes it where it may [P8]',
  (change, sentence, press) => {
    const html = drawn(change);
    expect(html).toContain(sentence);
    for (const each of ['Metti in pausa', 'Apri il negozio']) expect(html.includes(each)).toBe(each === press);
  },
);

it.each([
  ['placed', ['Accetta', 'È pronto', 'Rifiuta']],
  ['accepted', ['È pronto', 'Ritirato', 'Non è venuto nessuno', 'Annulla']],
  ['ready', ['Ritirato', 'Non è venuto nessuno', 'Annulla']],
] as const)('what can be done about an order that is %s [P8]', (state, acts) => {
  const html = drawn({ orders: [{ ...ORDER, state }] });
  expect(ACTS.filter((name) => html.includes(button(name)))).toEqual(acts);
  for (const words of ['3 ×', 'Mazzo di rose', 'Da incassare: 75,00 €', 'Con un biglietto', 'tel:+393335550101'])
    expect(html).toContain(words);
});

it('says of an order whose mails come back that they do [P8]', () => {
  const words = 'Le e-mail a questo indirizzo tornano indietro.';
  expect(drawn({ orders: [ORDER] })).not.toContain(words);
  expect(drawn({ orders: [{ ...ORDER, buyer: { ...ORDER.buyer, unreached: true } }] })).toContain(words);
});

it.each([
  ['placed', ['Accetta', 'È partito', 'Rifiuta']],
  ['accepted', ['È partito', 'Consegnato', 'Annulla']],
  ['sent', ['Consegnato', 'Annulla']],
] as const)('what can be done about one to deliver that is %s, with its way and address [P8]', (state, acts) => {
  const html = drawn({ orders: [{ ...ORDER, state, total: 7900, to_pay: 7900, delivery: DELIVERY }] });
  expect(ACTS.filter((name) => html.includes(button(name)))).toEqual(acts);
  for (const words of ['Da consegnare: A Bologna (4,00 €)', 'Via del Nido 8, 40125 Bologna', 'Da incassare: 79,00 €'])
    expect(html).toContain(words);
  // Who has accepted to deliver has yet to do so: nothing lapses.
  expect(html.includes('Tenuto da parte fino a')).toBe(state === 'placed');
});

it('has what a withdrawal is owed among the orders, with its day, until the money has gone [P8]', () => {
  const declared = { amount: 7500, declared_at: '2026-12-02T09:00:00.000Z', by: '2026-12-16', refund: null };
  const withdrawn = {
    ...ORDER,
    mode: 'paid',
    state: 'withdrawn',
    refundable: { amount: 7500, of: 'withdrawal' },
  } as const;
  const owed = drawn({ orders: [{ ...withdrawn, withdrawals: [declared] }] });
  expect(owed).toContain('75,00 € da restituire entro mercoledì 16 dicembre');
  expect(owed).toContain(button('Rimborsa'));
  const gone = { ...declared, refund: { state: 'done', amount: 7500 } } as const;
  const past = drawn({ past: [{ ...withdrawn, refundable: null, withdrawals: [gone] }] });
  expect(past).not.toContain('da restituire');
});

it('names the months of the register, and writes hours as the site does [P8]', () => {
  expect(drawn({ register: ['2026-11'] })).toContain('Scarica novembre 2026 (CSV)');
  const greek = drawn({ orders: [{ ...ORDER, placed_at: '2026-12-01T15:12:00.000Z' }] }, 'el');
  expect(greek).toContain('16:12');
  expect(greek).not.toMatch(/[πμ]\.μ\./);
});

it('says how it is delivered, and lets whoever may publish change it, six ways at most [P8]', () => {
  const one = drawn({ deliveries: [WAY] });
  for (const words of ['A Bologna', '4,00 €', 'Gratis da 60,00 €', '401, 40033', 'Aggiungi un modo di consegna'])
    expect(one).toContain(words);
  expect(drawn()).toContain('Per ora si ritira soltanto da te');
  expect(drawn({ deliveries: [WAY], may_open: false })).not.toContain('aria-label="Modifica: A Bologna"');
  const six = Array.from({ length: 6 }, (_, n) => ({ ...WAY, id: `shd_${n}`, area: null }));
  expect(drawn({ deliveries: six })).toContain('In tutto il Paese: Italia');
  expect(drawn({ deliveries: six })).not.toContain('Aggiungi un modo di consegna');
});

it('what is typed of a way becomes what is sent, and what is none is said at its field [P8]', () => {
  const typed = typedDelivery(WAY, (cents) => (cents / 100).toFixed(2));
  expect(faultsOf(typed, 'IT')).toEqual([]);
  expect(deliveryOf({ ...typed, price: '0', free: '0', codes: '401; 40033  402' }, 'shd_1', 'IT')).toEqual({
    ...WAY,
    price: 0,
    free_from: null,
    area: ['401', '40033', '402'],
  });
  expect(deliveryOf({ ...typed, isEverywhere: true }, null, 'IT')).toMatchObject({ id: null, area: null });
  const wrong = { ...typed, price: '', free: 'molto', least: '-1', codes: '40_1' };
  expect(faultsOf(wrong, 'IT')).toEqual(['price', 'free', 'least', 'codes']);
  for (const codes of ['', Array.from({ length: 41 }, (_, n) => n).join(' '), '12345678901', 'Lucca'])
    expect(faultsOf({ ...typed, codes }, 'IT')).toEqual(['codes']);
});

it('a code that is written in two parts is one, where codes are written so [P8]', () => {
  const typed = { ...typedDelivery(WAY, String), codes: '104 31, 551 34' };
  expect(faultsOf(typed, 'GR')).toEqual([]);
  expect(deliveryOf(typed, null, 'GR').area).toEqual(['10431', '55134']);
  expect(deliveryOf({ ...typed, codes: '104 106' }, null, 'GR').area).toEqual(['104', '106']);
  // Beginnings of two lengths, one beside the other.
  expect(deliveryOf({ ...typed, codes: '551 56' }, null, 'IT').area).toEqual(['551', '56']);
});

it('says in a sentence that nothing can be delivered where its country is not known [P8]', () => {
  const html = drawn({ country: null });
  expect(html).toContain('Non sappiamo in quale Paese');
  expect(html).not.toContain('Aggiungi un modo di consegna');
});

it('a product asks for what its page does not say, and its price and pieces are changed where they stand [P8]', () => {
  const html = drawn({ products: [{ ...PRODUCT, kind: 'food', gaps: ['price', 'allergens'] }] });
  expect(html).toContain('1 prodotto aspetta una tua risposta');
  expect(html).toContain('Per farlo ordinare, scrivi il prezzo e gli allergeni.');
  const whole = drawn();
  expect(whole).toContain('aria-label="Prezzo in €: Mazzo di rose"');
  expect(whole).toContain('value="25,00"');
  expect(whole).toContain('1 pezzo tenuto da parte per gli ordini');
  const reduced = PRODUCT.variants.map((each) => ({ ...each, reduced: true, before: 3000 }));
  expect(drawn({ products: [{ ...PRODUCT, variants: reduced }] })).toContain('30 giorni precedenti, 30,00 €');
});

it('goods without model or warnings are asked for them, and are told to go only once their grace is over [P8]', () => {
  const products = [{ ...PRODUCT, gaps: ['identifier' as const, 'warnings' as const] }];
  const paid = { mode: 'paid' as const, mode_now: 'paid' as const, card_payments: 'active' as const, products };
  const html = drawn(paid);
  for (const words of [
    'Per venderlo con carta, scrivi il modello o il lotto e le avvertenze.',
    '1 prodotto aspetta una tua risposta',
  ])
    expect(html).toContain(words);
  const spared = drawn({ ...paid, grace_until: '2026-12-30T09:00:00.000Z' });
  expect(spared).toContain('1 oggetto resta in vendita con carta fino al 30 dicembre 2026');
  expect(spared).not.toContain('aspetta una tua risposta');
  expect(html).not.toContain('30 dicembre');
  // What is missing beside keeps it off already.
  const off = [{ ...PRODUCT, gaps: ['vat' as const, 'warnings' as const] }];
  const both = drawn({ ...paid, products: off, grace_until: '2026-12-30T09:00:00.000Z' });
  expect(both).toContain('aspetta una tua risposta');
  expect(both).not.toContain('30 dicembre');
});

it('warnings are answered by words or by a tick, and spaces are no answer [P8]', () => {
  const typed = typedProduct(PRODUCT, String, 'goods');
  const sent = (warnings: string | null, kind: 'goods' | 'food' = 'goods') =>
    productOf({ ...typed, kind, identifier: ' V-12 ', warnings }, PRODUCT.id);
  expect(sent(' Si rompe. ')).toMatchObject({ identifier: 'V-12', warnings: 'Si rompe.' });
  expect(sent('')).toMatchObject({ warnings: '' });
  for (const nothing of ['  ', ' \n', null]) expect(sent(nothing)).toMatchObject({ warnings: null });
  expect(sent('Si rompe.', 'food')).toMatchObject({ identifier: '', warnings: null });
});

it('products can be put in another order as soon as there are two of them [P8]', () => {
  expect(drawn()).not.toContain('Cambia l’ordine');
  expect(drawn({ products: [PRODUCT, { ...PRODUCT, id: 'shp_2', name: 'Vaso' }] })).toContain('Cambia l’ordine');
});

it('what is over is only read, and taken away as a file by whose contract it is [P8]', () => {
  const past = [{ ...ORDER, state: 'collected' as const, ended_at: '2026-12-02T08:12:00.000Z' }];
  const html = drawn({ past });
  expect(ACTS.some((name) => html.includes(button(name)))).toBe(false);
  expect(html).toContain('/buy_yr/api/site/sit_1/shop/orders.csv');
  expect(drawn({ past, may_export: false })).not.toContain('orders.csv');
});

it('has what was paid at the door given back by hand alone, with its day; of what was not paid that nothing is owed [P8]', () => {
  const declared = { amount: 2500, declared_at: '2026-12-02T09:00:00.000Z', by: '2026-12-16', refund: null };
  const door = { ...ORDER, state: 'delivered', total: 7900, to_pay: 7900, delivery: DELIVERY } as const;
  const owed = { ...door, withdrawals: [declared], refundable: { amount: 2500, of: 'withdrawal' } };
  const html = drawn({ orders: [owed] });
  for (const words of ['Incassato: 79,00 €', '25,00 € da restituire entro mercoledì 16 dicembre'])
    expect(html).toContain(words);
  expect(html).toContain(button('L’ho restituito io'));
  expect(html).not.toContain(button('Rimborsa'));
  expect(drawn({ orders: [owed], may_refund: false })).not.toContain(button('L’ho restituito io'));
  const gone = { ...declared, refund: { state: 'elsewhere', amount: 2500 } } as const;
  const past = drawn({ past: [{ ...door, withdrawals: [gone] }] });
  expect(past).toContain('Restituiti: 25,00 €.');
  for (const words of ['da restituire', 'altro modo']) expect(past).not.toContain(words);
  const unpaid = { ...declared, amount: 0 };
  const sent = drawn({ orders: [{ ...door, state: 'sent', to_pay: 5400, withdrawals: [unpaid] }] });
  for (const words of ['Da incassare: 54,00 €', 'non c’è nulla da restituire']) expect(sent).toContain(words);
  expect(sent).not.toContain('0,00 € da restituire');
});

it('of money that the provider refused it can be said that it went another way, by whose contract it is [P8]', () => {
  const refused = {
    ...ORDER,
    mode: 'paid' as const,
    state: 'refunded' as const,
    refundable: { amount: 2500, of: 'rest' },
    ended_at: '2026-12-02T08:12:00.000Z',
  };
  const past = [{ ...refused, refused: 'ref_1', refund: { amount: 2500, state: 'failed' as const } }];
  const html = drawn({ past });
  for (const name of ['Rimborsa', 'L’ho restituito io']) expect(html).toContain(button(name));
  expect(drawn({ past: [refused] })).not.toContain(button('L’ho restituito io'));
  expect(drawn({ past, may_refund: false })).not.toContain(button('L’ho restituito io'));
});

it('a price that is taken away from what is sold is asked for, and nothing is sent [P8]', () => {
  const typed = typedProduct(PRODUCT, String, 'goods');
  const [variant] = typed.variants;
  expect(variant && productOf({ ...typed, variants: [{ ...variant, price: ' ' }] }, PRODUCT.id)).toBeNull();
});

it('what is typed becomes what is sent, and no price is guessed [P8]', () => {
  expect([' 12,5 ', '12.50', '7', '0', '12,505', '-1', 'dodici', ''].map(centsOf)).toEqual([
    1250,
    1250,
    700,
    null,
    null,
    null,
    null,
    null,
  ]);
  const typed = typedProduct(PRODUCT, (cents) => String((cents ?? 0) / 100), 'goods');
  expect(productOf({ ...typed, allergens: ['milk'], amount: '750', unit: 'ml' }, 'shp_1')).toMatchObject({
    id: 'shp_1',
    allergens: null,
    content: { amount: 750, unit: 'ml' },
    variants: [{ id: 'shv_1', price: 2500 }],
  });
  const wrong = typed.variants.map((each) => ({ ...each, price: 'molto' }));
  expect(productOf({ ...typed, variants: wrong }, null)).toBeNull();
});

it.each(LANGS)('speaks %s, and knows every state of an order [L7] [P8]', (lang) => {
  const past = ORDER_STATES.map((state, number) => ({ ...ORDER, id: state, number, state, ended_at: ORDER.placed_at }));
  const html = drawn({ past, orders: [ORDER, { ...ORDER, id: 'd', delivery: DELIVERY }], deliveries: [WAY] }, lang);
  expect(html).not.toMatch(/undefined|NaN|\{\{|>(?:state|acts|said|states|orders|products|gaps|told|delivery)\.[a-z]/);
});

it.each([
  [{}, ['72,00 €. Nel negozio costa 65,00 €', 'Prendi 72,00 €', 'Lascia com’è']],
  [{ product: { name: 'Sgabello', detail: '', price: null } }, ['Nel negozio non ha un prezzo']],
  [{ said: { ...STOOL, price: 'da 60 €', cents: null }, answers: ['keep'] }, ['«da 60 €»', 'Lascia com’è']],
  [{ kind: 'words', said: { ...STOOL, name: 'Sgabello alto' } }, ['«Sgabello alto»', 'Tieni il mio']],
  [{ kind: 'new', product: null }, ['È nuovo nell’elenco, a 72,00 €', 'Mettilo in vendita']],
  [{ kind: 'new', product: null, said: { ...STOOL, cents: null } }, ['senza un prezzo unico']],
  [{ kind: 'new' }, ['È di nuovo nell’elenco, a 72,00 €']],
  [{ kind: 'new', said: { ...STOOL, cents: null } }, ['È di nuovo nell’elenco. Nel negozio il prezzo resta']],
  [
    { kind: 'gone', answers: ['take', 'sold-out', 'keep'] },
    ['Non è più nell’elenco', 'Esaurito', 'Continua a venderlo'],
  ],
] satisfies [Partial<QuestionView>, string[]][])(
  'what the list says anew is asked in words (%j) [P8]',
  (change, words) => {
    const html = drawn({ questions: [{ ...QUESTION, ...change }] });
    for (const each of words) expect(html).toContain(each);
  },
);

it.each(LANGS)('asks about the list in %s; without news there is nothing of it [P8]', (lang) => {
  const html = drawn({ questions: [QUESTION] }, lang);
  expect(html).toContain('id="shop-list"');
  expect(html).not.toContain('{{');
  expect(drawn({}, lang)).not.toContain('id="shop-list"');
});
