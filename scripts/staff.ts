/** `npm run staff -- add|invite|disable|enable|list`: who may sign in, looked after beside the running product. */
import { parseArgs } from 'node:util';
import {
  addStaff,
  findStaffByMail,
  inviteStaffJob,
  listStaff,
  resetMfa,
  setDisabled,
} from '../modules/identity/index.server.ts';
import { newStaffInput, ROLES } from '../modules/identity/schemas.ts';
import { readPlace, type Config } from '../platform/config.ts';
import type { Ctx } from '../platform/ctx.ts';
import { isAppError } from '../platform/errors.ts';
import { enqueue, inTransaction } from '../platform/transaction.ts';
import { LANGS, type Lang } from '../site-kit/names.ts';
import { openDesk } from './staff/open-desk.ts';

const USAGE = `  npm run staff -- add ada@example.com "Ada Rossi" [--operator] [--lang it]   adds an agent (or an operator) and sends the invitation
  npm run staff -- invite ada@example.com [--lang it]   sends another invitation; the one before no longer opens
  npm run staff -- disable ada@example.com   signs out at once; what was done stays
  npm run staff -- enable ada@example.com
  npm run staff -- reset-factor ada@example.com   forgets a lost authenticator and signs out; a new one is asked for
  npm run staff -- list`;
class Said extends Error {}

async function memberOf(ctx: Ctx, mail: string | undefined) {
  const member = mail && (await findStaffByMail(ctx, mail));
  if (!member) throw new Said(`Nobody signs in as ${mail ?? '(no address given)'}.`);
  return member;
}
const invite = (ctx: Ctx, userId: string, lang: Lang) =>
  inTransaction(ctx, (ctx) => enqueue(ctx, inviteStaffJob, { userId, lang }));

async function run(ctx: Ctx, args: string[], options: { operator: boolean; lang: Lang }): Promise<string> {
  const [what, mail, name] = args;
  if (what === 'add') {
    const input = newStaffInput.safeParse({ email: mail, name, role: options.operator ? 'operator' : 'agent' });
    if (!input.success) throw new Said(`An address and a name are needed:\n${USAGE}`);
    const { id, email } = await addStaff(ctx, input.data);
    await invite(ctx, id, options.lang);
    return `Added. The invitation is on its way to ${email}.`;
  }
  if (what === 'list') {
    const all = await Promise.all(ROLES.map((role) => listStaff(ctx, role)));
    const lines = all
      .flat()
      .map(
        (each) =>
          `${each.role.padEnd(9)} ${each.email.padEnd(36)} ${each.name}${each.disabledAt ? '  (disabled)' : ''}`,
      );
    return lines.join('\n') || 'Nobody yet.';
  }
  const member = await memberOf(ctx, mail);
  if (what === 'invite') {
    if (member.disabledAt) throw new Said(`${member.email} is disabled: enable it first.`);
    await invite(ctx, member.id, options.lang);
    return `The invitation is on its way to ${member.email}.`;
  }
  if (what === 'reset-factor') {
    await resetMfa(ctx, member.id);
    return `${member.email} signs in with the password alone, and is asked for a new second factor.`;
  }
  await setDisabled(ctx, { userId: member.id, disabled: what === 'disable' });
  return `${member.email} is ${what}d.`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { operator: { type: 'boolean', default: false }, lang: { type: 'string', default: 'it' } },
});
try {
  const lang = LANGS.find((each) => each === values.lang);
  if (!lang) throw new Said(`--lang is one of ${LANGS.join(', ')}.`);
  if (!['add', 'invite', 'disable', 'enable', 'reset-factor', 'list'].includes(positionals[0] ?? ''))
    throw new Said(USAGE);
  // Nothing done here reads more of the configuration than where the data are.
  const desk = await openDesk(readPlace(process.env) as Config);
  try {
    process.stdout.write(`${await run(desk.ctx, positionals, { operator: values.operator, lang })}\n`);
  } finally {
    await desk.close();
  }
} catch (error) {
  const text = isAppError(error, 'identity.mail-taken')
    ? 'This address has an account already: invite it instead.'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
