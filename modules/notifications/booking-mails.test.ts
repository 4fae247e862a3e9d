import { describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { composeMail, mailText } from './compose-mail.ts';
import { mailHtml } from './mail-page.tsx';
import { BOOKING_MAILS } from './messages/booking/shape.ts';

const SAID = {
  place: 'Trattoria Sette Gufi',
  when: 'venerdì 4 dicembre 2026, 20:30',
  what: 'tavolo per 4',
  name: 'Nives Gufi',
  contact: '+39 0432 000000',
  before: 'giovedì 3 dicembre 2026, 19:30',
  reason: 'La cucina è chiusa per un guasto',
  calendar: 'Agenda di Nives',
  more: '2',
  silent: 'Agenda muta',
  refused: 'Agenda chiusa',
  unreadable: 'Agenda vuota',
  large: 'Agenda piena',
  deposit: '40,00 €',
  back: '40,00 €',
  amount: '40,00 €',
  clause: 'Agreed so.',
  lasting: 'https://vetrina.example/o/k',
};
const HREF = 'https://settegufi.example/_/book/b/k';
const compose = (kind: (typeof BOOKING_MAILS)[number], lang: (typeof LANGS)[number], values = {}) =>
  composeMail(kind, lang, { ...SAID, ...values }, HREF, { attached: true });

describe.each(LANGS)('the mails of bookings in %s', (lang) => {
  it.each(BOOKING_MAILS)('%s says what, when and for whom, and keeps the guest out of its subject [P9]', (kind) => {
    const mail = compose(kind, lang);
    const text = mailText(mail);
    expect(mail.subject).toContain(SAID.when);
    expect(mail.subject).not.toContain(SAID.name);
    expect(text).toContain(SAID.what);
    expect(mail.footer).toContain(SAID.place);
    expect(mail.heading).not.toBe(mail.subject);
    expect(`${mail.subject}${text}${mailHtml(mail)}`).not.toContain('{{');
  });

  it('leave out the reason, and the telephone, that nobody gave [P9]', () => {
    for (const kind of BOOKING_MAILS) {
      const [whole, bare] = [compose(kind, lang), compose(kind, lang, { reason: ' ', contact: '' })];
      const added = [...whole.paragraphs, ...whole.after].filter(
        (text) => text.includes(SAID.reason) || text.includes(SAID.contact),
      );
      expect([...bare.paragraphs, ...bare.after]).toEqual(
        [...whole.paragraphs, ...whole.after].filter((text) => !added.includes(text)),
      );
    }
    for (const kind of ['booking-cancelled', 'booking-refused'] as const)
      expect(compose(kind, lang).paragraphs.join()).toContain(SAID.reason);
  });

  it('are not left in Italian, and set French marks with a space that does not break', () => {
    const texts = BOOKING_MAILS.map((kind) => mailText(compose(kind, lang)));
    if (lang !== 'it') for (const text of texts) expect(text).not.toMatch(/prenotazion|orario/i);
    if (lang === 'fr') for (const text of texts) expect(text).not.toMatch(/\S [:;!?](?:\s|$)|« | »/);
  });
});

it('a guest whom nobody answered reads where to call; an owner, who it is that reads their reply [P9]', () => {
  const text = mailText(compose('booking-unanswered', 'it'));
  expect(text).toContain('La prenotazione non vale.');
  expect(text.split(SAID.contact)).toHaveLength(2);
  expect(mailText(compose('booking-asked', 'it'))).toContain('scrivi a Vetrina: Nives Gufi non la riceve');
});

it('breaks an address that is longer than a phone is wide, wherever it stands [P9]', () => {
  const html = mailHtml(compose('booking-received', 'it'));
  expect(html).toContain(SAID.lasting);
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});

it('says to an owner when it was before, of what its guest moved alone [P9]', () => {
  expect(compose('booking-asked', 'it').paragraphs.join()).toContain(SAID.before);
  expect(compose('booking-asked', 'it', { before: '' }).paragraphs.join()).not.toContain('Prima era');
});
