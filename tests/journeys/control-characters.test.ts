/** Every control character, encoded, in the paths and queries of every door of ours, on every kind of host. */
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';

let stage: Stage;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
beforeAll(async () => {
  stage = await sharedStage();
});
afterAll(async () => {
  agent.destroy();
});

const CONTROLS = [...Array.from({ length: 0x20 }, (_, code) => code), 0x7f].map(
  (code) => `%${code.toString(16).padStart(2, '0')}`,
);
/** C1 controls, what no UTF-8 is, and half an escape. */
const ODD = ['%c2%80', '%c2%85', '%c2%9f', '%ff', '%ed%a0%80', '%c0%8a', '%', '%0', '%zz'];
const HOSTS = ['localhost', 'preview.localhost', 'nobody.localhost', 'nobody.example'];
const DOORS = [
  '/X',
  '/X/',
  '/aX',
  '/vetrina/X',
  '/vetrinaX',
  '/builder/X',
  '/legal/X',
  '/manager/X',
  '/manager/orders/X',
  '/operator/X',
  '/operator/orders/X',
  '/sitimanager/previews/X',
  '/orders/X',
  '/order/X',
  '/api/vetrina/payment/X',
  '/api/vetrina/paymentX',
  '/assets/X',
  '/tls/ask?domain=X',
  '/webhooks/X',
  '/manager/social/return?code=X&state=X',
  '/buy_yr/api/X',
  '/buy_yr/api/order/check/X',
  '/buy_yr/api/order/check/X/invoices/X',
  '/buy_yr/api/page/X/picture',
  '/buy_yr/api/page/search?q=X',
  '/buy_yr/api/page/preview/X',
  '/buy_yr/api/admin/orders/X',
  '/buy_ba/api/domain/X',
  '/buy_ba/api/domains?name=X',
  '/prv_abcdefghijklmnopqrstuv/X',
  '/p/X-480.avif',
  '/admin/X',
];

const ask = (host: string, path: string, method: string): Promise<number> =>
  new Promise((done, fail) => {
    request(
      { host: '127.0.0.1', port: stage.port, path, method, agent, headers: { host: `${host}:${stage.port}` } },
      (res) => {
        res.resume().on('end', () => done(res.statusCode ?? 0));
      },
    )
      .on('error', fail)
      .end();
  });

it('a control character in a path is a refusal or nothing that we have, and never a fault of ours', async () => {
  const faults: string[] = [];
  const inPath = new Set<number>();
  for (const host of HOSTS)
    for (const door of DOORS)
      for (const odd of [...CONTROLS, ...ODD]) {
        // What is no door of its own needs one of each kind only.
        if (host !== 'localhost' && ODD.includes(odd)) continue;
        const path = door.replaceAll('X', odd);
        const status = await ask(host, path, 'GET');
        if (status >= 500) faults.push(`${status} ${host}${path}`);
        if (!door.includes('?') && CONTROLS.includes(odd)) inPath.add(status);
      }
  expect(faults).toEqual([]);
  expect([...inPath].filter((status) => ![400, 404].includes(status))).toEqual([]);
  for (const odd of CONTROLS) {
    const status = await ask('localhost', `/buy_yr/api/order/check/${odd}/cart`, 'POST');
    expect([400, 403, 404], odd).toContain(status);
  }
});
