import { describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { composeMail, mailText } from './compose-mail.ts';
import { mailHtml } from './mail-page.tsx';
import { ORDER_MAILS, SHOP_MAILS } from './messages/shop/shape.ts';

const SAID = {
  place: 'Fiori di Nives',
  number: '17',
  lines: '3 × Mazzo di rose (75,00 €)',
  total: '75,00 €',
  seller: 'Fiori di Nives, P. IVA 01234567890',
  where: 'Via del Nido 8, Bologna',
  note: 'Suonate due volte',
  ready: 'venerdì 4 dicembre, 18:30',
  days: '3',
  name: 'Anna Verdi',
  contact: '+39 0432 000000',
  reason: 'Il fornitore non consegna',
  counter: '75,00 €',
  door: '79,00 €',
  delivery: 'Nel comune di Lucca (4,00 €)',
  address: 'Via del Nido 8, 55100 Lucca',
  arrives: 'sabato 5 dicembre, 10:00',
  law: 'Puoi recedere entro 14 giorni',
  amount: '50,00 €',
  kept: '1 × Vaso (20,00 €)',
  left: '24,00 €',
  moment: 'mercoledì 2 dicembre, 18:30',
  by: 'mercoledì 16 dicembre',
  lasting: 'https://vetrina.example/o/k',
};
/** Words of one that is collected, and of one that is delivered. */
const PROMISED = {
  it: [/quando puoi ritirare|quando è pronto/, /quando parte/],
  en: [/when you can collect|when it is ready/, /when it is on its way/],
  es: [/cuando puedas recogerlo|cuando esté listo/, /cuando salga/],
  fr: [/quand vous pouvez retirer|quand elle est prête/, /quand elle est en route/],
  el: [/όταν μπορείτε να παραλάβετε|όταν είναι έτοιμη/, /όταν φύγει/],
} as const;
const DOOR_MAILS = [
  'shop-door-withdrawal',
  'shop-unpaid-withdrawal',
  'shop-given-back',
  'shop-door-withdrawn',
  'shop-unpaid-withdrawn',
  'shop-door-refund-due',
] as const;
const HREF = 'https://fiori.example/_/shop/o/k';
const compose = (kind: (typeof SHOP_MAILS)[number], lang: (typeof LANGS)[number], values = {}) =>
  composeMail(kind, lang, { ...SAID, ...values }, HREF);

describe.each(LANGS)('the mails of orders in %s', (lang) => {
  it.each(ORDER_MAILS)('%s says which order and what is in it, and keeps the buyer out of its subject [P8]', (kind) => {
    const mail = compose(kind, lang);
    const text = mailText(mail);
    expect(mail.subject).toContain(SAID.number);
    expect(mail.subject).not.toContain(SAID.name);
    expect(text).toContain(SAID.lines);
    expect(mail.footer).toContain(SAID.place);
    expect(mail.heading).not.toBe(mail.subject);
    expect(`${mail.subject}${text}${mailHtml(mail)}`).not.toContain('{{');
  });

  it('name the seller, the total and where it is collected in what a buyer keeps, and how to cancel [P8]', () => {
    const text = mailText(compose('shop-reserved', lang));
    for (const said of [SAID.seller, SAID.total, SAID.where, SAID.note, HREF]) expect(text).toContain(said);
    expect(mailText(compose('shop-accepted', lang))).toContain(SAID.ready);
    for (const kind of ['shop-refused', 'shop-cancelled'] as const)
      expect(mailText(compose(kind, lang))).toContain(SAID.reason);
  });

  it('keep for the buyer what the law wants them to keep, and say when a withdrawal came and by when money goes back [P8]', () => {
    const paid = mailText(compose('shop-paid', lang));
    for (const said of [SAID.law, SAID.seller, SAID.total, SAID.where, HREF]) expect(paid).toContain(said);
    const receipt = mailText(compose('shop-withdrawal', lang));
    for (const said of [SAID.moment, SAID.lines, SAID.kept, SAID.amount, SAID.by]) expect(receipt).toContain(said);
    for (const kind of ['shop-withdrawn', 'shop-refund-due'] as const)
      for (const said of [SAID.amount, SAID.by, SAID.name]) expect(mailText(compose(kind, lang))).toContain(said);
    for (const kind of ['shop-safety-due', 'shop-safety-over'] as const) {
      expect(compose(kind, lang).subject).toContain(SAID.place);
      expect(mailText(compose(kind, lang))).toContain(SAID.lines);
    }
    expect(mailText(compose('shop-safety-due', lang))).toContain(SAID.by);
    for (const kind of ['shop-account-active', 'shop-account-stopped'] as const)
      expect(compose(kind, lang).subject).toContain(SAID.place);
  });

  it('speak of no card where it was paid at the door, and of no money where nothing was paid [P8]', () => {
    const texts = DOOR_MAILS.map((kind) => mailText(compose(kind, lang)));
    for (const text of texts) expect(text).not.toMatch(/\b(?:carta|card|tarjeta|carte|Stripe)\b|κάρτα/u);
    const receipts = (['shop-door-withdrawal', 'shop-unpaid-withdrawal'] as const).map((kind) =>
      mailText(compose(kind, lang)),
    );
    for (const receipt of receipts)
      for (const said of [SAID.moment, SAID.lines, SAID.kept, SAID.by, HREF]) expect(receipt).toContain(said);
    expect(receipts.map((receipt) => receipt.includes(SAID.amount))).toEqual([true, false]);
    const unpaid = mailText(compose('shop-unpaid-withdrawn', lang));
    for (const said of [SAID.name, SAID.kept, SAID.left, SAID.by]) expect(unpaid).toContain(said);
    expect(mailText(compose('shop-unpaid-withdrawn', lang, { kept: '', left: '' }))).not.toContain(SAID.left);
    for (const kind of ['shop-door-withdrawn', 'shop-door-refund-due'] as const)
      for (const said of [SAID.amount, SAID.by, SAID.name]) expect(mailText(compose(kind, lang))).toContain(said);
    expect(mailText(compose('shop-given-back', lang))).toContain(SAID.reason);
    expect(compose('shop-given-back', lang).heading).toContain(SAID.amount);
  });

  it('leave out what nobody gave [P8]', () => {
    const bare = { reason: ' ', contact: '', note: '', ready: '', where: '', law: '', by: '', kept: '' };
    for (const kind of SHOP_MAILS) {
      const { paragraphs, after } = compose(kind, lang, bare);
      for (const text of [...paragraphs, ...after]) expect(text, kind).toMatch(/\p{L}/u);
      const whole = compose(kind, lang);
      expect(paragraphs.length).toBeLessThanOrEqual(whole.paragraphs.length);
      for (const text of paragraphs) expect(whole.paragraphs).toContain(text);
    }
  });

  it.each(['shop-paid', 'shop-reserved'] as const)(
    '%s promises what holds for that order: collected, or delivered [P8]',
    (kind) => {
      const collected = compose(kind, lang, { door: '', delivery: '', address: '' }).paragraphs.join(' ');
      const delivered = compose(kind, lang, { counter: '', where: '', note: '', days: '' }).paragraphs.join(' ');
      const [isCollected, isSent] = PROMISED[lang];
      expect(collected).toMatch(isCollected);
      expect(collected).not.toMatch(isSent);
      expect(delivered).toMatch(isSent);
      expect(delivered).not.toMatch(isCollected);
    },
  );

  it('are not left in Italian, and set French marks with a space that does not break', () => {
    const texts = SHOP_MAILS.map((kind) => mailText(compose(kind, lang, { reason: '', note: '' })));
    if (lang !== 'it') for (const text of texts) expect(text).not.toMatch(/ordine|negozio|ritir/i);
    if (lang === 'fr') for (const text of texts) expect(text).not.toMatch(/\S [:;!?](?:\s|$)|« | »/);
  });
});
