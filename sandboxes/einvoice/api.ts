import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { convert } from 'xmlbuilder2';
import { rejections, summary } from './checks.ts';
import { schemaFaults } from './schema-check.ts';
import type { KeptFile, Outcome, Store } from './store.ts';

export const FAULTS = ['error-before', 'error-after', 'reset-after', 'too-many', 'rubbish'] as const;
export interface Fault {
  kind: (typeof FAULTS)[number];
  /** Part of a path; absent: any call. */
  path?: string;
  times: number;
}
interface World {
  store: Store;
  faults: Fault[];
  tokens: Set<string>;
  now: () => Date;
  username: string;
  password: string;
  answerMs: number;
  schema: boolean;
}
type Env = { Bindings: HttpBindings };

const TOKEN_S = 1800;
/** The intermediary checks the schema itself and says so at once, before the exchange sees anything. */
const SCHEMA_FAULT = '0092';

export function createApi(world: World): Hono<Env> {
  const { tokens } = world;
  const app = new Hono<Env>();

  /** Failures by name, before or after what the call does. */
  app.use('*', async (c, next) => {
    const fault = /^\/(auth|services)\//.test(c.req.path)
      ? world.faults.find((each) => each.times > 0 && c.req.path.includes(each.path ?? ''))
      : undefined;
    if (!fault) return next();
    fault.times -= 1;
    if (fault.kind === 'too-many') return c.html('<h1>429 Too Many Requests</h1>', 429);
    if (fault.kind === 'rubbish') return c.text('<<<');
    if (fault.kind === 'error-before') return c.json({ message: 'Internal Server Error' }, 500);
    await next();
    if (fault.kind === 'reset-after') c.env.incoming.socket.destroy();
    else c.res = new Response('{"message":"Internal Server Error"}', { status: 500 });
  });

  app.post('/auth/signin', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const known = form.get('username') === world.username && form.get('password') === world.password;
    if (form.get('grant_type') !== 'password' || !known) return c.json({ error: 'invalid_grant' }, 400);
    const token = randomBytes(18).toString('base64url');
    tokens.add(token);
    return c.json({ access_token: token, token_type: 'bearer', expires_in: TOKEN_S, userName: world.username });
  });

  app.use('/services/*', async (c, next) => {
    if (!tokens.has((c.req.header('authorization') ?? '').replace(/^Bearer /, ''))) return c.json({}, 401);
    return next();
  });

  app.post('/services/invoice/upload', async (c) => {
    const { dataFile } = await c.req.json<{ dataFile?: string }>();
    const xml = Buffer.from(dataFile ?? '', 'base64').toString('utf8');
    const faults = world.schema ? await schemaFaults(xml) : [];
    if (faults.length > 0)
      return c.json({ errorCode: SCHEMA_FAULT, errorDescription: faults[0], uploadFileName: null });
    const file = receive(world, xml);
    return c.json({ errorCode: '0000', errorDescription: '', uploadFileName: file.filename });
  });

  app.get('/services/invoice/out/getByFilename', (c) => {
    const file = world.store.find(c.req.query('filename') ?? '');
    const whole = file && c.req.query('includeFile') === 'true' ? { file: signed(file.xml) } : {};
    return file
      ? c.json({ ...shown(world, file), ...whole })
      : c.json({ errorCode: '0001', errorDescription: 'Fattura non trovata' });
  });

  app.get('/services/invoice/out/findByUsername', (c) => found(world, c));
  return app;
}

function found(world: World, c: Context<Env>) {
  const since = Date.parse(c.req.query('startDate') ?? '') || 0;
  const size = Number(c.req.query('size') ?? 10);
  const page = Number(c.req.query('page') ?? 1);
  const files = world.store.all().filter((file) => file.receivedAt >= since);
  return c.json({
    errorCode: '0000',
    totalPages: Math.max(1, Math.ceil(files.length / size)),
    content: files.slice((page - 1) * size, page * size).map((file) => shown(world, file)),
  });
}

/** What the exchange will say is settled when the file arrives; it says so later. */
function receive(world: World, xml: string): KeptFile {
  const invoice = Object.values(convert(xml, { format: 'object' }) as object)[0] as unknown;
  const read = summary(invoice);
  const same = (file: KeptFile) =>
    file.outcome !== 'Scartata' &&
    file.number === read.number &&
    file.sellerVat === read.sellerVat &&
    file.day.slice(0, 4) === read.day.slice(0, 4);
  const receivedAt = world.now().getTime();
  const [rejection] = rejections(invoice, {
    duplicate: world.store.all().some(same),
    today: new Date(receivedAt + 86_400_000).toISOString().slice(0, 10),
  });
  const outcome: Outcome = rejection ? 'Scartata' : read.recipientCode === 'NONCONS' ? 'Non Consegnata' : 'Consegnata';
  const wait = read.recipientCode.startsWith('TARDI') ? 10 * 60_000 : world.answerMs;
  const number = world.store.next();
  const file: KeptFile = {
    ...read,
    filename: `IT${read.sellerVat}_${number.toString(36).padStart(5, '0')}.xml.p7m`,
    idSdi: String(110_000_000 + number),
    xml,
    receivedAt,
    answersAt: read.recipientCode.startsWith('MUTO') ? null : receivedAt + wait,
    outcome,
    rejection: rejection ?? null,
  };
  world.store.add(file);
  return file;
}

/** Between bytes that are no text, as the intermediary's signature puts it. */
const signed = (xml: string): string =>
  Buffer.concat([
    Buffer.from([0x30, 0x80, 0x06, 0x09]),
    Buffer.from(xml),
    Buffer.from([0x00, 0xff, 0x3c, 0x00]),
  ]).toString('base64');

function shown(world: World, file: KeptFile) {
  const answered = file.answersAt !== null && world.now().getTime() >= file.answersAt;
  const { rejection } = file;
  return {
    errorCode: '0000',
    filename: file.filename,
    idSdi: answered ? file.idSdi : '',
    invoices: [
      {
        number: file.number,
        invoiceDate: file.day,
        status: answered ? file.outcome : 'Inviata',
        statusDescription: answered && rejection ? `${rejection.code} - ${rejection.description}` : '',
      },
    ],
  };
}
