/** A mailbox from its first day to its last: opened, written to, answering by itself, full and its owner told, a device revoked, withdrawn from, kept thirty days, erased. */
import { createTransport } from 'nodemailer';
import { proveOrder } from '../../modules/access/index.server.ts';
import { addDevice, openBox, revokeDevice, setReply, startImport } from '../../modules/mailboxes/index.server.ts';
import {
  endPagesJob,
  findBoxesToMeasureJob,
  findEndedBoxesJob,
  findImportsJob,
  findMovingNamesJob,
  forgetTriesJob,
} from '../../modules/mailboxes/jobs.ts';
import { withdrawOrder } from '../../modules/ordering/index.server.ts';
import { freeName } from '../support/shopper.ts';
import { DAY } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { asBought, comes, purchase, settle, sold, unlessDone, type Bought } from './stories.ts';
import type { World } from './world.ts';

async function write(world: World, to: string): Promise<void> {
  const transport = createTransport({ url: world.mailHost.smtpUrl, ignoreTLS: true });
  await transport.sendMail({ from: 'cliente@fuori.example', to, subject: 'Un tavolo', text: 'Per due, alle otto.' });
  transport.close();
}

/** The second box of the order plays the old one: one mail lies in it. */
async function moveIn(
  world: World,
  {
    ctx,
    by,
    domain,
    id,
  }: Pick<Bought, 'ctx'> & { by: () => ReturnType<typeof proveOrder<'own'>>; domain: string; id: string },
): Promise<void> {
  const open = async () => openBox(ctx(), { by: await by(), domain, name: 'vecchia' });
  await world.question(unlessDone('mailboxes.name-taken', open));
  const named = `select id from mailboxes where domain = $1 and local_part = 'vecchia'`;
  const [old] = await world.rows<{ id: string }>(named, [domain]);
  const device = { id: old?.id ?? '', kind: 'computer' as const, name: 'Vecchia' };
  const { secret: password } = await world.question(async () => addDevice(ctx(), { by: await by(), ...device }));
  await write(world, `vecchia@${domain}`);
  const { hostname: host, port } = new URL(world.mailHost.imapUrl);
  const place = { host, port: Number(port), username: `vecchia@${domain}`, password };
  await world.ask('start-import', async () => startImport(ctx(), { by: await by(), id, ...place }));
  await settle(world);
  // Of a process that died another takes it up when its time is over.
  world.later(11 * 60_000);
  await comes(world, findImportsJob, {});
}

export function boxesComeAndGo(world: World) {
  const expected: Expected[] = [];
  const boxes: { id: string; heldToTheEnd: number; answered: string; answersOn: string }[] = [];
  const rules = (id: string) => {
    const { scripts, active } = world.mailHost.rulesOf(id);
    return scripts[active ?? ''] ?? '';
  };
  const held = (id: string) => world.mailHost.held(id).messages;

  const night = () => comes(world, findEndedBoxesJob, {});

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
    await write(world, `info@${domain}`);
    const reply = { text: 'Siamo chiusi.', from: null, until: null, time_zone: 'Europe/Rome' };
    await world.ask('set-reply', async () => setReply(ctx(), { by: await by(), id, ...reply }));
    await world.ask('revoke-device', async () => revokeDevice(ctx(), { by: await by(), id, deviceId }));
    await settle(world);
    const answered = rules(id);
    await moveIn(world, { ctx, by, domain, id });
    // As of a name that is still with somebody else.
    await world.rows('update mail_domains set look_at = to_timestamp(0) where order_id = $1', [bought.id]);
    await comes(world, findMovingNamesJob, {});
    // What it holds is all that fits.
    await world.rows('update mailboxes set quota_bytes = 1024 where id = $1', [id]);
    await comes(world, findBoxesToMeasureJob, {});
    await comes(world, endPagesJob, {});
    await comes(world, forgetTriesJob, {});
    await comes(world, findBoxesToMeasureJob, {});
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
      if (heldToTheEnd < 2) lost.push(`a mail of ${id} before its last day`);
      if (heldToTheEnd > 2) doubled.push(`what was moved into ${id}`);
      if (held(id) > 0) doubled.push(`the mail of ${id} is kept for ever`);
      const rows = await world.rows<{ state: string }>('select state from mailboxes where id = $1', [id]);
      if (rows[0]?.state !== 'erased') lost.push(`${id} is ${rows[0]?.state ?? 'gone'} instead of erased`);
    }
  }
  return { next, audit, expected };
}
