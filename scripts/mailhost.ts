/** `npm run mailhost -- config|check|dkim|install|test|kill|list|move`: the host of the mailboxes (docs/production.md, section 9). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { newDkimKey } from '../deploy/mailhost/dkim.ts';
import { mailHostFiles } from '../deploy/mailhost/index.ts';
import { mailHostSettings, RELEASES, type Release } from '../deploy/mailhost/settings.ts';
import { ensureDebianRoot } from './mailhost/debian-root.ts';
import { differing, putFiles, putKey } from './mailhost/put-files.ts';

const USAGE = `  npm run mailhost -- config --release 12 --settings /etc/vetrina-mailhost.json --out /   writes the files of Postfix, Dovecot and rspamd
  npm run mailhost -- check --release 12 --settings /etc/vetrina-mailhost.json --out /    names the files that are not as they would be written
  npm run mailhost -- dkim --slot v1 --out /    makes the key of a slot and prints its TXT record; never over a key that is there
  npm run mailhost -- install --release 12      fetches Debian's daemons into a folder, for the tests; nothing is installed or started
  npm run mailhost -- test --release 12         the contract of a mail host, against the sandbox and against them
  npm run mailhost -- kill --mails 10000        so many mails while daemons and database are killed: none may be lost
  npm run mailhost -- list --mails 10000        how long the mail page's list of so many takes, beside the lines alone
  npm run mailhost -- move --mails 3000         so many mails moved into another box while fifty arrive: none missing, none twice`;
class Said extends Error {}

const options = z.object({
  release: z.coerce
    .number()
    .refine((value): value is Release => (RELEASES as readonly number[]).includes(value), 'must be 12 or 13')
    .default(12),
  settings: z.string().optional(),
  out: z.string().optional(),
  slot: z.enum(['v1', 'v2']).default('v1'),
  mails: z.coerce.number().int().min(100).max(1_000_000).default(10_000),
});
type Options = z.output<typeof options>;

function filesOf({ release, settings }: Options) {
  if (settings === undefined || !existsSync(settings))
    throw new Said(`A file of settings is needed, as docs/production.md has one.\n${USAGE}`);
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(settings, 'utf8'));
  } catch {
    throw new Said(`${settings} is no JSON: mend it where a bracket, comma or quote is missing.`);
  }
  const read = mailHostSettings.safeParse({ ...(given as object), release });
  if (read.success) return mailHostFiles(read.data);
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new Said(`${settings} cannot be used, and nothing was written:\n${faults.join('\n')}`);
}
function outOf({ out }: Options): string {
  if (out === undefined) throw new Said(`Say with --out where the files belong: / on the mail host itself.\n${USAGE}`);
  return out;
}
/** Vitest over files of tests/mailhost. */
function test(filters: string[], env: Record<string, string> = {}): void {
  const args = ['run', '--project=rooms', ...filters, '--reporter=verbose', '--reporter=./scripts/failures-at-once.ts'];
  const ran = spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (ran.status !== 0) throw new Said('The mail host does not keep its contract: see above.');
}
function fetched({ release }: Options): void {
  if (!ensureDebianRoot(release)) throw new Said('Nothing could be fetched.');
}

const COMMANDS: Record<string, (given: Options) => string | Promise<string>> = {
  config: (given) => putFiles(outOf(given), filesOf(given)),
  check(given) {
    const found = differing(outOf(given), filesOf(given));
    if (found.length > 0)
      throw new Said(`Not as they would be written:\n${found.map((each) => `  ${each}`).join('\n')}`);
    return 'Every file is as it would be written.';
  },
  async dkim(given) {
    const { privateKey, record } = await newDkimKey();
    const path = putKey(join(outOf(given), 'etc/rspamd/dkim', `${given.slot}.key`), privateKey);
    if (path === null)
      throw new Said(`There is a key of ${given.slot}: mails may still be signed by it. Take the other slot.`);
    return `${path} is the key. Set this TXT record, for the domain of your mail host:\n${given.slot}.dkim.<domain> TXT ${record}`;
  },
  install(given) {
    fetched(given);
    return 'The packages are here. npm run mailhost -- test';
  },
  test(given) {
    fetched(given);
    test(['tests/mailhost']);
    return 'The contract is kept.';
  },
  kill(given) {
    fetched(given);
    test(['tests/mailhost/kill.test.ts'], { MAILHOST_MAILS: String(given.mails) });
    return 'None was lost.';
  },
  list(given) {
    fetched(given);
    test(['tests/mailhost/list.test.ts'], { MAILHOST_LISTED: String(given.mails) });
    return 'The list is as quick as it should be.';
  },
  move(given) {
    fetched(given);
    test(['tests/mailhost/move.test.ts'], { MAILHOST_MOVED: String(given.mails) });
    return 'All of it came over, once.';
  },
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(options.shape).map((name) => [name, { type: 'string' as const }])),
  });
  const command = COMMANDS[positionals[0] ?? ''];
  const given = options.safeParse(values);
  if (!command || !given.success) {
    const faults = given.error?.issues.map(({ path, message }) => `--${path.join('.')}: ${message}\n`) ?? [];
    throw new Said(`${faults.join('')}${USAGE}`);
  }
  process.stdout.write(`${await command(given.data)}\n`);
} catch (error) {
  if (!(error instanceof Said) && !(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
