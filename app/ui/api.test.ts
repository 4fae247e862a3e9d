import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure, failureOf, getJson, postJson } from './api.ts';

const anything = z.record(z.string(), z.unknown());
const answers = (...list: (Response | Error)[]) => {
  const fetch = vi.fn(async () => {
    const next = list.shift();
    if (next === undefined) throw new Error('asked once too often');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: code, fields: { mail: 'x' }, request_id: 'req_1' } }, { status });
const html = (status: number) => new Response('<h1>no</h1>', { status, headers: { 'x-request-id': 'req_2' } });
const codeOf = async (call: Promise<unknown>) => failureOf(await call.catch((error: unknown) => error))?.code;

afterEach(() => vi.unstubAllGlobals());

describe('a call to our own server', () => {
  it('gives back what was answered', async () => {
    answers(Response.json({ data: [1] }));
    expect(await postJson('/x', {}, anything)).toEqual({ data: [1] });
  });

  it('takes no answer of another shape, and asks nobody again for one', async () => {
    const get = answers(Response.json({ name: 7, more: 1 }), Response.json({ name: 'Gufi', more: 1 }));
    const named = z.object({ name: z.string() });
    expect(await codeOf(getJson('/x', named))).toBe('http.unexpected');
    expect(get).toHaveBeenCalledTimes(1);
    expect(await getJson('/x', named)).toEqual({ name: 'Gufi' });
  });

  it('carries the code, the fields and the request id of a refusal [X1]', async () => {
    answers(refused(422, 'ordering.billing-invalid'));
    const error = await postJson('/x', {}, anything).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'ordering.billing-invalid', fields: { mail: 'x' }, requestId: 'req_1' });
  });

  it.each([
    [401, 'http.session-lost'],
    [413, 'http.too-large'],
    [429, 'http.rate-limited'],
    [500, 'http.unexpected'],
    [503, 'http.unavailable'],
  ])('reads a bare %i as %s [X1] [X2]', async (status, code) => {
    answers(html(status));
    expect(await codeOf(postJson('/x', {}, anything))).toBe(code);
  });

  it('tells offline from unreachable [X1]', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers(new TypeError('failed to fetch'));
    expect(await codeOf(postJson('/x', {}, anything))).toBe('http.offline');
    vi.stubGlobal('navigator', { onLine: true });
    answers(new TypeError('failed to fetch'));
    expect(await codeOf(postJson('/x', {}, anything))).toBe('http.unreachable');
  });

  it('says when the answer took too long', async () => {
    vi.stubGlobal(
      'fetch',
      (_path: string, init: RequestInit) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    expect(await codeOf(postJson('/x', {}, anything, { timeoutMs: 5 }))).toBe('http.timeout');
  });

  it('asks a question again after a fault of ours, and a change never', async () => {
    vi.useFakeTimers();
    const get = answers(html(502), html(500), Response.json({ ok: true }));
    const asked = getJson('/x', anything);
    await vi.runAllTimersAsync();
    expect(await asked).toEqual({ ok: true });
    expect(get).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
    const post = answers(html(502), Response.json({ ok: true }));
    await expect(postJson('/x', {}, anything)).rejects.toBeInstanceOf(ApiFailure);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a question that was refused', async () => {
    const get = answers(refused(404, 'previews.not-found'));
    expect(await codeOf(getJson('/x', anything))).toBe('previews.not-found');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is silent when the caller gave up', async () => {
    const here = new AbortController();
    vi.stubGlobal('fetch', async () => {
      here.abort();
      throw new DOMException('gone', 'AbortError');
    });
    const error = await postJson('/x', {}, anything, { signal: here.signal }).catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toBeNull();
  });
});
