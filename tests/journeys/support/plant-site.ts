import { join } from 'node:path';
import { createDiskFiles } from '../../../adapters/files-disk/index.ts';
import type { Files } from '../../../modules/sites/files.port.ts';
import { fileKey, type Manifest } from '../../../modules/sites/publishing/manifest.ts';
import { sites, siteVersions } from '../../../modules/sites/tables.ts';
import type { Db } from '../../../platform/db.ts';
import { eq } from 'drizzle-orm';

/** A live site with these files, as if it had been bought and published. Its id is `sit_` and the slug. `kept`: DATA_DIR, or a bucket. */
export async function plantSite(
  db: Db,
  kept: string | Pick<Files, 'write'>,
  slug: string,
  given: Record<string, { body: string | Buffer; type: string }>,
): Promise<void> {
  const now = new Date();
  const [siteId, versionId] = [`sit_${slug}`, `ver_${slug}`];
  const files: Manifest = {};
  const store = typeof kept === 'string' ? createDiskFiles(join(kept, 'files')) : kept;
  for (const [at, [path, { body, type }]] of Object.entries(given).entries()) {
    const bytes = Buffer.from(body);
    const hash = `${slug}${at}`.padEnd(22, 'x').slice(0, 22);
    const entry = { kind: 'bytes', hash, size: bytes.length, type, compressed: false } as const;
    await store.write(fileKey(entry), bytes);
    files[path] = entry;
  }
  await db.insert(sites).values({
    id: siteId,
    slug,
    name: slug,
    orderId: `ord_${slug}`,
    pageId: `page-${slug}`,
    layout: 'tavola',
    lang: 'it',
    status: 'live',
    tier: 'premium',
    createdAt: now,
    updatedAt: now,
  });
  await db
    .insert(siteVersions)
    .values({ id: versionId, siteId, contentHash: versionId, document: {} as never, files, createdAt: now });
  await db.update(sites).set({ currentVersionId: versionId }).where(eq(sites.id, siteId));
}
