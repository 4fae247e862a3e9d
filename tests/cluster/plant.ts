/** Sites that were not bought: pages in the bucket, for what is asked of pages only. */
import { sql } from 'drizzle-orm';
import { announceChange } from '../../modules/sites/site-changes.ts';
import { createS3Files } from '../../adapters/files-s3/index.ts';
import { createDb } from '../../platform/db.ts';
import { plantSite } from '../journeys/support/plant-site.ts';
import { SHOP, type Cluster } from './cluster.ts';

const pageOf = (body: string) => ({ '/': { body, type: 'text/html; charset=utf-8' } });

/** @returns the host of its free address */
export async function plant({ database, bucket }: Cluster, slug: string, body: string): Promise<string> {
  await plantSite(createDb(database.pool), createS3Files(bucket.config), slug, pageOf(body));
  return `${slug}.sites.${SHOP}`;
}

/** One with a name of its own beside its free address. @returns that name */
export async function plantNamed(cluster: Cluster, slug: string): Promise<string> {
  const host = `${slug}.example`;
  await plant(cluster, slug, slug);
  await createDb(cluster.database.pool).transaction(async (db) => {
    await db.execute(
      sql`insert into site_hosts (host, site_id, canonical, created_at) values (${host}, ${`sit_${slug}`}, true, now())`,
    );
    await announceChange({ db, clock: { now: () => new Date() } } as never, `sit_${slug}`, { opens: true });
  });
  return host;
}

/** Another version of it, told to all nodes as publishing does. Resolves with the moment of its commit. */
export async function publishAgain(cluster: Cluster, slug: string, number: number, body: string): Promise<number> {
  // Its files and its version, beside the site: what publishing has done before the moment in which it shows them.
  await plant(cluster, `${slug}-${number}`, body);
  await createDb(cluster.database.pool).transaction(async (db) => {
    await db.execute(`update sites set current_version_id = 'ver_${slug}-${number}' where id = 'sit_${slug}'`);
    await announceChange({ db, clock: { now: () => new Date() } } as never, `sit_${slug}`, { opens: false });
  });
  return performance.now();
}
