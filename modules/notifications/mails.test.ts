import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, freeName, newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';
import { TERMS_VERSION } from '../ordering/schemas.ts';
import { startOrder, updateOrder, withdrawOrder } from '../ordering/index.server.ts';
import { resendMail, writeMail } from './index.server.ts';
import { purgeLooseMails } from './purge-mails.ts';
import { sendMail } from './send-mail.ts';
import { inTransaction } from '../../platform/transaction.ts';

let product: TestProduct;
let serverIsUp = true;
const folder = mkdtempSync(join(tmpdir(), 'vetrina-mails-'));
beforeAll(async () => {
  product = await startTestProduct({
    ports: (real) => {
      const nobody = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:1', journal: join(folder, 'journal') });
      return { mail: { ...real.mail, send: (mail) => (serverIsUp ? real.mail : nobody).send(mail) } };
    },
  });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const kindsOf = (orderId: string) =>
  product.rows<{ kind: string; sent: boolean; refused: boolean; attempts: number }>(
    `select kind, sent_at is not null as sent, refused_at is not null as refused, attempts
     from mails where order_id = $1 and kind <> 'operator-task' order by kind`,
    [orderId],
  );
const proofs = (orderId: string) =>
  product.rows<{ id: string; sent: boolean; returned: boolean; answer: string | null; failure: string | null }>(
    `select id, sent_at is not null as sent, bounced_at is not null as returned, answer, failure
     from mails where order_id = $1 and kind <> 'operator-task' order by kind`,
    [orderId],
  );
const openTasks = (key: string) =>
  product.rows<{ kind: string; subject: string; times: number }>(
    'select kind, subject, times from tasks where key = $1 and resolved_at is null',
    [key],
  );
const handOver = (to: string, action: string, authorization = `Bearer ${product.config.mail.returnsSecret ?? ''}`) =>
  product.app.request('/webhooks/mail-returns', {
    method: 'POST',
    headers: { authorization, 'content-type': 'message/rfc822' },
    body: [
      'From: MAILER-DAEMON@mail.example',
      `To: ${to}`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
      '',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      `Action: ${action}`,
      'Status: 4.4.1',
      '--x--',
      '',
    ].join('\r\n'),
  });
/** Message-IDs of what the mail server took, one for each arrival. */
const arrived = (shopper: Shopper) => shopper.mails().map((mail) => mail.messageId);

describe('the mails of an order', () => {
  it('are one of each kind, whatever is repeated', async () => {
    const shopper = newShopper(product);
    await product.webhooks({ duplicate: true });
    await shopper.buy({ domains: [freeName()] });
    await inTransaction(shopper.ctx(), async (ctx) => {
      const { customerMail } = await import('../../server/reactions/customer-mail.ts');
      const { orderFacts } = await import('../../server/reactions/order-facts.ts');
      const facts = await orderFacts(ctx, shopper.id());
      for (const kind of ['order-link', 'payment-confirmed', 'site-live'] as const) {
        await customerMail(ctx, facts, kind);
      }
    });
    await product.drain();
    expect((await kindsOf(shopper.id())).map((mail) => mail.kind)).toEqual([
      'invoice-issued',
      'order-link',
      'payment-confirmed',
      'site-live',
    ]);
    expect(arrived(shopper)).toHaveLength(4);
    expect(new Set(arrived(shopper)).size).toBe(4);
    await product.webhooks({ duplicate: false });
  });

  it('go to whose order it is, though somebody else ordered since', async () => {
    const [first, later] = [newShopper(product), newShopper(product)];
    const form = await first.toCardForm();
    await later.start();
    await first.pay(form);
    await product.webhooksArrived();
    await product.drain();
    expect(arrived(first)).toHaveLength((await kindsOf(first.id())).length);
    expect((await kindsOf(later.id())).map(({ kind }) => kind)).toEqual(['order-link']);
    expect(arrived(later)).toHaveLength(1);
  });

  it('speak the language of their order, from the payment to the receipt of a withdrawal', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: shopper.billing, locale: 'fr' } });
    await shopper.choose();
    await shopper.pay(await shopper.checkout());
    await product.webhooksArrived();
    await product.drain();
    await withdrawOrder(shopper.ctx(), {
      id: shopper.id(),
      name: 'Nives Gufi',
      mail: shopper.billing.mail,
      lang: 'fr',
    });
    await product.drain();
    const spoken = shopper.mails().map(({ lang, subject }) => ({ lang, subject }));
    expect(spoken.map(({ lang }) => lang)).toEqual(['it', ...spoken.slice(1).map(() => 'fr')]);
    expect(spoken.filter(({ subject }) => subject.includes('étract')).length).toBeGreaterThan(0);
  });

  it('speak of a new domain, which takes its hours, only where there is one [S1]', async () => {
    const [named, free] = [newShopper(product), newShopper(product)];
    await named.buy({ domains: [freeName()] });
    await free.buy();
    const online = (shopper: Shopper) =>
      shopper.mails().find((mail) => mail.subject.endsWith('è in linea'))?.text ?? '';
    expect(online(named)).toMatch(/dominio nuovo .*localhost/);
    expect(online(free)).toMatch(/Chiunque può visitarlo .*localhost/);
    expect(online(free)).not.toContain('dominio nuovo');
  });

  it('name what was bought and what it cost, and lead back to the order without a password', async () => {
    const shopper = newShopper(product);
    const domain = freeName();
    await shopper.buy({ plan: 'pro', domains: [domain] });
    const confirmation = shopper.mails().find((mail) => mail.subject.startsWith('Pagamento'));
    expect(confirmation?.text).toContain('191,00');
    expect(confirmation?.text).toContain(domain);
    const link = /http:\/\/\S+\/open\?k=\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
    const answer = await product.app.request(new URL(link).pathname + new URL(link).search);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/api/vetrina/payment/${shopper.id()}/complete`);
    const cookie = /vetrina_order=([\w-]{43})/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const read = await product.app.request(`/buy_yr/api/order/check/${shopper.id()}`, {
      headers: { cookie: `vetrina_order=${cookie}` },
    });
    expect(read.status).toBe(200);
    const forged = await product.app.request(`/api/vetrina/payment/${shopper.id()}/open?k=${'A'.repeat(43)}`);
    expect(forged.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['it', TERMS_VERSION, 'Negozio', 'In allegato i termini che hai accettato'],
    ['el', TERMS_VERSION, 'Όροι χρήσης', 'Επισυνάπτονται οι όροι'],
    ['it', '2026-11-21', '2 caselle e-mail da 1 GB', 'versione del 21 novembre 2026'],
  ] as const)(
    'confirm with the terms themselves: read in %s, the version of %s, as it was accepted [W1]',
    async (locale, version, words, says) => {
      const shopper = newShopper(product);
      await shopper.start();
      await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: shopper.billing, locale } });
      await shopper.choose({ domains: [freeName()] });
      const form = await shopper.checkout();
      // Terms may get a new version between the card form and the payment.
      await product.rows('update orders set terms_version = $2 where id = $1', [shopper.id(), version]);
      await shopper.pay(form);
      await product.webhooksArrived();
      await product.drain();
      const confirmation = shopper.mails().find(({ attachments }) => attachments && attachments.length > 0);
      const [terms] = confirmation?.attachments ?? [];
      expect(confirmation?.text).toContain(says);
      expect(confirmation?.text, 'the word of its reader').toMatch(locale === 'el' ? /\+ Domain \S/ : /\+ Dominio \S/);
      expect(confirmation?.html).toContain(says);
      expect(terms?.name).toBe(`vetrina-terms-${version}.txt`);
      expect(terms?.text.toLowerCase()).toContain(words.toLowerCase());
      for (const fact of [product.config.operator.name, product.config.operator.mail])
        expect(terms?.text).toContain(fact);
      expect(terms?.text).not.toContain('{{');
      expect(shopper.mails().filter(({ attachments }) => attachments && attachments.length > 0)).toHaveLength(1);
    },
  );

  it('do not say that something is attached when nothing is', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await product.rows(`update orders set terms_version = '1999-old' where id = $1`, [shopper.id()]);
    await shopper.pay(form);
    await product.webhooksArrived();
    await product.drain();
    const confirmation = shopper.mails().find((mail) => mail.subject.startsWith('Pagamento'));
    expect(confirmation?.attachments).toEqual([]);
    expect(confirmation?.text).not.toContain('In allegato');
  });

  it('to an address that takes none are given up and said so, and the order goes on', async () => {
    const shopper = newShopper(product, nives({ mail: `bounce+${another('x')}@settegufi.example` }));
    await shopper.buy();
    expect((await shopper.order()).status).toBe('live');
    const mails = await kindsOf(shopper.id());
    expect(mails).toHaveLength(4);
    for (const mail of mails) expect(mail).toMatchObject({ sent: false, refused: true, attempts: 1 });
    expect(await product.runner.waiting('notifications.send-mail')).toBe(0);
    expect(await openTasks(`notifications.undeliverable:${shopper.id()}`)).toMatchObject([
      { kind: 'notifications.undeliverable', subject: shopper.id(), times: 4 },
    ]);
  });

  it('that come back after they were taken are marked so, and a person hears of it', async () => {
    const shopper = newShopper(product, nives({ mail: `returned+${another('x')}@settegufi.example` }));
    await shopper.start();
    await product.drain();
    await product.mail.returned();
    const [mail] = await proofs(shopper.id());
    expect(mail).toMatchObject({ sent: true, returned: true, failure: '5.1.1 smtp; 550 5.1.1 No such mailbox' });
    expect(await openTasks(`notifications.undeliverable:${shopper.id()}`)).toMatchObject([{ times: 1 }]);
    const again = await handOver(`returns+${mail?.id.split('@')[0] ?? ''}@vetrina.example`, 'failed');
    expect(again.status, 'a report that comes twice').toBe(204);
    expect(await openTasks(`notifications.undeliverable:${shopper.id()}`)).toMatchObject([{ times: 1 }]);
  });

  it('count as sent with the words of the server that took them, and notes of a delay change nothing', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await product.drain();
    const [mail] = await proofs(shopper.id());
    expect(mail).toMatchObject({ sent: true, returned: false, failure: null });
    expect(mail?.answer).toMatch(/^250 /);
    await handOver(`returns+${mail?.id.split('@')[0] ?? ''}@vetrina.example`, 'delayed');
    await handOver('returns+nobody@vetrina.example', 'failed');
    expect(await proofs(shopper.id())).toMatchObject([{ returned: false }]);
    const forged = await handOver('returns+0@vetrina.example', 'failed', 'Bearer guessed-secret-0');
    expect(forged.status).toBe(404);
  });

  it('that meet a grey list arrive once; one whose answer was lost comes again under the same id', async () => {
    const grey = newShopper(product, nives({ mail: `greylist+${another('x')}@settegufi.example` }));
    const lost = newShopper(product, nives({ mail: `lost+${another('x')}@settegufi.example` }));
    await grey.start();
    await lost.start();
    await product.drain();
    await product.drain({ again: true });
    expect(arrived(grey)).toHaveLength(1);
    expect(arrived(lost)).toHaveLength(2);
    expect(new Set(arrived(lost)).size).toBe(1);
    expect(product.lines.some((line) => line.includes('it may have come twice'))).toBe(true);
    expect(await product.runner.waiting('notifications.send-mail')).toBe(0);
  });

  it('wait while the mail server is down, and go out when it is back', async () => {
    serverIsUp = false;
    const shopper = newShopper(product);
    await shopper.buy();
    expect(await openTasks('notifications.late')).toEqual([]);
    product.later(61 * 60 * 1000);
    for (let tries = 0; tries < 35; tries++) await product.drain({ again: true });
    expect(arrived(shopper)).toEqual([]);
    expect((await shopper.order()).status).toBe('live');
    expect(await openTasks('notifications.late'), 'after an hour').toHaveLength(1);
    serverIsUp = true;
    await product.drain({ again: true });
    expect(arrived(shopper)).toHaveLength(4);
    expect(await openTasks('notifications.late')).toEqual([]);
  });

  it('are not sent again by a job that runs twice', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await product.drain();
    const [mail] = await product.rows<{ id: string }>('select id from mails where order_id = $1', [shopper.id()]);
    await Promise.all([1, 2, 3].map(() => sendMail(product.system(), mail?.id ?? '')));
    expect(arrived(shopper)).toEqual([mail?.id]);
  });

  it('are not sent again when the database was gone between the server’s yes and our note of it', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await product.rows(
      `create function gone() returns trigger language plpgsql as $$ begin raise exception 'the database is gone'; end $$`,
    );
    await product.rows('create trigger gone before update on mails for each row execute function gone()');
    await product.drain();
    expect(arrived(shopper)).toHaveLength(1);
    expect(await proofs(shopper.id())).toMatchObject([{ sent: false }]);
    await product.rows('drop function gone cascade');
    await product.drain({ again: true });
    expect(await proofs(shopper.id())).toMatchObject([
      { sent: true, answer: expect.stringMatching(/^250 /) as string },
    ]);
    expect(arrived(shopper)).toHaveLength(1);
  });

  it('are handed over once by two jobs that send one at the same moment', async () => {
    const shopper = newShopper(product, nives({ mail: `slow+${another('x')}@settegufi.example` }));
    await shopper.start();
    const [mail] = await product.rows<{ id: string }>('select id from mails where order_id = $1', [shopper.id()]);
    await Promise.all([1, 2].map(() => sendMail(product.system(), mail?.id ?? '')));
    await product.drain();
    expect(arrived(shopper)).toEqual([mail?.id]);
  });
});

/** What a mail about a booking says. */
const GUEST = {
  deposit: '',
  clause: '',
  back: '',
  place: 'Sette Gufi',
  when: 'venerdì',
  what: 'tavolo',
  name: 'N',
  contact: '',
  reason: '',
  lasting: 'https://vetrina.example/o/k',
};

describe('what a business calls itself', () => {
  it('cannot write headers or markup of its own', async () => {
    const shopper = newShopper(product);
    const name = 'Gufi\r\nBcc: everybody@example.org\r\n\r\n<script>alert(1)</script>\u2028x';
    const input = { facebook_page_id: '900000000000101', billing_info: shopper.billing, locale: 'it' as const };
    await startOrder(shopper.ctx(), { ...input, page: { name } });
    await product.drain();
    const [mail] = shopper.mails();
    expect(mail?.to).toEqual([shopper.billing.mail]);
    expect(mail?.headers.map((header) => header.name.toLowerCase())).not.toContain('bcc');
    expect(mail?.subject).toContain('Gufi Bcc: everybody@example.org');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).toContain('&lt;script&gt;');
  });

  it('stands as the sender of what is mailed for it, on one line, and answers go to its own address [P9]', async () => {
    const [ctx, to] = [product.system(), `${another('guest')}@guests.example`];
    const about = { kind: 'booking-confirmed', to, lang: 'it', href: 'https://settegufi.example/_/book/b/k' } as const;
    const values = GUEST;
    const send = (orderId: string, fromName: string, replyTo: string) =>
      inTransaction(ctx, (ctx) =>
        writeMail(ctx, {
          ...about,
          orderId,
          values,
          fromName,
          replyTo,
          attachment: { name: 'booking.ics', text: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n', type: 'text/calendar' },
        }),
      );
    await send('bok_a', 'Gufi\r\nBcc: everybody@example.org\u2028\u202e x', 'gufi@settegufi.example');
    await product.drain();
    const [first] = await proofs('bok_a');
    await inTransaction(ctx, (ctx) => resendMail(ctx, first?.id ?? ''));
    await product.drain();
    const mails = product.mail.messages().filter((mail) => mail.to.includes(to));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.from).toMatch(/^Gufi Bcc: everybody@example\.org x <[^<>]+@vetrina\.example>$/);
      expect(mail.replyTo).toBe('gufi@settegufi.example');
      expect(mail.headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc');
      expect(mail.attachments?.[0]).toMatchObject({ name: 'booking.ics', type: 'text/calendar' });
      expect(mail.text).toMatch(/--\n+Gufi Bcc: .*\n+Questa e-mail è stata inviata per il sito di Sette Gufi/);
      expect(mail.html).not.toContain('vetrina</td>');
    }
    // An address that is none costs the reply, never the mail.
    await send('bok_b', '\u202e', 'gufi@settegufi.example, b@example.org');
    await product.drain();
    const [plain] = product.mail.messages().filter((mail) => mail.to.includes(to));
    expect(plain).toMatchObject({ from: expect.stringMatching(/^Vetrina </) as string, replyTo: '' });
  });

  it('has no guest’s mail left three months later, though its order goes on [K14] [P9]', async () => {
    const ctx = product.system();
    const values = GUEST;
    const about = {
      orderId: 'ord_kept',
      to: 'g@guests.example',
      lang: 'it',
      href: 'https://x.example',
      values,
    } as const;
    await inTransaction(ctx, async (ctx) => {
      for (const kind of ['booking-confirmed', 'booking-new', 'order-link'] as const)
        await writeMail(ctx, { ...about, kind });
    });
    await purgeLooseMails(ctx, new Date(ctx.clock.now().getTime() - 1));
    expect(await kindsOf('ord_kept')).toHaveLength(3);
    await purgeLooseMails(ctx, new Date(ctx.clock.now().getTime() + 1));
    expect((await kindsOf('ord_kept')).map(({ kind }) => kind)).toEqual(['order-link']);
    await product.drain();
  });

  it('nor can an address with a line break: the form refuses it, and so does the transport', async () => {
    const mail = 'a@settegufi.example\r\nBcc: b@example.org';
    await expect(newShopper(product, nives({ mail })).start()).rejects.toMatchObject({
      fields: { mail: 'control-characters' },
    });
    const ctx = product.system();
    const about = { kind: 'order-link' as const, orderId: 'ord_x', to: mail, lang: 'it' as const, href: 'http://x' };
    await inTransaction(ctx, (ctx) => writeMail(ctx, { ...about, values: { name: 'x' } }));
    await product.drain();
    expect(await kindsOf('ord_x')).toMatchObject([{ sent: false, refused: true }]);
  });
});
