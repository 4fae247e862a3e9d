import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { decodeForm } from '../../sandboxes/stripe/form.ts';

interface Operation {
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: object } } };
  'x-query-schema'?: object;
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const packed = new URL('./data/stripe-openapi.2026-10-28.endive.json.gz', import.meta.url);
const specification = JSON.parse(gunzipSync(readFileSync(packed)).toString()) as Specification;
const inSpecification = { $id: 'spec', components: specification.components };

// Compiling takes longer than all the checks: the types hang together, so each pulls in most of the others.
const quick = { strict: false, allErrors: true, validateSchema: false, inlineRefs: false, code: { optimize: false } };
// Forms carry texts only, so requests are read with coercion and answers without.
const answers = new Ajv2020(quick).addSchema(inSpecification);
const requests = new Ajv2020({ ...quick, coerceTypes: true }).addSchema(inSpecification);

const compiled = new Map<string, ValidateFunction>();
function compile(ajv: Ajv2020, schema: object): ValidateFunction {
  const written = JSON.stringify(schema).replaceAll('"#/', '"spec#/');
  const key = `${ajv === answers ? 'answer' : 'request'} ${written}`;
  const known = compiled.get(key) ?? ajv.compile(JSON.parse(written) as object);
  compiled.set(key, known);
  return known;
}

function problems(ajv: Ajv2020, schema: object, value: unknown): string[] {
  const validate = compile(ajv, schema);
  if (validate(value)) return [];
  // Unions repeat the same fault for every branch: the deepest tells where it is.
  const errors = (validate.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  return errors.slice(0, 3).map((each) => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`);
}

function operationFor(method: string, path: string) {
  for (const [template, operations] of Object.entries(specification.paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{[a-z_]+\}/g, '(?!search$)[^/]+')}$`);
    const operation = operations[method.toLowerCase()];
    if (operation !== undefined && pattern.test(path)) return operation;
  }
  return null;
}

/** Schemas of the vendor's objects by the name each carries, and of what is left of one that was deleted. */
const objects: Record<string, string> = {
  'billing_portal.configuration': 'Configuration',
  'billing_portal.session': 'Session_2',
  'checkout.session': 'Session',
  'test_helpers.test_clock': 'TestClock',
  charge: 'Charge',
  credit_note: 'CreditNote',
  customer: 'Customer',
  'deleted customer': 'DeletedCustomer',
  'deleted product': 'DeletedProduct',
  dispute: 'Dispute',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  price: 'Price',
  product: 'Product',
  refund: 'Refund',
  setup_intent: 'SetupIntent',
  subscription: 'Subscription',
  tax_id: 'TaxId',
};
/** Objects that the specification at hand does not describe. */
const undescribed = new Set([
  'invoiceitem',
  'deleted invoiceitem',
  'deleted test_helpers.test_clock',
  'radar.early_fraud_warning',
]);

interface Shown {
  object: string;
  deleted: boolean;
  /** Of a list. */
  data: unknown[];
}
/** Faults of an object by the name it carries, whatever call answered it; of a list, those of what it holds. */
function checkObject(value: unknown): string[] {
  const { object = '', deleted = false, data = [] } = (value ?? {}) as Partial<Shown>;
  if (object === 'list') return data.flatMap(checkObject);
  const kind = deleted ? `deleted ${object}` : object;
  if (undescribed.has(kind)) return [];
  const name = objects[kind];
  if (name === undefined) return [`no schema for ${JSON.stringify(kind)}`];
  return problems(answers, { $ref: `#/components/schemas/${name}` }, value);
}

/** Faults of a request against the vendor's own types. */
function checkRequest(method: string, path: string, sent: string): string[] {
  const operation = operationFor(method, path);
  // A call that the specification at hand leaves out is judged by its answer alone.
  if (operation === null) return [];
  const asked =
    method === 'POST'
      ? operation.requestBody?.content['application/x-www-form-urlencoded'].schema
      : operation['x-query-schema'];
  if (asked === undefined) return [];
  return problems(requests, asked, decodeForm(sent)).map((fault) => `${method} ${path}: ${fault}`);
}

/** Faults of an answer against the vendor's own types. */
export function checkAnswer(method: string, path: string, status: number, answer: unknown): string[] {
  const responses = operationFor(method, path)?.responses;
  const schema =
    responses?.[status === 200 ? '200' : 'default']?.content['application/json'].schema ??
    (status === 200 ? undefined : { $ref: '#/components/schemas/error' });
  const faults = schema === undefined ? checkObject(answer) : problems(answers, schema, answer);
  return faults.map((fault) => `${method} ${path} ${status}: ${fault}`);
}

/** Faults of an event's object against the vendor's own types. */
export function checkEvent(event: { type: string; data: { object: object } }): string[] {
  const whole = problems(answers, { $ref: '#/components/schemas/event' }, event);
  // An announced invoice does not exist yet and has no id.
  const announced = event.type === 'invoice.upcoming';
  const inner = checkObject(announced ? { id: 'in_none', ...event.data.object } : event.data.object);
  return [...whole, ...inner].map((fault) => `${event.type}: ${fault}`);
}

async function readAll(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * Stands between a client and the sandbox and holds every exchange against the vendor's own types; the answers alone for
 * a client that speaks an older version.
 */
export async function startRecorder(target: string, options: { requests: boolean } = { requests: true }) {
  const faults: string[] = [];
  const exchanges: { method: string; path: string; sent: string; status: number; headers: Headers }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const body = await readAll(request);
      const headers = new Headers();
      for (const name of ['authorization', 'content-type', 'idempotency-key', 'stripe-version']) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const answer = await fetch(`${target}${url}`, { method, headers, ...(method === 'POST' && { body }) });
      const text = await answer.text();
      const { pathname, search } = new URL(url, target);
      const sent = method === 'POST' ? body : search.slice(1);
      exchanges.push({ method, path: pathname, sent, status: answer.status, headers });
      if (options.requests) faults.push(...checkRequest(method, pathname, sent));
      faults.push(...checkAnswer(method, pathname, answer.status, JSON.parse(text)));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    exchanges,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
