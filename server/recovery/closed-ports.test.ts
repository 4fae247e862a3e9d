/** The gate after a restore: which calls to the outside it holds back. What kills the product on purpose names every call that changes something. */
import { expect, it } from 'vitest';
import type { Ports } from '../../platform/ctx.ts';
import { CHANGES, PURCHASE, YEARS } from '../../tests/chaos/steps.ts';
import { closedWhile } from './closed-ports.ts';

const GUARDED = ['payments', 'registrar', 'mail', 'eInvoices'];
const changes = [PURCHASE, CHANGES, YEARS]
  .flatMap(({ call }): string[] => call)
  .filter((each) => GUARDED.includes(each.split('.')[0] ?? ''));

it('holds back every call that takes money or gives it, buys, documents or writes, an added name’s charge among them [P13]', async () => {
  const reached: string[] = [];
  const port = (name: string) =>
    new Proxy({}, { get: (_all, verb) => async () => void reached.push(`${name}.${String(verb)}`) });
  const all = Object.fromEntries(GUARDED.map((name) => [name, port(name)])) as unknown as Ports;
  const gate = { closed: true };
  const ports = closedWhile(gate, all) as unknown as Record<string, Record<string, () => Promise<void>>>;
  const call = async (step: string) => {
    const [name = '', verb = ''] = step.split('.');
    return ports[name]?.[verb]?.();
  };
  expect(changes).toContain('payments.addItem');
  for (const step of changes) await expect(call(step), step).rejects.toMatchObject({ code: 'recovery.closed' });
  await call('payments.listInvoices');
  gate.closed = false;
  await call('payments.addItem');
  expect(reached).toEqual(['payments.listInvoices', 'payments.addItem']);
});
