import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Directory } from './directory.ts';
import { faultOf } from './faults.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store.ts';

const LARGEST_BODY = 256 * 1024;
const MOST_SCRIPTS = 10;
/** Exit codes of doveadm (sysexits.h). */
const USAGE = 64;
const NO_USER = 67;
/** Nobody is connected; no such script. */
const NOT_FOUND = 68;
const TEMPORARY = 75;

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}
/** The effect stands, and the answer is lost. */
class Lost extends Error {}

const request = z.array(z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()])).max(50);
const user = z.string().max(320);
const scriptname = z.string().min(1).max(100);
const INPUTS = {
  quotaGet: z.object({ user }),
  sievePut: z.object({ user, scriptname, file: z.string().max(100_000), activate: z.boolean().optional() }),
  sieveActivate: z.object({ user, scriptname }),
  sieveDelete: z.object({
    user,
    scriptname: z.array(scriptname).max(MOST_SCRIPTS),
    ignoreActive: z.boolean().optional(),
  }),
  /** Of its queries the one that empties a box. */
  expunge: z.object({ user, query: z.tuple([z.literal('mailbox'), z.literal('*'), z.literal('all')]) }),
  kick: z.object({ mask: z.array(user).max(50) }),
};
type Command = keyof typeof INPUTS;

/** Dovecot's HTTP API, of its commands those that the product gives. */
export function doveadmApi(options: {
  directory: Directory;
  store: Store;
  sessions: Sessions;
  apiKey: string;
  /** Cuts the line of this request without an answer. */
  cut: (request: Request) => void;
}) {
  const { directory, store, sessions } = options;
  const lostOnce = new Set<string>();
  const homeOf = async (username: string) => {
    const home = await directory.homeOf(username);
    if (!home) throw new Exit(NO_USER);
    if (faultOf(home.username) === 'gone') throw new Exit(TEMPORARY);
    return home;
  };
  const loseOnce = (username: string) => {
    if (faultOf(username) !== 'rules-lost' || lostOnce.has(username)) return;
    lostOnce.add(username);
    throw new Lost();
  };

  const commands: { [C in Command]: (input: z.infer<(typeof INPUTS)[C]>) => Promise<object[]> } = {
    async quotaGet({ user }) {
      const { folder, quotaBytes } = await homeOf(user);
      const box = store.box(folder);
      const percent = String(Math.floor((box.used() * 100) / quotaBytes));
      const [value, limit] = [String(Math.ceil(box.used() / 1024)), String(Math.floor(quotaBytes / 1024))];
      return [
        { root: 'User quota', type: 'STORAGE', value, limit, percent },
        { root: 'User quota', type: 'MESSAGE', value: String(box.messages()), limit: '-', percent: '0' },
      ];
    },
    async sievePut({ user, scriptname, file, activate }) {
      const { folder, username } = await homeOf(user);
      const { scripts, active } = store.rules(folder);
      if (!(scriptname in scripts) && Object.keys(scripts).length >= MOST_SCRIPTS) throw new Exit(USAGE);
      store.putRules(folder, {
        scripts: { ...scripts, [scriptname]: file },
        active: activate === true ? scriptname : active,
      });
      loseOnce(username);
      return [];
    },
    async sieveActivate({ user, scriptname }) {
      const { folder } = await homeOf(user);
      const { scripts } = store.rules(folder);
      if (!(scriptname in scripts)) throw new Exit(USAGE);
      store.putRules(folder, { scripts, active: scriptname });
      return [];
    },
    async sieveDelete({ user, scriptname }) {
      const { folder } = await homeOf(user);
      const { scripts, active } = store.rules(folder);
      if (!scriptname.some((name) => name in scripts)) throw new Exit(NOT_FOUND);
      const left = Object.fromEntries(Object.entries(scripts).filter(([name]) => !scriptname.includes(name)));
      store.putRules(folder, { scripts: left, active: active !== null && active in left ? active : null });
      return [];
    },
    async expunge({ user }) {
      const { folder } = await homeOf(user);
      const box = store.box(folder);
      for (const { name, mails } of box.folders.values())
        await box.expunge(
          name,
          mails.map(({ uid }) => uid),
        );
      return [];
    },
    kick({ mask }) {
      const cut = mask.filter((username) => sessions.kick(username));
      if (cut.length === 0) throw new Exit(NOT_FOUND);
      return Promise.resolve(cut.map((result) => ({ result })));
    },
  };

  async function run(name: string, given: unknown): Promise<['doveadmResponse', object[]] | ['error', object]> {
    if (!(name in INPUTS)) return ['error', { type: 'unknownMethod' }];
    const input = INPUTS[name as Command].safeParse(given);
    try {
      if (!input.success) throw new Exit(USAGE);
      return ['doveadmResponse', await (commands[name as Command] as (input: object) => Promise<object[]>)(input.data)];
    } catch (error) {
      if (error instanceof Lost) throw error;
      return ['error', { type: 'exitCode', exitCode: error instanceof Exit ? error.code : TEMPORARY }];
    }
  }

  const app = new Hono();
  app.post('/doveadm/v1', bodyLimit({ maxSize: LARGEST_BODY }), async (c) => {
    if (!isKey(c.req.header('authorization'), options.apiKey)) return c.text('', 401);
    const asked = request.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.text('', 400);
    const answers: unknown[] = [];
    try {
      for (const [name, input, tag] of asked.data) answers.push([...(await run(name, input)), tag]);
    } catch {
      options.cut(c.req.raw);
      return c.text('', 500);
    }
    return c.json(answers);
  });
  return app;
}

function isKey(header: string | undefined, key: string): boolean {
  const [shown, wanted] = [
    Buffer.from(header ?? ''),
    Buffer.from(`X-Dovecot-API ${Buffer.from(key).toString('base64')}`),
  ];
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
