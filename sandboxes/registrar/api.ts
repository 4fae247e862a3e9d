import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as account from './calls-account.ts';
import * as names from './calls-names.ts';
import * as orders from './calls-orders.ts';
import type { FaultKind } from './fault-kinds.ts';
import { takeFault } from './faults.ts';
import { settle } from './operations.ts';
import { verifySignature, type Keys } from './signature.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';

type Input = Record<string, unknown>;
const TARGET = 'Route53Domains_v20140515.';
const SLOW_MS = 30_000;
const LATE_EFFECT_MS = 250;

const CALLS: Record<string, (world: World, input: Input) => object> = {
  CheckDomainAvailability: names.checkDomainAvailability,
  CheckDomainTransferability: names.checkDomainTransferability,
  GetDomainSuggestions: names.getDomainSuggestions,
  ListPrices: names.listPrices,
  RegisterDomain: orders.registerDomain,
  TransferDomain: orders.transferDomain,
  GetOperationDetail: orders.getOperationDetail,
  ListOperations: orders.listOperations,
  GetDomainDetail: orders.getDomainDetail,
  ListDomains: orders.listDomains,
  RenewDomain: account.renewDomain,
  RetrieveDomainAuthCode: account.retrieveDomainAuthCode,
  EnableDomainTransferLock: account.enableDomainTransferLock,
  DisableDomainTransferLock: account.disableDomainTransferLock,
  UpdateDomainNameservers: account.updateDomainNameservers,
  EnableDomainAutoRenew: account.enableDomainAutoRenew,
  DisableDomainAutoRenew: account.disableDomainAutoRenew,
};
export const CALL_NAMES = Object.keys(CALLS);

/** Where an answer goes: a response of node:http, or what takes its place within one process. */
export interface Reply {
  writeHead(status: number, headers: OutgoingHttpHeaders): Reply;
  write(text: string, done: () => void): unknown;
  end(text: string): unknown;
  /** Cuts the line. */
  destroy(): unknown;
}

/** Answers one call of the registrar's API, or fails as asked. `keys` null: it need not be signed. */
export async function answerCall(
  world: World,
  keys: Keys | null,
  request: { headers: IncomingHttpHeaders; body: string },
  response: Reply,
): Promise<void> {
  const action = String(request.headers['x-amz-target'] ?? '').replace(TARGET, '');
  let domain = '';
  let fault: FaultKind | null = null;
  const note = (result: string) => world.store.record({ at: world.now(), action, domain, result });
  try {
    const url = new URL('/', 'http://sandbox');
    if (keys) verifySignature(keys, { ...request, method: 'POST', url, service: 'route53domains' });
    const call = CALLS[action];
    if (!call) throw new VendorError('UnknownOperationException', '');
    const input = parse(request.body);
    domain = typeof input.DomainName === 'string' ? input.DomainName.toLowerCase() : '';
    fault = takeFault(world.store, action, domain);
    if (fault === 'error-before') throw new VendorError('InternalFailure', 'An internal error occurred.');
    if (fault === 'throttled') throw new VendorError('ThrottlingException', 'Rate exceeded');
    if (fault === 'reset-before' || fault === 'no-answer-before') {
      note(fault);
      if (fault === 'reset-before') response.destroy();
      return;
    }
    if (fault === 'limit') throw new VendorError('OperationLimitExceeded', 'Too many operations are running.');
    if (fault === 'late-effect') {
      note(fault);
      response.destroy();
      setTimeout(() => actUnheard(world, call, input), LATE_EFFECT_MS).unref();
      return;
    }
    settle(world);
    const answer = call(world, input);
    note(fault ?? summaryOf(answer));
    if (fault === 'slow') await sleep(SLOW_MS, undefined, { ref: false });
    sendAnswer(response, answer, fault);
  } catch (error) {
    const failure = error instanceof VendorError ? error : new VendorError('InternalFailure', String(error));
    note(failure.type);
    sendError(response, failure);
  }
}

/** The caller has gone: whatever comes of it, nobody hears. */
function actUnheard(world: World, call: (world: World, input: Input) => object, input: Input): void {
  settle(world);
  try {
    call(world, input);
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
  }
}

function parse(body: string): Input {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Input;
  } catch {
    // Answered below with the vendor's own error.
  }
  throw new VendorError('SerializationException', 'The request body is not a JSON object.');
}

/** The one word of an answer worth showing in a list of calls. */
function summaryOf(answer: object): string {
  const known = answer as { Availability?: string; Transferability?: { Transferable: string }; Status?: string };
  return known.Availability ?? known.Transferability?.Transferable ?? known.Status ?? 'ok';
}

/** Sends the answer of a call that took effect, spoiled as the fault says; a silent fault leaves the socket open. */
function sendAnswer(response: Reply, answer: object, fault: FaultKind | null): void {
  const text = JSON.stringify(answer);
  if (fault === 'no-answer-after') return;
  if (fault === 'reset-after') return void response.destroy();
  if (fault === 'error-after')
    return sendError(response, new VendorError('InternalFailure', 'An internal error occurred.'));
  if (fault === 'truncated') {
    response.writeHead(200, { ...headers(), 'content-length': text.length });
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
    return;
  }
  const body = fault === 'rubbish' ? '<html>Bad gateway' : fault === 'wrong-shape' ? '{"Result":42}' : text;
  response.writeHead(200, headers()).end(body);
}

function sendError(response: Reply, error: VendorError): void {
  response
    .writeHead(error.status, headers())
    .end(JSON.stringify({ __type: error.type, message: error.message, ...error.members }));
}

const headers = () => ({ 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
