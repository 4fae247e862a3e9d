/** What no text is, in every part of every call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filled, meetEverybody, type Everybody } from '../../tests/support/everybody.ts';
import { PEOPLE, ROUTES } from '../../tests/support/route-matrix.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await meetEverybody();
});
afterAll(() => everybody?.product.close());

/** NUL, half a character, no character, a mark of direction: as an address and as a body carry them. */
const ODD = ['\0', '\ud800', '\ufffe', '\u202e'];
const ODD_BYTES = ['%00', 'a%00b', '%ED%A0%80', '%FF', '%EF%BF%BE', '%0a', '%2e%2e%2f'];
const QUERIES = ['q', 'ext', 'lang', 'before', 'after', 'page', 'state', 'k', 'to', 'site', 'code', 'error', 'domain'];
/** The body with `odd` in one of its texts at a time, and once as a name. */
function oddBodies(body: unknown, odd: string): unknown[] {
  if (typeof body === 'string') return [odd, `${body}${odd}`];
  if (typeof body !== 'object' || body === null) return [];
  const entries = Object.entries(body);
  const each = entries.flatMap(([key, value]) => oddBodies(value, odd).map((bent) => ({ ...body, [key]: bent })));
  return Array.isArray(body) ? each.map((bent) => Object.values(bent)) : [...each, { ...body, [`x${odd}`]: odd }];
}

describe('NUL, half characters and bytes that are no text', () => {
  it('are a bad request and never our fault, in every call’s path, query, body, headers and cookies [X5]', async () => {
    const { call, headers, names } = everybody;
    const wrong: string[] = [];
    let calls = 0;
    const expected = (what: string, route: string, status: number, strict: boolean) => {
      calls += 1;
      if (status >= 500 || (strict && status !== 400)) wrong.push(`${route} with ${what} answers ${status}`);
    };
    for (const [route, body, cells] of ROUTES.filter(([path]) => !path.endsWith('sign-out'))) {
      const [method = '', path = ''] = route.split(' ');
      const known = PEOPLE.find((person) => cells[person] === 'in') ?? 'visitor';
      const sent = body === null ? null : (JSON.parse(filled(JSON.stringify(body), names)) as unknown);
      const ask = (to: string, given: unknown, more: Record<string, string> = {}) =>
        call(method, to, given, { ...headers[known], ...more });
      for (const odd of ODD_BYTES) {
        for (const [param] of path.matchAll(/:\w+(?:\{[^}]*\})?/g)) {
          const answer = await ask(filled(path.replace(param, odd), names), sent);
          expected(`${param} ${odd}`, route, answer.status, odd.includes('%00'));
        }
        const query = QUERIES.map((name) => `${name}=${odd}`).join('&');
        expected(
          `query ${odd}`,
          route,
          (await ask(`${filled(path, names)}?${query}`, sent)).status,
          odd.includes('%00'),
        );
        const cookies = { cookie: `vetrina_order=${odd}; vetrina_login=${odd}.${odd}; i18next=${odd}` };
        const more = { ...cookies, 'accept-language': odd, authorization: `Bearer ${odd}`, 'stripe-signature': odd };
        expected(`headers ${odd}`, route, (await ask(filled(path, names), sent, more)).status, false);
      }
      for (const odd of ODD) {
        for (const bent of oddBodies(sent, odd)) {
          const { status } = await ask(filled(path, names), bent);
          expected(JSON.stringify(bent), route, status, false);
        }
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(calls).toBeGreaterThan(1500);
    for (const screen of ['/manager/orders/%00', '/api/vetrina/payment/a%00b/complete', '/?page=%00', '/%FF']) {
      expect([screen, (await call('GET', screen, null, {})).status]).toEqual([screen, 400]);
    }
  });
});
