import { expect, it } from 'vitest';
import type { Ports } from '../../platform/ctx.ts';
import { runSeed } from './run-seed.ts';
import { withGround } from './with-ground.ts';

const ground = withGround();

it('the same seed is the same year, step for step, whatever ran before it [X1]', { timeout: 240_000 }, async () => {
  const [first, other, again] = [await runSeed(ground(), 2), await runSeed(ground(), 3), await runSeed(ground(), 2)];
  expect(again.trace).toEqual(first.trace);
  expect(again.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
  expect([first.broken, other.broken]).toEqual([null, null]);
});

it('finds a stage whose effect happens twice [X1]', { timeout: 120_000 }, async () => {
  const broken = ({ mail }: Ports): Partial<Ports> => ({
    mail: {
      async send(written) {
        await mail.send(written);
        return mail.send({ ...written, messageId: `again-${written.messageId}` });
      },
    },
  });
  const report = await runSeed(ground(), 4, { broken });
  expect(report.broken?.invariant).toBe('I5 a mail of a kind once for an order');
});

it('finds a book that differs from the provider’s by a cent [X1]', { timeout: 120_000 }, async () => {
  const broken = ({ payments }: Ports): Partial<Ports> => ({
    payments: {
      ...payments,
      listInvoices: async (id) =>
        (await payments.listInvoices(id)).map((invoice) => ({ ...invoice, total: invoice.total - 1 })),
    },
  });
  const report = await runSeed(ground(), 4, { broken });
  expect(report.broken?.invariant).toMatch(/^I[49] /);
});
