/** The port of modules/domains, kept by the real adapter against the sandbox on the other side of the wire. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import type { DomainContact, Registrar } from '../../modules/domains/registration/registrar.port.ts';
import { isAppError, type AppError } from '../../platform/errors.ts';
import { ROSSI_SRL } from '../fixtures/registrants.ts';
import { startRegistrarSandbox, type RegistrarSandbox } from '../../sandboxes/registrar/index.ts';

const keys = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox-secret-key' };
const timeoutMs = { question: 400, order: 400 };
/** As people type it. */
const company: DomainContact = { ...ROSSI_SRL, taxId: 'IT 00743110157', province: 'bo' };
const { organisation: _organisation, ...personal } = company;
const person: DomainContact = { ...personal, kind: 'person', taxId: 'rssmra80a01h501u' };

const clock = { at: Date.parse('2026-11-21T10:00:00Z') };
let sandbox: RegistrarSandbox;
let registrar: Registrar;
const later = (ms: number) => (clock.at += ms);
const register = (domain: string, contact = company) => registrar.register({ domain, contact, years: 1 });
const transfer = (domain: string, authCode = 'aB3$xy9k') =>
  registrar.transfer({ domain, contact: company, authCode, years: 1 });
const calls = (action: string) => sandbox.state().calls.filter((c) => c.action === action);

async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isAppError(error)) throw new Error(`no AppError but ${String(error)}`);
  return error;
}
const unavailable = { code: 'domains.registrar-unavailable', retryable: true };
const refused = { code: 'domains.refused', retryable: false };

beforeAll(async () => {
  sandbox = await startRegistrarSandbox({ host: '127.0.0.1', port: 0, ...keys, now: () => new Date(clock.at) });
  registrar = createRegistrar({ endpoint: sandbox.url, ...keys, timeoutMs });
});
beforeEach(() => void sandbox.control('reset'));
afterAll(() => sandbox.close());

describe('asking whether a name is free', () => {
  it.each([
    ['libero-bar.it', 'AVAILABLE'],
    ['rubato-bar.it', 'AVAILABLE'],
    ['xn--caff-roma-33a.it', 'AVAILABLE'],
    ['xn--zzzzzzzzzz.it', 'INVALID'],
    ['occupato-bar.it', 'UNAVAILABLE'],
    ['bar.it', 'UNAVAILABLE'],
    ['premium-bar.com', 'PREMIUM'],
    ['riservato-bar.net', 'RESERVED'],
    ['roma.it', 'RESERVED'],
    ['dontknow-bar.it', 'UNKNOWN'],
    ['xn--kxafa1alzv.it', 'INVALID'],
    ['bar_del_porto.it', 'INVALID'],
    ['bardelporto.eu', 'INVALID'],
    ['pending-bar.it', 'AVAILABLE'],
    ['sempre-pending.it', 'UNKNOWN'],
  ])('%s is %s', async (domain, answer) => expect(await registrar.check(domain)).toBe(answer));

  it('PENDING is asked again at once, and not for ever', async () => {
    // A busy machine is not silence: what takes long is not asked again for it.
    const patient = createRegistrar({ endpoint: sandbox.url, ...keys, timeoutMs: { question: 60_000, order: 60_000 } });
    await patient.check('pending-bar.it');
    await patient.check('sempre-pending.it');
    expect(calls('CheckDomainAvailability').map((c) => c.domain)).toEqual([
      ...Array.from({ length: 4 }, () => 'sempre-pending.it'),
      ...Array.from({ length: 3 }, () => 'pending-bar.it'),
    ]);
  });
  it.each(['errore500-bar.it', 'limite-bar.it', 'spazzatura-bar.it', 'manutenzione-bar.it'])(
    '%s: the answer is unknown, and may be asked again',
    async (domain) => {
      expect(await failure(registrar.check(domain))).toMatchObject(unavailable);
    },
  );
  it.each(['errore500-bar.it', 'limite-bar.it', 'spazzatura-bar.it'])('%s: no ideas either', async (domain) =>
    expect(await failure(registrar.suggest(domain, 5))).toMatchObject(unavailable),
  );
  it('a wrong key is our trouble and never a refusal', async () => {
    for (const wrong of [{ accessKeyId: 'AKIAOTHER' }, { secretAccessKey: 'another-secret' }]) {
      const stranger = createRegistrar({ endpoint: sandbox.url, ...keys, ...wrong, timeoutMs });
      const error = await failure(stranger.check('libero-bar.it'));
      expect(error).toMatchObject(unavailable);
      expect(error.message).toMatch(/UnrecognizedClientException|InvalidSignatureException/);
    }
  });
  it('nobody listening is an unknown answer', async () => {
    const nobody = createRegistrar({ endpoint: 'http://127.0.0.1:1', ...keys, timeoutMs });
    expect(await failure(nobody.check('libero-bar.it'))).toMatchObject(unavailable);
  });
});

