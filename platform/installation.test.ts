/** One database has one installation, whatever else is started on it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { beginRecovery } from './backup/begin-recovery.ts';
import { ConfigError } from './config.ts';
import { requireInstallation } from './installation.ts';
import { newDataKey, readDataKeys } from './seal.ts';

const [OLD, NEW, OTHER] = [newDataKey('k1'), newDataKey('k2'), newDataKey('k1')];
const places = mkdtempSync(join(tmpdir(), 'vetrina-installation-'));
let database: TestDatabase;
let folders = 0;
let first: ReturnType<typeof copy>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from installation');
  first = copy({});
  expect(await start(first)).toBe('same');
});
afterAll(async () => {
  await database.close();
  rmSync(places, { recursive: true, force: true });
});

/** A copy of the product: what of its configuration counts here. */
function copy(other: { appSecret?: string; keys?: string; dataDir?: string }) {
  const dataDir = other.dataDir ?? join(places, String((folders += 1)));
  mkdirSync(dataDir, { recursive: true });
  return {
    appSecrets: (other.appSecret ?? 'a-secret-of-ours').split(','),
    dataKeys: readDataKeys(other.keys ?? OLD),
    dataDir,
    installationAccept: undefined as string | undefined,
    files: { store: 'disk' as 'disk' | 's3', cacheBytes: 0, s3: null },
  };
}
/** 'same', 'accepted', or the sentence that refuses. */
const start = (given: ReturnType<typeof copy>): Promise<string> =>
  requireInstallation(database.pool, given).then(
    ({ accepted }) => (accepted ? 'accepted' : 'same'),
    (error: unknown) => {
      if (error instanceof ConfigError) return error.message;
      throw error;
    },
  );
const wordIn = (sentence: string) => /INSTALLATION_ACCEPT=([0-9a-f]{16})$/.exec(sentence)?.[1];

describe('a second copy on one database', () => {
  it('has a folder of its own where files are in a bucket, which is then no other installation', async () => {
    const inBucket = (given: typeof first) => ({ ...given, files: { ...given.files, store: 's3' as const } });
    expect(await start(copy({}))).toContain('DATA_DIR');
    expect(await start(inBucket(copy({})))).toBe('same');
    expect(await start(inBucket(copy({ appSecret: 'another-secret' })))).toContain('APP_SECRET is another');
    // Back on the disk it is that of before.
    expect(await start(copy({}))).toContain('DATA_DIR');
    expect(await start(first)).toBe('same');
  });

  it('is the same installation with the same secrets and folder, wherever the folder was moved to', async () => {
    expect(await start(first)).toBe('same');
    const moved = join(places, 'moved');
    cpSync(first.dataDir, moved, { recursive: true });
    expect(await start({ ...first, dataDir: moved })).toBe('same');
  });

  it('is refused with another secret, another key or another folder, in a sentence without a secret', async () => {
    const { dataDir } = first;
    const secret = await start(copy({ dataDir, appSecret: 'another-secret' }));
    expect(secret).toContain('belongs to another installation of Vetrina: APP_SECRET is another. ');
    expect(await start(copy({ dataDir, keys: OTHER }))).toContain('the key "k1" of DATA_KEYS is another. ');
    expect(await start(copy({ dataDir, keys: NEW }))).toContain('DATA_KEYS holds none of its keys. ');
    const folder = copy({});
    expect(await start(folder)).toContain(`DATA_DIR (${folder.dataDir}) is another folder. `);
    const all = await start(copy({ appSecret: 'another-secret', keys: OTHER }));
    expect(all).toMatch(/APP_SECRET is another, and the key "k1" .*, and DATA_DIR \(\S+\) is another folder\. /);
    for (const said of [secret, all]) expect(said).not.toMatch(/a-secret-of-ours|another-secret/);
    expect(await start(first), 'the first does not mind').toBe('same');
  });

  it('takes a new secret beside the one that it knows, and then the new one alone', async () => {
    const { dataDir } = first;
    expect(await start(copy({ dataDir, appSecret: 'a-new-secret,a-secret-of-ours' }))).toBe('same');
    expect(await start(copy({ dataDir, appSecret: 'a-secret-of-ours,a-new-secret' })), 'a node of before').toBe('same');
    expect(await start(copy({ dataDir, appSecret: 'a-new-secret,a-secret-of-ours' }))).toBe('same');
    expect(await start(copy({ dataDir, appSecret: 'a-new-secret' }))).toBe('same');
    expect(await start(first)).toContain('APP_SECRET is another');
  });

  it('that starts at the same moment on a new database is the second', async () => {
    for (let round = 0; round < 5; round++) {
      await database.pool.query('delete from installation');
      const said = await Promise.all(Array.from({ length: 6 }, () => start(copy({}))));
      expect(said.filter((each) => each === 'same')).toHaveLength(1);
      expect(said.filter((each) => each.includes('is another folder'))).toHaveLength(5);
    }
  });

  it('takes the place with the word that refused it, once, and the one before is refused from then on', async () => {
    const second = copy({ appSecret: 'another-secret', keys: OTHER });
    const word = wordIn(await start(second));
    expect(await start({ ...second, installationAccept: '0123456789abcdef' })).toContain('another installation');
    expect(await start({ ...copy({}), installationAccept: word }), 'a third with the word of the second').toContain(
      'another installation',
    );
    expect(await start({ ...second, installationAccept: word })).toBe('accepted');
    expect(await start(second)).toBe('same');
    const back = await start(first);
    expect(back).toContain('APP_SECRET is another');
    expect(await start({ ...first, installationAccept: wordIn(back) })).toBe('accepted');
    expect(await start({ ...second, installationAccept: word }), 'the word left standing in a file').toContain(
      'APP_SECRET is another',
    );
  });
});

describe('one installation', () => {
  it('rotates its data keys: the new one beside the old, then alone', async () => {
    const { dataDir } = first;
    expect(await start(copy({ dataDir, keys: `${NEW},${OLD}` }))).toBe('same');
    expect(await start(copy({ dataDir, keys: NEW }))).toBe('same');
    expect(await start(copy({ dataDir, keys: `${NEW},${OTHER}` })), 'the old id for another key').toContain('"k1"');
  });

  it('comes back from a backup in a new folder with its own secrets, and with no others', async () => {
    const client = await database.pool.connect();
    await beginRecovery(client, new Date(), new Date());
    client.release();
    expect(await start(copy({ appSecret: 'another-secret' }))).toContain('APP_SECRET is another. ');
    expect(await start(copy({}))).toBe('same');
    expect(await start(first), 'the folder of before').toContain('is another folder');
  });
});
