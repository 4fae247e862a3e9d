/** The product out of a package: started in a root folder beside a database and all vendors, and asked for what visitors ask. */
import { request } from 'node:http';
import { request as overTls } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';
import { openTestDatabase } from '../support/database.ts';
import { openVendors } from '../support/vendors.ts';
import type { Started } from './root-folder.ts';

const HOST = '127.0.0.1';
/** As in production it answers for itself under this name, and under no other. */
export const PUBLIC_HOST = 'vetrina.test';

/** What an installation needs around it, for as long as `use` takes. */
export async function withSurroundings<T>(
  use: (given: { port: number; env: Record<string, string | undefined> }) => Promise<T>,
): Promise<T> {
  const database = await openTestDatabase();
  const port = await freePort();
  const origin = `https://${PUBLIC_HOST}`;
  const vendors = await openVendors({ host: HOST, publicUrl: origin, webhooks: `http://${HOST}:${port}` });
  try {
    // The played vendors are no business with the public.
    const env = { ...vendors.env, PORT: String(port), DATABASE_URL: database.url, VETRINA_ENV: '', PUBLIC_URL: origin };
    return await use({ port, env });
  } finally {
    await vendors.close();
    await database.close();
  }
}

/** Waits for /readyz, then makes a preview of a page with its pictures; what went wrong, or null. Asked under its public name, as the proxy asks. */
export async function sells(product: Started, port: number): Promise<string | null> {
  const ready = async () => product.child.exitCode !== null || (await asking(port, '/readyz')).status === 200;
  if (!(await soon(ready))) return `it is not ready: ${product.said().slice(-600)}`;
  if (product.child.exitCode !== null) return `it ended: ${product.said().slice(-600)}`;
  const { status } = await asking(port, '/vetrina');
  if (status !== 200) return `/vetrina answers ${status}`;
  const wish = JSON.stringify({ id: '900000000000101', locale: 'it' });
  const asked = await asking(port, '/buy_yr/api/page/preview', wish);
  if (asked.status !== 202) return `a preview is asked for and answers ${asked.status}`;
  const { _id: id } = JSON.parse(asked.text) as { _id: string };
  const isReady = async () => (await asking(port, `/buy_yr/api/page/preview/${id}`)).text.includes('"ready"');
  return (await soon(isReady)) ? null : 'no site is made of a page';
}

/** Status 0: nobody answers. `tls`: the port of an edge, whose certificate is its own. */
export function asking(
  port: number,
  path: string,
  body?: string,
  { tls = false }: { tls?: boolean } = {},
): Promise<{ status: number; text: string }> {
  const headers = { host: PUBLIC_HOST, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const given = { host: HOST, port, path, method: body === undefined ? 'GET' : 'POST', headers, timeout: 20_000 };
  return new Promise((done) => {
    const call = tls ? overTls({ ...given, servername: PUBLIC_HOST, rejectUnauthorized: false }) : request(given);
    call.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => done({ status: 0, text: '' }));
    call.end(body);
  });
}

export async function soon(is: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await is()) return true;
    await sleep(200);
  }
  return false;
}
