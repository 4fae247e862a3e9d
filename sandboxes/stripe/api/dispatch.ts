import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { runAgenda } from '../agenda.ts';
import { ApiError, secondShape } from '../api-error.ts';
import { scoped } from '../connect/scope.ts';
import { change, type Desk } from '../desk.ts';
import { expandAnswer } from '../expand.ts';
import { faultOfMail, type FaultKind, type Faults } from '../faults.ts';
import { decodeForm } from '../form.ts';
import { newId } from '../ids.ts';
import { apiVersion } from '../objects/event.ts';
import { beginAnswer, keepAnswer } from './idempotency.ts';
import { isSecond, type Route } from './route.ts';

export type ApiContext = Context<{ Bindings: HttpBindings }>;
interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

const authError = (message: string) => new ApiError(401, { type: 'invalid_request_error', message });
const serverError: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An error occurred internally with this API. (sandbox fault)' } },
};
const tooMany: Answer = {
  status: 429,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded. (sandbox fault)',
    },
  },
};

function checkKey(header: string | undefined, secretKey: string): void {
  const [scheme = '', credentials = ''] = (header ?? '').split(' ');
  const given =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
      : scheme.toLowerCase() === 'bearer'
        ? credentials
        : '';
  if (given === '') throw authError('You did not provide an API key.');
  const [actual, wanted] = [Buffer.from(given), Buffer.from(secretKey)];
  if (actual.length !== wanted.length || !timingSafeEqual(actual, wanted)) {
    throw authError(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`);
  }
}

/** Parameters by their names: those of a form, or of a body of JSON. Throws ApiError 400. */
async function parametersOf({ req }: ApiContext): Promise<Parameters> {
  if (req.method !== 'POST') return decodeForm((new URL(req.url).search ?? '').slice(1));
  const text = await req.text();
  if (!isSecond(req.path)) return decodeForm(text);
  try {
    return (text === '' ? {} : JSON.parse(text)) as Parameters;
  } catch {
    throw new ApiError(400, { type: 'invalid_request_error', message: 'The body is not valid JSON.' });
  }
}
type Parameters = Record<string, unknown>;

function answerOf(error: unknown, path: string): Answer {
  if (error instanceof ApiError)
    return { status: error.status, body: { error: isSecond(path) ? secondShape(error.body) : error.body } };
  throw error;
}

/** The call itself: its effect happens here, at most once for each idempotency key. */
function perform(
  desk: Desk,
  route: Route,
  form: Parameters,
  id: string,
  origin: { requestId: string; key: string | null; named: boolean },
) {
  const verb = route.run(form);
  const origins = { id: origin.requestId, idempotency_key: origin.key };
  const result = change(desk, origins, (each) => verb(each, id), { named: origin.named });
  // A clock that was advanced brings its renewals before the answer leaves.
  if (route.method === 'POST' && route.path.test('/v1/test_helpers/test_clocks/any/advance')) runAgenda(desk);
  return expandAnswer(desk.state, result, form['expand'] as string[] | undefined);
}

function reply(c: ApiContext, requestId: string, answer: Answer): Response {
  c.header('Request-Id', requestId);
  c.header('Stripe-Version', apiVersion);
  if (answer.replayed === true) c.header('Idempotent-Replayed', 'true');
  return c.json(answer.body as object, answer.status as 200);
}

const badGateway = (c: ApiContext) => c.html('<html><body>502 Bad Gateway</body></html>', 200);

async function reset(c: ApiContext): Promise<Response> {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Never answers; ends when the caller hangs up. */
async function silence(c: ApiContext): Promise<Response> {
  await new Promise((resolve) => {
    c.env.outgoing.once('close', resolve);
  });
  return RESPONSE_ALREADY_SENT;
}

export function createDispatch(ours: Desk, faults: Faults, routes: Route[]) {
  async function answer(c: ApiContext, requestId: string, form: Parameters, fault: FaultKind | null): Promise<Answer> {
    checkKey(c.req.header('authorization'), ours.secretKey);
    const desk = scoped(ours, (name) => c.req.header(name));
    const version = c.req.header('stripe-version');
    if (version !== undefined && version !== apiVersion) {
      throw new ApiError(400, {
        type: 'invalid_request_error',
        message: `This sandbox speaks ${apiVersion} only, not ${version}.`,
      });
    }
    const { path, method } = c.req;
    const route = routes.find((each) => each.method === method && each.path.test(path));
    if (route === undefined) {
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    }
    if (fault === 'error-before') return serverError;
    if (fault === 'rate-limit') return tooMany;
    const id = route.path.exec(path)?.[1] ?? '';
    const key = method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
    route.run(form);
    if (key !== null) {
      const begun = beginAnswer(desk, key, `${method} ${path} ${JSON.stringify(form)}`, requestId);
      if (begun !== null) return { ...begun, replayed: true };
    }
    // Long enough for a second request to meet the key in use.
    if (fault === 'slow') await setTimeout(500);
    let made: Answer;
    try {
      made = { status: 200, body: perform(desk, route, form, id, { requestId, key, named: version !== undefined }) };
    } catch (error) {
      made = answerOf(error, path);
    }
    if (fault === 'error-saved') made = serverError;
    if (key !== null) keepAnswer(desk, key, made);
    return made;
  }

  return async (c: ApiContext): Promise<Response> => {
    const requestId = newId('req_', 14);
    let made: Answer;
    let form: Parameters;
    try {
      form = await parametersOf(c);
    } catch (error) {
      return reply(c, requestId, answerOf(error, c.req.path));
    }
    const fault = faults.take(c.req.method, c.req.path) ?? faultOfMail(form['email'] ?? form['contact_email']);
    if (fault === 'reset') return reset(c);
    if (fault === 'rubbish') return badGateway(c);
    if (fault === 'timeout-before') return silence(c);
    try {
      made = await answer(c, requestId, form, fault);
    } catch (error) {
      made = answerOf(error, c.req.path);
    }
    if (fault === 'timeout-after') return silence(c);
    if (fault === 'reset-after') return reset(c);
    if (fault === 'rubbish-after') return badGateway(c);
    if (fault === 'error-after' && made.status === 200) made = serverError;
    return reply(c, requestId, made);
  };
}
