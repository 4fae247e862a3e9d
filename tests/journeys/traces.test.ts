/** What follows from a payment, seen from outside: one trace from the provider's call to the mail, and nobody's name in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTraceCollector, type CollectedSpan } from '../support/trace-collector.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { openStage, type Stage } from './support/stage.ts';

const PAGE = '900000000000101';
const MAIL = 'traced@example.org';
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let stage: Stage;
let order = '';

beforeAll(async () => {
  collector = await startTraceCollector();
  stage = await openStage({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await stage?.close();
  await collector?.close();
});

const traceWith = (name: string): CollectedSpan[] => {
  const ids = new Set(collector.spans.filter((span) => span.name === name).map(({ traceId }) => traceId));
  return collector.spans.filter(({ traceId }) => ids.has(traceId));
};

it('payment, event, job, publication and mail of an order are one trace [P14]', async () => {
  const client = newClient(stage);
  const { _id: id } = await client.start(PAGE, { ...NIVES, mail: MAIL });
  order = id;
  await client.saveCart(id, []);
  const session = await client.checkout(id);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  await eventually(() => stage.mail.messages().some(({ to }) => to.includes(MAIL))).toBe(true);

  const names = () => new Set(traceWith('POST /webhooks/stripe').map(({ name }) => name));
  const expected = ['event billing.subscription-activated', 'sites.publish', 'notifications.send-mail', 'mail.send'];
  await eventually(() => expected.filter((name) => !names().has(name))).toEqual([]);
  const paid = traceWith('POST /webhooks/stripe');
  const spans = new Map(paid.map((span) => [span.spanId, span]));
  const mail = paid.find(({ name }) => name === 'mail.send');
  const way: string[] = [];
  for (let at = mail; at; at = spans.get(at.parentSpanId ?? '')) way.unshift(at.name);
  expect(way[0], way.join(' > ')).toBe('POST /webhooks/stripe');
});

it('no span holds an order, a mail address, a name or a host', () => {
  const text = JSON.stringify(collector.spans);
  expect(collector.spans.length).toBeGreaterThan(20);
  for (const secret of [MAIL, NIVES.mail, order, PAGE, 'localhost', '@']) expect(text).not.toContain(secret);
});

it('a stranger chooses neither the trace nor whether it is kept', async () => {
  const foreign = '4bf92f3577b34da6a3ce929d0e0e4736';
  const kept = () => collector.spans.filter(({ name }) => name === 'POST /buy_yr/api/order/subscription').length;
  const before = kept();
  await fetch(`${stage.origin}/buy_yr/api/order/subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${foreign}-00f067aa0ba902b7-00` },
    body: '{}',
  });
  await eventually(() => kept() > before).toBe(true);
  expect(collector.spans.some(({ traceId }) => traceId === foreign)).toBe(false);
});

it('every line of the log that belongs to a trace names it', () => {
  const paid = new Set(traceWith('POST /webhooks/stripe').map(({ traceId }) => traceId));
  const lines = stage.log.filter((line) => [...paid].some((id) => line.includes(`"trace":"${id}"`)));
  expect(lines.some((line) => line.includes('"event":"billing.subscription-activated"'))).toBe(true);
});

it('a collector that is away costs nobody anything', async () => {
  await collector.close();
  const client = newClient(stage);
  const { _id: id } = await client.start('900000000000404', { ...NIVES, mail: 'second@example.org' });
  expect((await client.order(id)).status).not.toBe('');
});
