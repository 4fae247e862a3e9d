/** A vendor that ends an idle connection does it without asking: what costs money or is not repeated must not leave on one. */
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createZones } from '../../adapters/zones/index.ts';
import { ROSSI_SRL } from '../fixtures/registrants.ts';

const keys = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox-secret-key' };
const noZones = `<?xml version="1.0"?><ListHostedZonesByNameResponse xmlns="https://route53.amazonaws.com/doc/2013-04-01/">
  <HostedZones/><IsTruncated>false</IsTruncated><MaxItems>100</MaxItems></ListHostedZonesByNameResponse>`;

it.each<[string, string, string, (endpoint: string) => () => Promise<unknown>]>([
  [
    'a name is ordered [P2]',
    'application/x-amz-json-1.1',
    '{"OperationId":"op-1"}',
    (endpoint) => {
      const registrar = createRegistrar({ endpoint, ...keys });
      return () => registrar.register({ domain: 'libero-bar.it', contact: ROSSI_SRL, years: 1 });
    },
  ],
  [
    'a zone is looked for [P3]',
    'text/xml',
    noZones,
    (endpoint) => {
      const zones = createZones({ endpoint, ...keys });
      return () => zones.find({ domain: 'libero-bar.it', reference: 'one' });
    },
  ],
])('%s on a connection of its own', async (_, type, body, caller) => {
  const used = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (used.has(asked.socket)) return void asked.socket.destroy();
    used.add(asked.socket);
    return void asked.resume().on('end', () => answer.writeHead(200, { 'content-type': type }).end(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const call = caller(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (const time of [1, 2, 3]) {
      await call();
      expect(used.size).toBe(time);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