describe('ideas for a name', () => {
  it('are free, near the asked one, and the same every time', async () => {
    const ideas = await registrar.suggest('occupato-bar.it', 10);
    expect(ideas.length).toBeLessThanOrEqual(10);
    expect(await registrar.suggest('trattoria.it', 10)).toEqual(await registrar.suggest('trattoria.it', 10));
    const free = await registrar.suggest('trattoria.it', 10);
    expect(free.length).toBeGreaterThan(3);
    for (const { domain, availability } of free) {
      expect(availability).toBe('AVAILABLE');
      expect(await registrar.check(domain)).toBe('AVAILABLE');
    }
  });
});

describe('registering', () => {
  it('ends later, and then the name is ours', async () => {
    const { operationId } = await register('libero-bar.it');
    expect(await registrar.operation(operationId)).toEqual({ state: 'pending' });
    expect(await registrar.details('libero-bar.it')).toBeNull();
    later(1500);
    expect(await registrar.operation(operationId)).toEqual({ state: 'done' });
    expect(await registrar.details('libero-bar.it')).toMatchObject({
      domain: 'libero-bar.it',
      autoRenew: false,
      locked: true,
    });
    expect(await registrar.check('libero-bar.it')).toBe('UNAVAILABLE');
    expect(await registrar.findOperation('libero-bar.it')).toEqual({ operationId, state: { state: 'done' } });
  });
  it('asked twice while it runs gives the same operation', async () => {
    const first = await register('libero-bar.com');
    expect(await register('libero-bar.com')).toEqual(first);
    expect(sandbox.state().operations).toHaveLength(1);
  });
  it.each([
    ['rubato-bar.it', 'taken'],
    ['occupato-bar.it', 'taken'],
    ['rifiutato-bar.it', 'refused'],
    ['scaduto-bar.it', 'expired'],
  ])('%s ends as %s', async (domain, code) => {
    const { operationId } = await register(domain);
    later(1500);
    expect(await registrar.operation(operationId)).toMatchObject({ state: 'failed', code });
    expect(await registrar.details(domain)).toBeNull();
  });
  it('somebody may be faster between the check and the end', async () => {
    expect(await registrar.check('libero-bar.net')).toBe('AVAILABLE');
    const { operationId } = await register('libero-bar.net');
    sandbox.control('names', { name: 'libero-bar.net' });
    later(1500);
    expect(await registrar.operation(operationId)).toMatchObject({ state: 'failed', code: 'taken' });
  });
  it('lento takes twenty seconds', async () => {
    const { operationId } = await register('lento-bar.it');
    later(19_000);
    expect(await registrar.operation(operationId)).toEqual({ state: 'pending' });
    later(1_000);
    expect(await registrar.operation(operationId)).toEqual({ state: 'done' });
  });
  it('a person may end an operation by hand', async () => {
    const { operationId } = await register('libero-bar.it');
    sandbox.control(`operations/${operationId}/fail`);
    expect(await registrar.operation(operationId)).toMatchObject({ state: 'failed', code: 'refused' });
    const again = await register('libero-bar.it');
    sandbox.control(`operations/${again.operationId}/finish`);
    expect(await registrar.operation(again.operationId)).toEqual({ state: 'done' });
    expect(await registrar.findOperation('libero-bar.it')).toMatchObject({ operationId: again.operationId });
  });
});

