/**
 * Dovecot's HTTP API, `POST /doveadm/v1` on each storage host: https://doc.dovecot.org/2.3/admin_manual/doveadm_http_api/.
 * One command a request: its makers advise against more, and the answers may come in another order.
 */
import { z } from 'zod';
import type { BoxPlace, MailHost } from '../../modules/mailboxes/mail-host.port.ts';
import { AppError } from '../../platform/errors.ts';
import { readJson } from '../../platform/read-json.ts';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;
const LARGEST_RULES = 64 * 1024;
const SCRIPT = 'vetrina';
/** Exit codes of doveadm: nobody is connected, or no such script; and no such box. */
const NOT_FOUND = 68;
const NO_USER = 67;
const TEMPORARY = 75;

const answered = z.tuple([z.tuple([z.literal('doveadmResponse'), z.array(z.unknown()), z.string()])]);
const failed = z.tuple([
  z.tuple([z.literal('error'), z.object({ type: z.string(), exitCode: z.number().optional() }), z.string()]),
]);
const quota = z.array(z.object({ type: z.string(), value: z.string().regex(/^\d{1,15}$/) }));

const unavailable = (reason: string, cause?: unknown) =>
  new AppError('mailboxes.host-unavailable', { status: 503, retryable: true, reason: `mail host: ${reason}`, cause });
const refused = (reason: string, fault: string) =>
  new AppError('mailboxes.host-refused', { status: 502, reason: `mail host: ${reason}`, fault });

export function createDovecot(config: {
  stores: readonly { name: string; url: string }[];
  apiKey: string;
  /** Of a whole call. */
  timeoutMs?: number;
}): MailHost {
  const authorization = `X-Dovecot-API ${Buffer.from(config.apiKey).toString('base64')}`;

  /** What the command answered. `fine`: exit codes that are no failure; for them there is no answer. */
  async function command(host: string, name: string, input: object, fine: number[] = []): Promise<unknown[]> {
    const store = config.stores.find((each) => each.name === host);
    if (!store) throw refused(`no storage host ${host} is configured`, 'configuration');
    let said: unknown;
    try {
      const response = await fetch(`${store.url}/doveadm/v1`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify([[name, input, 'vetrina']]),
      });
      if (response.status === 401 || response.status === 403) throw refused('the key is wrong', 'authentication');
      if (!response.ok) throw unavailable(`answered ${response.status}`);
      said = await readJson(response, LARGEST_ANSWER);
    } catch (error) {
      throw error instanceof AppError ? error : unavailable(`${name} was not answered`, error);
    }
    const done = answered.safeParse(said);
    if (done.success) return done.data[0][1];
    const error = failed.safeParse(said);
    if (!error.success) throw unavailable(`${name} has no readable answer`);
    const { type, exitCode = 0 } = error.data[0][1];
    if (fine.includes(exitCode)) return [];
    if (exitCode === TEMPORARY) throw unavailable(`${name} failed for now`);
    throw refused(`${name} failed: ${type} ${exitCode}`, 'command');
  }

  return {
    async kick({ username, host }) {
      // A username has no letter that a mask understands.
      await command(host, 'kick', { mask: [username] }, [NOT_FOUND]);
    },
    async usage({ username, host }) {
      const rows = quota.safeParse(await command(host, 'quotaGet', { user: username }));
      const of = (type: string) => (rows.success ? rows.data.find((row) => row.type === type)?.value : undefined);
      const [kibibytes, messages] = [of('STORAGE'), of('MESSAGE')];
      if (kibibytes === undefined || messages === undefined) throw unavailable('quotaGet has no readable answer');
      return { bytes: Number(kibibytes) * 1024, messages: Number(messages) };
    },
    async putRules({ username, host }, sieve) {
      if (Buffer.byteLength(sieve) > LARGEST_RULES) throw refused('the rules are too long', 'command');
      await command(host, 'sievePut', { user: username, scriptname: SCRIPT, file: sieve });
      await command(host, 'sieveActivate', { user: username, scriptname: SCRIPT });
    },
    async erase(box: BoxPlace) {
      const { username: user, host } = box;
      // Somebody who reads would put back what a program has in its memory.
      await this.kick(box);
      await command(host, 'expunge', { user, query: ['mailbox', '*', 'all'] }, [NO_USER]);
      await command(host, 'sieveDelete', { user, scriptname: [SCRIPT], ignoreActive: true }, [NO_USER, NOT_FOUND]);
    },
  };
}
