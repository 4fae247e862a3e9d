/** The disk fills up while people buy: whoever asks hears it in words, nothing is lost, and room makes it well again. */
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { fillUp, mayMount, onMount } from './support/mount.ts';
import { NIVES } from './support/persons.ts';
import { openStage } from './support/stage.ts';

interface Ready {
  ok: boolean;
  disk: string;
  database: string;
  degraded: string[];
}

// Skipped, and counted as such, where this user may mount nothing.
describe.skipIf(!mayMount)('a full disk', () => {
  it('is seen by /readyz and told to whoever orders, and nothing that was acknowledged is lost', async () => {
    const above = mkdtempSync(join(tmpdir(), 'vetrina-full-'));
    // The database's user has to pass through, so that its data are on that disk too.
    chmodSync(above, 0o755);
    await onMount(above, 'size=400m,mode=755', async (place) => {
      const stage = await openStage({}, { folder: join(place, 'data'), ownServer: true });
      try {
        const ready = async () => (await (await fetch(`${stage.origin}/readyz`)).json()) as Ready;
        const before = newClient(stage);
        const { _id: kept } = await before.start('900000000000101', { ...NIVES, mail: 'before@example.org' });
        expect((await ready()).disk).toBe('ok');

        const filler = join(place, 'filler');
        const { bavail, bsize } = statfsSync(place);
        writeFileSync(filler, Buffer.alloc(bavail * bsize - 20 * 2 ** 20));
        // A look holds for a second.
        await eventually(async () => (await ready()).disk).toBe('full');
        await eventually(async () => (await ready()).database).toBe('ok');
        const answer = await fetch(`${stage.origin}/readyz`);
        expect(answer.status).toBe(503);
        expect(await answer.json()).toMatchObject({
          ok: false,
          database: 'ok',
          disk: 'full',
          degraded: [expect.stringMatching(/^the disk of \S+.* is full: \d+ MB free$/)],
        });

        fillUp(join(place, 'rest'));
        const refused = new Set<string>();
        for (let tries = 0; tries < 80 && refused.size === 0; tries++) {
          const client = newClient(stage);
          const mail = `full-${tries}@example.org`;
          await client.start('900000000000404', { ...NIVES, mail }).catch((error: Error) => refused.add(error.message));
        }
        expect(refused.size).toBe(1);
        for (const said of refused) expect(said).toMatch(/: 503 .*"code":"http\.unavailable"/);

        rmSync(filler);
        rmSync(join(place, 'rest'));
        await eventually(async () => (await ready()).ok).toBe(true);
        expect((await before.order(kept))._id).toBe(kept);
        const after = newClient(stage);
        expect((await after.start('900000000000606', { ...NIVES, mail: 'after@example.org' }))._id).toBeTruthy();
      } finally {
        await stage.close();
      }
    });
    rmSync(above, { recursive: true, force: true });
  });
});
