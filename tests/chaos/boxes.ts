/** A mailbox from its first day to its last: opened, written to, answering by itself, full and its owner told, a device revoked, withdrawn from, kept thirty days, erased. */
import { createTransport } from 'nodemailer';
import { proveOrder } from '../../modules/access/index.server.ts';
import { addDevice, openBox, revokeDevice, setReply } from '../../modules/mailboxes/index.server.ts';
import { endPagesJob, findBoxesToMeasureJob, findEndedBoxesJob, forgetTriesJob } from '../../modules/mailboxes/jobs.ts';
import { withdrawOrder } from '../../modules/ordering/index.server.ts';
import { freeName } from '../support/shopper.ts';
import { DAY } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { asBought, purchase, settle, sold, unlessDone } from './stories.ts';
import type { World } from './world.ts';

export function boxesComeAndGo(world: World) {
  const expected: Expected[] = [];
  const boxes: { id: string; heldToTheEnd: number; answered: string; answersOn: string }[] = [];
  const rules = (id: string) => {
    const { scripts, active } = world.mailHost.rulesOf(id);
    return scripts[active ?? ''] ?? '';
  };
  const held = (id: string) => world.mailHost.held(id).messages;

  async function write(to: string): Promise<void> {
    const transport = createTransport({ url: world.mailHost.smtpUrl, ignoreTLS: true });
    await transport.sendMail({ from: 'cliente@fuori.example', to, subject: 'Un tavolo', text: 'Per due, alle otto.' });
    transport.close();
  }
  async function comes(job: typeof findEndedBoxesJob): Promise<void> {
    await world.db.transaction((tx) => world.jobs.enqueue(tx, job, {}));
    await settle(world);
  }
  const night = () => comes(findEndedBoxesJob);

  async function next(): Promise<void> {
    const domain = freeName();
    const choice = { domains: [domain] };
    const bought = await purchase(world, choice);
    const { ctx, mail } = bought;
    const by = () => proveOrder(ctx(), 'own', bought.id);
    const open = async () => openBox(ctx(), { by: await by(), domain, name: 'info' });
    await world.ask('open-box', unlessDone('mailboxes.name-taken', open));
    const [box] = await world.rows<{ id: string }>('select id from mailboxes where order_id = $1', [bought.id]);
    if (!box) throw new Error(`${bought.id} has no box`);
    const { id } = box;
    const device = { id, kind: 'phone' as const, name: 'Telefono' };
    const { deviceId } = await world.question(async () => addDevice(ctx(), { by: await by(), ...device }));
    await write(`info@${domain}`);
    const reply = { text: 'Siamo chiusi.', from: null, until: null, time_zone: 'Europe/Rome' };
    await world.ask('set-reply', async () => setReply(ctx(), { by: await by(), id, ...reply }));
    await world.ask('revoke-device', async () => revokeDevice(ctx(), { by: await by(), id, deviceId }));
    await settle(world);
    const answered = rules(id);
    // What it holds is all that fits.
    await world.rows('update mailboxes set quota_bytes = 1024 where id = $1', [id]);
    await comes(findBoxesToMeasureJob);
    await comes(endPagesJob);
    await comes(forgetTriesJob);
    await comes(findBoxesToMeasureJob);
    await world.ask('withdraw', () => withdrawOrder(ctx(), { id: bought.id, name: 'Nives Gufi', mail, lang: 'it' }));
    await settle(world);
    const answersOn = rules(id);
    world.later(29 * DAY);
    await night();
    boxes.push({ id, heldToTheEnd: held(id), answered, answersOn });
    world.later(2 * DAY);
    await night();
    expected.push({
      ...asBought(bought, choice),
      status: 'refunded',
      refunds: [sold(choice)],
      documents: 2,
      mails: {
        'order-link': 1,
        'payment-confirmed': 1,
        'site-live': 1,
        'mailbox-full': 1,
        'invoice-issued': 1,
        'withdrawal-receipt': 1,
        'refund-done': 1,
        'credit-note-issued': 1,
      },
    });
  }

  /** A mail is there until its last day, and nowhere after it; whoever wrote was answered until the end of the contract. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    for (const { id, heldToTheEnd, answered, answersOn } of boxes) {
      if (!answered.includes('Siamo chiusi.')) lost.push(`the automatic reply of ${id}`);
      if (answersOn.includes('Siamo chiusi.')) doubled.push(`${id} answers after its end`);
      if (heldToTheEnd !== 1) lost.push(`the mail of ${id} before its last day`);
      if (held(id) > 0) doubled.push(`the mail of ${id} is kept for ever`);
      const rows = await world.rows<{ state: string }>('select state from mailboxes where id = $1', [id]);
      if (rows[0]?.state !== 'erased') lost.push(`${id} is ${rows[0]?.state ?? 'gone'} instead of erased`);
    }
  }
  return { next, audit, expected };
}
