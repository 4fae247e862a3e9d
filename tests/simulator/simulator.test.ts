import { expect, it } from 'vitest';
import type { Ports } from '../../platform/ctx.ts';
import { refreshDueSitesJob } from '../../modules/sites/index.server.ts';
import { runSeed } from './run-seed.ts';
import { withHarness } from './with-harness.ts';
import { startWorld } from './world.ts';

const harness = withHarness();

it('the same seed is the same year, step for step, whatever ran before it [X1]', async () => {
  const [first, other, again] = [await runSeed(harness(), 2), await runSeed(harness(), 3), await runSeed(harness(), 2)];
  expect(again.trace).toEqual(first.trace);
  expect(again.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
  expect([first.broken, other.broken]).toEqual([null, null]);
});

it('finds a stage whose effect happens twice [X1]', async () => {
  const broken = ({ mail }: Ports): Partial<Ports> => ({
    mail: {
      ...mail,
      async send(written) {
        await mail.send(written);
        return mail.send({ ...written, messageId: `again-${written.messageId}` });
      },
    },
  });
  const report = await runSeed(harness(), 4, { broken });
  expect(report.broken?.invariant).toBe('I5 a mail of a kind once for an order');
});

it('finds a book that differs from the provider’s by a cent [X1]', async () => {
  const broken = ({ payments }: Ports): Partial<Ports> => ({
    payments: {
      ...payments,
      listInvoices: async (id) =>
        (await payments.listInvoices(id)).map((invoice) => ({ ...invoice, total: invoice.total - 1 })),
    },
  });
  const report = await runSeed(harness(), 5, { broken });
  expect(report.broken?.invariant).toMatch(/^I[349] /);
});

it('keeps a job exactly when the transaction of its fact is kept, and one of a key that waits [X1]', async () => {
  const world = await startWorld(harness(), { start: '2026-11-21T10:00:00Z' });
  const { db } = world.system();
  const write = (tx: Parameters<typeof world.queue.enqueue>[0], key: string) =>
    world.queue.enqueue(tx, refreshDueSitesJob, {}, { key });
  const lost = new Error('lost');
  const thrown = (error: Error) => expect(error).toBe(lost);
  const undone = (key: string) => async (tx: Parameters<typeof world.queue.enqueue>[0]) => {
    await write(tx, key);
    throw lost;
  };
  await db.transaction(undone('rolled back')).catch(thrown);
  await db.transaction(async (tx) => {
    await write(tx, 'first');
    await tx.transaction((inner) => write(inner, 'in a part of it'));
    await tx.transaction(undone('in a part that was undone')).catch(thrown);
    expect(world.queue.due()).toEqual([]);
  });
  await db.transaction(async (tx) => {
    await write(tx, 'of a transaction that failed');
    await tx.execute('select 1 / 0').catch(() => undefined);
  });
  await db.transaction((tx) => write(tx, 'first'));
  expect(world.queue.due().map(({ key }) => key)).toEqual(['first', 'in a part of it']);
  await world.close();
});
