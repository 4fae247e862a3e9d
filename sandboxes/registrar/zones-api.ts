/** The front of the hosted zones: signature, route, fault, XML. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { create } from 'xmlbuilder2';
import type { FaultKind } from './fault-kinds.ts';
import { takeFault } from './faults.ts';
import { verifySignature, type Keys } from './signature.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';
import * as calls from './zones-calls.ts';

export const ZONES_PATH = '/2013-04-01/';
const SPACE = 'https://route53.amazonaws.com/doc/2013-04-01/';

interface Asked {
  id: string;
  body: string;
  query: URLSearchParams;
}
type Route = [method: string, path: RegExp, action: string, run: (world: World, asked: Asked) => object];
const ROUTES: Route[] = [
  ['POST', /^hostedzone$/, 'CreateHostedZone', (world, { body }) => calls.createZone(world, body)],
  ['GET', /^hostedzonesbyname$/, 'ListHostedZonesByName', (world, { query }) => calls.listByName(world, query)],
  ['GET', /^hostedzonecount$/, 'GetHostedZoneCount', (world) => calls.countZones(world)],
  ['GET', /^hostedzone\/(Z\w+)$/, 'GetHostedZone', (world, { id }) => calls.getZone(world, id)],
  ['DELETE', /^hostedzone\/(Z\w+)$/, 'DeleteHostedZone', (world, { id }) => calls.deleteZone(world, id)],
  [
    'POST',
    /^hostedzone\/(Z\w+)\/rrset\/?$/,
    'ChangeResourceRecordSets',
    (world, { id, body }) => calls.changeRecords(world, id, body),
  ],
  ['GET', /^hostedzone\/(Z\w+)\/rrset$/, 'ListResourceRecordSets', (world, { id }) => calls.listRecords(world, id)],
  ['GET', /^change\/(C\w+)$/, 'GetChange', (world, { id }) => calls.getChange(world, id)],
];
export const ZONE_CALLS = ROUTES.map(([, , action]) => action);

/** Answers one signed call, or fails as asked. */
export function answerZones(
  world: World,
  keys: Keys,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const path = url.pathname.slice(ZONES_PATH.length);
  const route = ROUTES.find(([method, shape]) => method === request.method && shape.test(path));
  const [, shape, action = 'unknown', run] = route ?? [];
  const id = shape?.exec(path)?.[1] ?? '';
  const zoneName =
    world.store.state.zones.find((zone) => zone.id === id)?.name ?? url.searchParams.get('dnsname') ?? '';
  const domain = (/<Name>([^<]+)<\/Name>/.exec(body)?.[1] ?? zoneName).replace(/\.$/, '').replace(/^www\./, '');
  const note = (result: string) => world.store.record({ at: world.now(), action, domain, result });
  try {
    verifySignature(keys, { method: request.method ?? 'GET', url, service: 'route53', headers: request.headers, body });
    if (!run) throw new VendorError('InvalidInput', 'There is no such call.');
    const fault = takeFault(world.store, action, domain);
    if (fault === 'error-before') throw new VendorError('InternalFailure', 'We encountered an internal error.');
    if (fault === 'throttled') throw new VendorError('Throttling', 'Rate exceeded');
    if (fault === 'limit') throw new VendorError('TooManyHostedZones', 'Limits Exceeded: MAX_HOSTED_ZONES.');
    if (fault === 'no-answer-before') return note(fault);
    if (fault === 'reset-before') return cut(response, note, fault);
    const answer = run(world, { id, body, query: url.searchParams });
    world.store.save();
    if (fault === 'no-answer-after') return note(fault);
    if (fault === 'reset-after') return cut(response, note, fault);
    if (fault === 'error-after') throw new VendorError('InternalFailure', 'We encountered an internal error.');
    note(fault ?? 'ok');
    send(response, action === 'CreateHostedZone' ? 201 : 200, spoiled(`${action}Response`, answer, fault));
  } catch (error) {
    const failure = error instanceof VendorError ? error : new VendorError('InternalFailure', String(error));
    note(failure.type);
    const { type: Code, message: Message } = failure;
    const Type = failure.status >= 500 ? 'Receiver' : 'Sender';
    send(response, failure.status, xml('ErrorResponse', { Error: { Type, Code, Message }, RequestId: randomUUID() }));
  }
}

const xml = (element: string, content: object): string =>
  create({ version: '1.0', encoding: 'UTF-8' }).ele(SPACE, element).ele(content).end();

function spoiled(element: string, answer: object, fault: FaultKind | null): string {
  const text = xml(element, answer);
  if (fault === 'truncated') return text.slice(0, Math.floor(text.length / 2));
  if (fault === 'rubbish') return '<html><p>Bad gateway';
  return fault === 'wrong-shape' ? xml(element, { Result: '42' }) : text;
}

function cut(response: ServerResponse, note: (result: string) => void, fault: FaultKind): void {
  note(fault);
  response.destroy();
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() }).end(body);
}
