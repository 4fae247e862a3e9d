/** What every comparison of hosting starts from: a bought site, many copies of it, and its page as the peers serve it. */
import { openClient } from './http.ts';
import type { Product } from './product.ts';
import { buySite } from './shop.ts';
import { multiplySite } from './sites.ts';
import { findTool } from './tools.ts';

const AT_ONCE = 30;

export const SERVER_CORE = '0';
export const LOAD_CORE = '1';
/** A person's browser, so that every page counts as a visit. */
export const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const PAGE = '900000000000101';
/** What every server writes by itself. */
const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);

export interface HostedPage {
  tool: string;
  /** In brotli. */
  body: Buffer;
  headers: Record<string, string>;
}

/** @returns hosts without port, all published in `product` */
export async function openHosting(product: Product, sites: number): Promise<{ hosts: string[]; page: HostedPage }> {
  const host = await buySite(product, PAGE, 'tavola');
  const client = openClient(product.port);
  const answer = await client.get(host, '/');
  client.close();
  if (answer.status !== 200 || answer.headers['content-encoding'] !== 'br' || !answer.headers.etag)
    throw new Error(`${host} answered ${answer.status}`);
  const copied = Object.entries(answer.headers).filter(([name]) => !NOT_COPIED.has(name));
  const headers = Object.fromEntries(copied.map(([name, value]) => [name, String(value)]));
  const hosts = await multiplySite(product, host.split('.', 1)[0] ?? '', answer.body, sites);
  return { hosts, page: { tool: findTool('nginx') ?? 'nginx', body: answer.body, headers } };
}

/** Asks every host for its page once, so that each is in the memory of the process that answers. */
export async function warm(port: number, hosts: string[]): Promise<void> {
  const client = openClient(port, { 'user-agent': BROWSER['user-agent'] });
  for (let at = 0; at < hosts.length; at += AT_ONCE)
    await Promise.all(
      hosts.slice(at, at + AT_ONCE).map(async (host) => {
        const { status } = await client.get(host, '/');
        if (status !== 200) throw new Error(`${host} answered ${status}`);
      }),
    );
  client.close();
}