describe('an order whose outcome is unknown', () => {
  it.each([
    ['timeout-bar.it', null],
    ['libero-bar.it', 'no-answer-after'],
    ['libero-bar.it', 'slow'],
    ['libero-bar.it', 'error-after'],
    ['libero-bar.it', 'reset-after'],
    ['libero-bar.it', 'rubbish'],
    ['libero-bar.it', 'wrong-shape'],
    ['libero-bar.it', 'truncated'],
  ])('%s with %s took effect: looking finds it, nothing was ordered twice', async (domain, kind) => {
    if (kind) sandbox.control('faults', { action: 'RegisterDomain', kind });
    expect(await failure(register(domain))).toMatchObject(unavailable);
    expect(calls('RegisterDomain')).toHaveLength(1);
    const found = await registrar.findOperation(domain);
    expect(found).toMatchObject({ state: { state: 'pending' } });
    later(1500);
    expect(await registrar.operation(found?.operationId ?? '')).toEqual({ state: 'done' });
  });
  it.each([
    ['errore500-bar.it', null],
    ['limite-bar.it', null],
    ['inciampo-bar.it', null],
    ['manutenzione-bar.it', null],
    ['libero-bar.it', 'error-before'],
    ['libero-bar.it', 'no-answer-before'],
    ['libero-bar.it', 'reset-before'],
    ['libero-bar.it', 'throttled'],
  ])('%s with %s did not: looking finds nothing, and the order was sent once', async (domain, kind) => {
    if (kind) sandbox.control('faults', { action: 'RegisterDomain', kind });
    expect(await failure(register(domain))).toMatchObject(unavailable);
    expect(calls('RegisterDomain').length).toBeLessThanOrEqual(1);
    expect(await registrar.findOperation(domain)).toBeNull();
  });
  it('after a stumble the second order works', async () => {
    await failure(register('inciampo-bar.it'));
    expect(await register('inciampo-bar.it')).toHaveProperty('operationId');
  });
  it('looking goes to the last page of a long history', async () => {
    const first = await register('libero-bar.it');
    for (let i = 0; i < 120; i++) await register(`libero-${i}.com`);
    expect(await registrar.findOperation('libero-bar.it')).toMatchObject(first);
    expect(calls('ListOperations')).toHaveLength(2);
  });
});

describe('the registrant', () => {
  it('reaches the registry in its own terms', async () => {
    const contact = await seenBy('libero-bar.it', company);
    expect(contact).toMatchObject({ ContactType: 'COMPANY', OrganizationName: 'Rossi Srl', State: 'BO' });
    expect(contact).toMatchObject({ PhoneNumber: '+39.0512345678' });
    expect(contact.ExtraParams).toEqual([
      { Name: 'IT_NATIONALITY', Value: 'IT' },
      { Name: 'IT_PIN', Value: '00743110157' },
      { Name: 'IT_REGISTRANT_ENTITY_TYPE', Value: 'ITALIAN_COMPANIES' },
    ]);
    expect(await seenBy('libero-bar.com', company)).not.toHaveProperty('ExtraParams');
  });
  it('who is a consumer is a person with the codice fiscale', async () => {
    const contact = await seenBy('libero-uno.it', person);
    expect(contact).toMatchObject({ ContactType: 'PERSON' });
    expect(contact).not.toHaveProperty('OrganizationName');
    expect(contact.ExtraParams).toContainEqual({ Name: 'IT_PIN', Value: 'RSSMRA80A01H501U' });
  });
  it('who is an Italian sole trader is a freelance worker', async () => {
    const contact = await seenBy('libero-tre.it', { ...company, kind: 'sole-trader' });
    expect(contact.ContactType).toBe('COMPANY');
    expect(contact.ExtraParams).toContainEqual({ Name: 'IT_REGISTRANT_ENTITY_TYPE', Value: 'FREELANCE_WORKERS' });
  });
  it('who is a company of another European country is a foreigner', async () => {
    const greek = { ...company, country: 'GR', taxId: 'EL094259216', phone: '+302101234567', province: 'Attica' };
    const contact = await seenBy('libero-due.it', greek);
    expect(contact.PhoneNumber).toBe('+30.2101234567');
    expect(contact.ExtraParams).toContainEqual({ Name: 'IT_REGISTRANT_ENTITY_TYPE', Value: 'FOREIGNERS' });
  });
  it.each([
    ['a wrong codice fiscale', { ...person, taxId: 'RSSMRA80A01H501X' }],
    ['a wrong partita IVA', { ...company, taxId: '00743110158' }],
    ['no tax code', { ...person, taxId: '' }],
    ['a country outside Europe', { ...person, country: 'US' }],
    ['no phone', { ...person, phone: '' }],
    ['no mail', { ...person, mail: 'gino' }],
  ])('is refused under .it for good with %s', async (_what, contact) => {
    const error = await failure(register('libero-bar.it', contact));
    expect(error).toMatchObject(refused);
    expect(error.message).not.toContain(contact.taxId || 'nothing');
    expect(sandbox.state().operations).toEqual([]);
  });
  it('may live anywhere under .com', async () => {
    expect(await register('libero-bar.com', { ...person, country: 'US', phone: '+12125550123' })).toHaveProperty(
      'operationId',
    );
  });

  async function seenBy(domain: string, contact: DomainContact) {
    const { operationId } = await register(domain, contact);
    return sandbox.orderOf(operationId).contacts.registrant;
  }
});

