/**
 * Who may make which call: every route of the router against everybody who can knock. A route without a row fails, and
 * so does a row without a route.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filled, meetEverybody, type Everybody } from '../../tests/support/everybody.ts';
import { admin, AGENTS_ORDER, PEOPLE, ROUTES, type RouteRow } from '../../tests/support/route-matrix.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await meetEverybody();
});
afterAll(() => everybody?.product.close());

async function walk(rows: RouteRow[], given: Record<string, string>): Promise<string[]> {
  const { call, headers } = everybody;
  const wrong: string[] = [];
  let calls = 0;
  for (const [route, body, cells] of rows) {
    const [method = '', path = ''] = route.split(' ');
    for (const person of PEOPLE) {
      // No two people try to sign in under one name.
      const values = { ...given, call: String((calls += 1)) };
      const sent = body === null ? null : (JSON.parse(filled(JSON.stringify(body), values)) as unknown);
      const answer = await call(method, filled(path, given), sent, headers[person]);
      const { status } = answer;
      const expected = cells[person];
      const right = expected === 'in' ? ![401, 403, 404].includes(status) && status < 500 : status === expected;
      if (!right) wrong.push(`${person}: ${route} answers ${status}, expected ${expected}`);
    }
  }
  return wrong;
}

describe('every call of the router', () => {
  it('has its row, and every row is a call', () => {
    const routes = everybody.product.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const known = (route: string) => route.replaceAll(/:(?:preview|link|colleague|page|site|free)\b(?!-)/g, ':id');
    expect([...new Set(routes)].toSorted()).toEqual(ROUTES.map(([route]) => known(route)).toSorted());
  });

  it('is reached through the same few doors that recognise people and origins', () => {
    const all = everybody.product.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
    expect([...new Set(all)].toSorted()).toEqual(
      ['/*', '/:room{buy_yr|buy_ba}/api/*', '/buy_ba/api/*', '/buy_yr/api/*', `${admin}/*`].toSorted(),
    );
  });
});

describe('on an order that an agent opened', () => {
  it('each cell of the matrix holds: the agent prepares, nobody else sees it, and only its customer could pay [X5] [A6]', async () => {
    expect(await walk(AGENTS_ORDER, { ...everybody.names, id: everybody.agentsOrder })).toEqual([]);
  });
});

describe('on a customer’s order and everywhere else', () => {
  it('each cell of the matrix holds [X5] [C10] [C11]', async () => {
    expect(await walk(ROUTES, everybody.names)).toEqual([]);
  });
});
