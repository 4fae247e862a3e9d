/** What Debian's daemons do against whoever abuses a box: lower limits in its first days, and wrong passwords told to the product. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '../../deploy/mailhost/settings.ts';
import { signIn, type SignIn } from '../../modules/mailboxes/sign-ins/schemas.ts';
import { API_KEY, mailOf, PASSWORD, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { missingDebian, openDebian } from './targets.ts';

const [AN_HOUR, FIRST_DAYS] = [5, 2];
const RECIPIENTS = Array.from({ length: AN_HOUR }, (_, at) => `cliente${at}@fuori.example`);

describe.each(RELEASES)('Debian %i', (release) => {
  const missing = missingDebian(release);
  describe.skipIf(missing !== null)(`guards a box${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
    let host: Awaited<ReturnType<typeof openDebian>>;
    let product: Server;
    /** What a product heard, in its own words, and how it answers. */
    const asked: (SignIn & { command: string | null })[] = [];
    let verdict: number | 'away' = 0;
    let key = '';
    const { opens, submit } = clientsOf(() => host);
    const reports = () => asked.filter(({ command }) => command === 'report');

    async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
      key = request.headers.authorization ?? '';
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      asked.push({ ...signIn.parse(JSON.parse(await textOf(request))), command: searchParams.get('command') });
      if (verdict === 'away') response.destroy();
      else response.end(JSON.stringify({ status: verdict, msg: '' }));
    }

    beforeAll(async () => {
      product = createServer((request, response) => void hear(request, response));
      await once(product.listen(0, '127.0.0.1'), 'listening');
      host = await openDebian(release, {
        recipientsAnHour: AN_HOUR,
        firstDaysAnHour: FIRST_DAYS,
        product: `http://127.0.0.1:${(product.address() as AddressInfo).port}`,
      });
      for (const local of ['info', 'nuova']) await host.rows.box({ local });
      await host.rows.run(`update mailboxes set opened_at = now() - interval '1 hour' where local_part = 'nuova'`);
    });
    afterAll(async () => {
      await host?.close();
      product.close();
    });

    it('a box of the first days sends to fewer people an hour than one that is older, and its mails do not say so [X5]', async () => {
      const send = (local: string, to: string[]) =>
        submit(`${local}@bar.it`, `${local}@bar.it`, to, mailOf(`Da ${local}`, { from: `${local}@bar.it` }));
      await send('nuova', RECIPIENTS.slice(0, FIRST_DAYS));
      const refused = { responseCode: 451, response: expect.stringContaining('new mailbox') as string };
      await expect(send('nuova', RECIPIENTS.slice(0, 1))).rejects.toMatchObject(refused);
      await send('info', RECIPIENTS);
      const sent = () => host.outside.messages().find(({ subject }) => subject === 'Da nuova');
      await expect.poll(sent).toBeDefined();
      expect(sent()?.headers.map(({ name }) => name.toLowerCase())).not.toContain('x-vetrina-first-days');
    });

    it('each sign-in is asked for and told by our key, by IMAP and by submission; of a password nobody hears more than a mark [X5]', async () => {
      asked.length = 0;
      expect(await opens('info@bar.it', 'sbagliata')).toBe(false);
      expect(await opens('info@bar.it', 'sbagliata')).toBe(false);
      expect(await opens('info@bar.it', 'un’altra')).toBe(false);
      expect(await opens('info@bar.it')).toBe(true);
      await submit('info@bar.it', 'info@bar.it', 'ordini@bar.it').catch(() => undefined);
      await expect.poll(() => reports().length).toBeGreaterThanOrEqual(5);
      expect(key).toBe(`Bearer ${API_KEY}`);
      expect(reports().map(({ login, success }) => [login, success])).toEqual([
        ...[1, 2, 3].map(() => ['info@bar.it', false]),
        ...[1, 2].map(() => ['info@bar.it', true]),
      ]);
      const [first, same, other] = reports().map(({ pwhash }) => pwhash);
      expect(first).toBe(same);
      expect(other).not.toBe(first);
      expect(first).toMatch(/^[0-9a-f]{3,4}$/);
      expect(new Set(asked.map(({ remote }) => remote))).toEqual(new Set(['127.0.0.1']));
      expect(JSON.stringify(asked)).not.toMatch(new RegExp(`sbagliata|${SECRET}`));
    });

    it('whom the product refuses is refused with the right password too; while it is away everybody with the right one gets in [X5]', async () => {
      verdict = -1;
      expect([await opens('info@bar.it'), await opens('info@bar.it', PASSWORD)]).toEqual([false, false]);
      expect(reports().at(-1)).toMatchObject({ policy_reject: true });
      verdict = 'away';
      expect([await opens('info@bar.it', 'sbagliata'), await opens('info@bar.it', PASSWORD)]).toEqual([false, true]);
      verdict = 0;
    });

    it('a box whose typed password is shut opens by its devices alone, until then [X5]', async () => {
      const shut = (until: string) =>
        host.rows.run(`update mailboxes set typed_shut_until = now() + $1::interval where local_part = 'info'`, [
          until,
        ]);
      await shut('1 hour');
      expect([await opens('info@bar.it', PASSWORD), await opens('info@bar.it')]).toEqual([false, true]);
      await shut('-1 second');
      expect(await opens('info@bar.it', PASSWORD)).toBe(true);
    });
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
