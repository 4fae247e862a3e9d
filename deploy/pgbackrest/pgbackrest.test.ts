/** Files of a PostgreSQL that is archived. That they work: tests/journeys/drill.test.ts. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveConfig, backupTimes, pgbackrestConfig } from './index.ts';

const config = pgbackrestConfig({
  data: '/var/lib/postgresql/15/main',
  socket: '/var/run/postgresql',
  port: 5432,
  repository: '/var/lib/pgbackrest',
  // Refused until somebody makes one.
  passphrase: '',
});

describe('the files of a PostgreSQL that is archived', () => {
  it.each([
    ['pgbackrest.conf', config],
    ['archive.conf', archiveConfig()],
    ['cron', backupTimes()],
  ])('%s is written as in the kept sample', async (name, text) => {
    // After a change on purpose: write the sample anew with `vitest -u`.
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'samples', name));
  });

  it('a minute is lost at most, a fortnight is kept, and each day has a backup', () => {
    expect(archiveConfig()).toMatch(/^archive_timeout = 60$/m);
    expect(config).toMatch(/^repo1-retention-full-type=time\nrepo1-retention-full=14$/m);
    const days = [...backupTimes().matchAll(/^\d+ \d+ \* \* (\S+) .* backup$/gm)].map(([, day]) => day);
    expect(days).toEqual(['0', '1-6']);
  });
});
