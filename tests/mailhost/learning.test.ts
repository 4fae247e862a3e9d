/** What somebody moves into Junk is Junk from then on, in their own box and in no other; what they take out of it is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '../../deploy/mailhost/settings.ts';
import { mailOf } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { missingDebian, openDebian } from './targets.ts';

/** As many of each kind as a box must have taught. */
const LESSONS = 10;
const OFFER = `Vinci subito un premio favoloso della grande lotteria internazionale: rispondi entro stasera con i dati
della tua carta per ricevere il bonifico straordinario milionario senza impegno e senza nessuna spesa di pratica.`;
const ORDER = `Buongiorno, vorremmo prenotare un tavolo per sei persone sabato sera alle otto nella sala vicino alla
finestra, con il seggiolone per la bambina e la torta di compleanno che avete preparato anche l'anno scorso.`;
const written = (subject: string, words: string, to: string): Buffer =>
  Buffer.concat([mailOf(subject, { to }), Buffer.from(`${words.replaceAll('\n', '\r\n')}\r\n${subject}\r\n`)]);

describe.each(RELEASES)('Debian %i', (release) => {
  const missing = missingDebian(release);
  describe.skipIf(missing !== null)(`lessons${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
    let host: Awaited<ReturnType<typeof openDebian>>;
    const { arrive, subjects, within } = clientsOf(() => host);
    beforeAll(async () => {
      host = await openDebian(release);
      for (const local of ['info', 'ordini']) await host.rows.box({ local });
    });
    afterAll(() => host?.close());

    /** Lies in a folder, and its owner moves it. */
    const teach = (box: string, words: string, [from, into]: [string, string]) =>
      within(
        box,
        async (imap) => {
          for (let n = 0; n < LESSONS; n++) await imap.append(from, written(`Lezione ${n}`, words, box));
          await imap.noop();
          await imap.messageMove('1:*', into);
        },
        from,
      );
    const comes = async (box: string, subject: string, words: string): Promise<'INBOX' | 'Junk'> => {
      await arrive(box, written(subject, words, box));
      const lies = async (folder: string) => (await subjects(box, folder)).includes(subject);
      await expect.poll(async () => (await lies('INBOX')) || (await lies('Junk')), { timeout: 240_000 }).toBe(true);
      return (await lies('Junk')) ? 'Junk' : 'INBOX';
    };

    it('a box learns from its owner, and its neighbour hears nothing of it [P4] [X5]', async () => {
      expect(await comes('info@bar.it', 'Prima', OFFER)).toBe('INBOX');
      await teach('info@bar.it', ORDER, ['Junk', 'INBOX']);
      expect(await comes('info@bar.it', 'Ancora', OFFER)).toBe('INBOX');
      await teach('info@bar.it', OFFER, ['Archive', 'Junk']);
      expect(await comes('info@bar.it', 'Poi', OFFER)).toBe('Junk');
      expect(await comes('info@bar.it', 'Un tavolo', ORDER)).toBe('INBOX');
      expect(await comes('ordini@bar.it', 'Altrove', OFFER)).toBe('INBOX');
    });
  });
});
