/** Whatever is put, copied, removed and delivered: a box holds what its mails weigh, and never a byte more than it may. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { API_KEY, mailOf } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const QUOTA = 20_000;
const RUNS = 6;
/** Servers on the way write so much into a mail at most. */
const MOST_ADDED = 2_000;

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('append' as const), bytes: fc.integer({ min: 300, max: 9_000 }) }),
  },
  fc.record({ kind: fc.constant('copy' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat(20) }),
);

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    let boxes = 0;
    const { within, arrive } = clientsOf(() => target);
    const usage = (username: string) =>
      createDovecot({ stores: [{ name: 'store1', url: target.url }], apiKey: API_KEY }).usage({
        username,
        host: 'store1',
      });
    /** What the box holds by its own list of mails. */
    const sizes = (user: string): Promise<number[]> =>
      within(user, async (imap) => (await imap.fetchAll('1:*', { size: true })).map(({ size = 0 }) => size));
    const total = (all: number[]) => all.reduce((sum, size) => sum + size, 0);

    beforeAll(async () => {
      target = await candidate.open();
    });
    afterAll(() => target?.close());

    it('the sum of the sizes is what is reported, and a mail is refused only where it would be over [K9]', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 25 }), async (acts) => {
          const local = `quota${(boxes += 1)}`;
          await target.rows.box({ local, quotaBytes: QUOTA });
          const kept: { uid: number; bytes: number }[] = [];
          const held = () => total(kept.map(({ bytes }) => bytes));
          await within(`${local}@bar.it`, async (imap) => {
            for (const each of acts) {
              const chosen = each.kind === 'append' ? undefined : kept[each.which % Math.max(1, kept.length)];
              if (each.kind === 'append') {
                const raw = mailOf('x', { bytes: each.bytes });
                const put = await imap.append('INBOX', raw).catch(() => false as const);
                expect(put !== false, `${raw.length} beside ${held()}`).toBe(held() + raw.length <= QUOTA);
                if (put) kept.push({ uid: put.uid ?? 0, bytes: raw.length });
              } else if (chosen && each.kind === 'copy') {
                const fits = held() + chosen.bytes <= QUOTA;
                const copied = await imap
                  .messageCopy(String(chosen.uid), 'INBOX', { uid: true })
                  .catch(() => false as const);
                expect(copied !== false).toBe(fits);
                if (copied) kept.push({ uid: copied.uidMap?.get(chosen.uid) ?? 0, bytes: chosen.bytes });
              } else if (chosen) {
                await imap.messageDelete(String(chosen.uid), { uid: true });
                kept.splice(kept.indexOf(chosen), 1);
              }
            }
          });
          const bytes = Math.ceil(held() / 1024) * 1024;
          expect(await usage(`${local}@bar.it`)).toEqual({ bytes, messages: kept.length });
          expect(total(await sizes(`${local}@bar.it`))).toBe(held());
        }),
        { numRuns: RUNS },
      );
    });

    it('of many that come at once into the last of the room those are kept that fit, and no byte more [K9]', async () => {
      await target.rows.box({ local: 'folla', quotaBytes: QUOTA });
      const raw = mailOf('x', { bytes: 3_000 });
      // As their servers do: what is put off comes again, until it is taken or refused for good.
      const comes = () =>
        arrive('folla@bar.it', raw).then(
          () => 'taken',
          ({ responseCode = 0 }: { responseCode?: number }) => (responseCode >= 500 ? 'refused' : 'put off'),
        );
      await Promise.all(Array.from({ length: 12 }, () => expect.poll(comes, { interval: 500 }).not.toBe('put off')));
      const all = () => sizes('folla@bar.it');
      // A store that is too busy to answer is asked again two minutes later at the latest (minimal_backoff_time, queue_run_delay).
      await expect
        .poll(async () => total(await all()), { interval: 200, timeout: 300_000 })
        .toBeGreaterThan(QUOTA - 3_000 - MOST_ADDED);
      const held = await all();
      expect(total(held)).toBeLessThanOrEqual(QUOTA);
      expect(await usage('folla@bar.it')).toEqual({
        bytes: Math.ceil(total(held) / 1024) * 1024,
        messages: held.length,
      });
    });
  });
});
