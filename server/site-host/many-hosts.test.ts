/** Fifty thousand hosts in memory, and a thousand sites that publish: each costs its own site, and nobody else. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../modules/sites/files.port.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { answered } from '../../tests/support/answered.ts';
import { testContext } from '../../tests/support/context.ts';
import { createSiteHost, type SiteHost } from './index.ts';

const HOSTS = 50_000;
const NOTICES = 1000;
/** The longest that one visitor may keep all others waiting. */
const BLOCKED_MS = 5;

let host: SiteHost;
/** Hosts that the database was asked about. */
let asked: string[] = [];

const nameOf = (at: number) => `site${at}.localhost`;
const get = (name: string) => answered(host, { url: '/', headers: { host: name, 'accept-encoding': 'br' } });
const visit = async (name: string) => (await get(name))?.status;
async function visitAll(from = 0): Promise<void> {
  for (let at = from; at < HOSTS; at++) {
    const found = get(nameOf(at));
    if (found instanceof Promise) await found;
  }
}

beforeAll(async () => {
  const files = { '/': { kind: 'bytes', hash: 'a'.repeat(22), size: 4, type: 'text/html', compressed: false } };
  // Drizzle's condition holds the slug that is looked for as its first parameter.
  const stringsIn = (chunk: { queryChunks?: never[]; value?: unknown }): string[] =>
    chunk.queryChunks?.flatMap(stringsIn) ?? (typeof chunk.value === 'string' ? [chunk.value] : []);
  const rows = (slug: string) => {
    asked.push(slug);
    const at = slug.slice('site'.length);
    return Promise.resolve([
      { siteId: `sit_${at}`, versionId: `ver_${at}`, files, tier: 'premium', status: 'live', lang: 'it', name: slug },
    ]);
  };
  const db = {
    select: () => ({
      from: () => ({ innerJoin: () => ({ where: (condition: never) => rows(stringsIn(condition)[0] ?? '') }) }),
    }),
  } as never;
  const store: Partial<Files> = { read: () => Promise.resolve(Buffer.from('page')) };
  const ctx: Ctx = testContext(db, { ports: { files: store as Files } }).ctx;
  host = createSiteHost(ctx);
  await visitAll();
});

/** Milliseconds of this thread's processor: what others compute beside it does not count. */
function busyFor(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe(`with ${HOSTS} hosts in memory`, () => {
  it('answers all of them without asking anybody', async () => {
    expect(new Set(asked).size).toBe(HOSTS);
    asked = [];
    await visitAll();
    expect(asked).toEqual([]);
  });

  it(`${NOTICES} sites that publish keep nobody waiting for ${BLOCKED_MS} ms, and only their own hosts are asked about again`, async () => {
    let longest = 0;
    for (let at = 0; at < NOTICES; at++)
      longest = Math.max(
        longest,
        busyFor(() => host.invalidateSite(`sit_${at}`)),
      );
    expect(longest).toBeLessThan(BLOCKED_MS);
    await visitAll();
    expect(asked.toSorted()).toEqual(Array.from({ length: NOTICES }, (_, at) => `site${at}`).toSorted());
    asked = [];
    await visitAll();
    expect(asked, 'each once').toEqual([]);
  });

  it('a listener that lost its connection, and a new host, cost no more', async () => {
    for (const notice of [() => host.invalidateUnknown(), () => host.invalidateAll()])
      expect(busyFor(notice)).toBeLessThan(BLOCKED_MS);
    expect(await visit(nameOf(7))).toBe(200);
    expect(asked).toEqual(['site7']);
  });
});