describe('transferring a name in', () => {
  it.each([
    ['occupato-bar.it', 'aB3$xy9k', 'yes', null],
    ['occupato-bar.it', 'BADCODE123', 'no', 'code'],
    ['bloccato-bar.it', 'aB3$xy9k', 'no', 'locked'],
    ['recente-bar.com', 'aB3$xy9k', 'no', 'too-recent'],
    ['recente-bar.it', 'aB3$xy9k', 'yes', null],
    ['libero-bar.it', 'aB3$xy9k', 'no', 'not-registered'],
    ['premium-bar.it', 'aB3$xy9k', 'no', 'not-sold'],
    ['bardelporto.eu', 'aB3$xy9k', 'no', null],
    ['dontknow-bar.it', 'aB3$xy9k', 'unknown', null],
  ])('%s with %s: %s, %s [W9]', async (domain, code, answer, why) =>
    expect(await registrar.transferable(domain, code)).toEqual({ answer, why }),
  );
  it.each([
    ['paziente-bar.it', 1],
    ['paziente-bar.com', 5],
  ])('%s takes %i days and tells whom it waits for [W9]', async (domain, days) => {
    const { operationId } = await transfer(domain);
    later(days * 86_400_000 - 1);
    expect(await registrar.operation(operationId)).toEqual({ state: 'pending', waitsFor: 'present-registrar' });
    later(1);
    expect(await registrar.operation(operationId)).toEqual({ state: 'done' });
  });

  it('ends later, and then the name is ours and needs no second transfer', async () => {
    const { operationId } = await transfer('occupato-bar.it');
    later(1500);
    expect(await registrar.operation(operationId)).toEqual({ state: 'done' });
    expect(await registrar.details('occupato-bar.it')).not.toBeNull();
    expect(await registrar.transferable('occupato-bar.it', 'aB3$xy9k')).toEqual({ answer: 'no', why: 'ours' });
  });
  it('with a code the other registrar does not know ends as refused', async () => {
    const { operationId } = await transfer('occupato-bar.it', 'BADCODE123');
    later(1500);
    expect(await registrar.operation(operationId)).toMatchObject({ state: 'failed', code: 'refused' });
  });
  it('is refused at once when the name is locked or the code too short', async () => {
    expect(await failure(transfer('bloccato-bar.it'))).toMatchObject(refused);
    expect(await failure(transfer('occupato-bar.it', 'abc'))).toMatchObject(refused);
  });
  it('with a lost answer is found again', async () => {
    sandbox.control('faults', { action: 'TransferDomain', kind: 'reset-after' });
    expect(await failure(transfer('occupato-bar.it'))).toMatchObject(unavailable);
    expect(calls('TransferDomain')).toHaveLength(1);
    expect(await registrar.findOperation('occupato-bar.it')).not.toBeNull();
  });
});

describe('the sandbox', () => {
  it('remembers over a restart what it was told', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'registrar-'));
    const start = () =>
      startRegistrarSandbox({ host: '127.0.0.1', port: 0, ...keys, dataDir, now: () => new Date(clock.at) });
    const first = await start();
    const before = createRegistrar({ endpoint: first.url, ...keys, timeoutMs });
    const { operationId } = await before.register({ domain: 'libero-bar.it', contact: company, years: 1 });
    await first.close();
    later(1500);
    const second = await start();
    const after = createRegistrar({ endpoint: second.url, ...keys, timeoutMs });
    expect(await after.operation(operationId)).toEqual({ state: 'done' });
    expect(await after.details('libero-bar.it')).not.toBeNull();
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
  it('shows a page, and no contact or authorisation code on it', async () => {
    await transfer('occupato-bar.it', 'geheim-code');
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain('occupato-bar.it');
    expect(page).not.toMatch(/geheim-code|00743110157|gino@rossi/);
  });
});
