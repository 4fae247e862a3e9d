/** The product out of a package: started in a root folder beside a database and all vendors, and asked for what visitors ask. */
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../journeys/support/free-port.ts';
import { openTestDatabase } from '../support/database.ts';
import { openVendors } from '../support/vendors.ts';
import type { Started } from './root-folder.ts';

const HOST = '127.0.0.1';

/** What an installation needs around it, for as long as `use` takes. */
export async function withSurroundings<T>(
  use: (given: { port: number; env: Record<string, string | undefined> }) => Promise<T>,
): Promise<T> {
  const database = await openTestDatabase();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
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

/** Waits for /readyz, then makes a preview of a page with its pictures; what went wrong, or null. */
export async function sells(product: Started, port: number): Promise<string | null> {
  const origin = `http://localhost:${port}`;
  const ask = (path: string, more: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...more, signal: AbortSignal.timeout(20_000) }).catch(() => null);
  if (!(await soon(async () => product.child.exitCode !== null || (await ask('/readyz'))?.ok === true)))
    return `it is not ready: ${product.said().slice(-600)}`;
  if (product.child.exitCode !== null) return `it ended: ${product.said().slice(-600)}`;
  const page = await ask('/vetrina');
  if (page?.status !== 200) return `/vetrina answers ${page?.status}`;
  const asked = await ask('/buy_yr/api/page/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: '900000000000101', locale: 'it' }),
  });
  if (!asked?.ok) return `a preview is asked for and answers ${asked?.status}`;
  const { _id: id } = (await asked.json()) as { _id: string };
  const isReady = async () => {
    const answer = (await (await ask(`/buy_yr/api/page/preview/${id}`))?.json()) as { status?: string } | undefined;
    return answer?.status === 'ready';
  };
  return (await soon(isReady)) ? null : 'no site is made of a page';
}

async function soon(is: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await is()) return true;
    await sleep(200);
  }
  return false;
}
