/** The disk under the mail journal is full: no mail is handed over that could not be written down, and nothing ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import type { OutgoingMail } from '../../modules/notifications/mail.port.ts';
import { startMailSandbox } from '../../sandboxes/mail/index.ts';
import { fillUp, mayMount, onMount } from '../journeys/support/mount.ts';

const mail = (messageId: string): OutgoingMail => ({
  messageId,
  from: 'Vetrina <ciao@vetrina.example>',
  returnPath: 'returns+0@vetrina.example',
  to: 'nives@settegufi.example',
  subject: 'Il tuo sito è online',
  text: 'Ciao Nives',
  html: '<p>Ciao Nives</p>',
  lang: 'it',
});

// Skipped, and counted as such, where this user may mount nothing.
describe.skipIf(!mayMount)('a full disk', () => {
  it('keeps a mail back, and lets it arrive once when there is room again [X1]', async () => {
    const above = mkdtempSync(join(tmpdir(), 'vetrina-mail-disk-'));
    const sandbox = await startMailSandbox({ host: '127.0.0.1', httpPort: 0, smtpPort: 0 });
    await onMount(above, 'size=64k', async (place) => {
      const journal = join(place, 'mail-journal');
      const transport = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal });
      const arrived = () => sandbox.messages().map(({ messageId }) => messageId);
      try {
        await transport.send(mail('before@vetrina.example'));
        fillUp(join(place, 'rest'));
        // What is left of the journal's own page takes some lines, the last of them perhaps torn.
        let refused = 0;
        const all = Array.from({ length: 60 }, (_, at) => `full-${at}@vetrina.example`);
        for (const id of all)
          await transport.send(mail(id)).catch((error: unknown) => {
            refused += 1;
            expect(error).toMatchObject({ code: 'notifications.mail-unavailable', retryable: true });
          });
        expect(refused).toBeGreaterThan(0);
        await transport.settle('before@vetrina.example');

        rmSync(join(place, 'rest'));
        for (const id of all) await transport.send(mail(id));
        expect(arrived().toSorted()).toEqual(['before@vetrina.example', ...all].toSorted());
      } finally {
        transport.close();
      }
    });
    await sandbox.close();
    rmSync(above, { recursive: true, force: true });
  });
});
