/** Two nodes of one installation, on one database and one folder: whoever answers, it is the same. */
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../platform/db.ts';
import { ask } from './support/ask.ts';
import { callAllTheTime } from './support/balancer.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { startNode, type FurtherNode } from './support/further-node.ts';
import { NIVES } from './support/persons.ts';
import { plantSite } from './support/plant-site.ts';
import { openStage, type Stage } from './support/stage.ts';

const PAGES = ['900000000000101', '900000000000404', '900000000000606'];
let stage: Stage;
let second: FurtherNode;
let pool: Pool;

beforeAll(async () => {
  stage = await openStage();
  second = await startNode(stage);
  pool = new Pool({ connectionString: stage.env.DATABASE_URL, max: 1 });
});
afterAll(async () => {
  await second?.stop();
  await pool?.end();
  await stage?.close();
});

const nodes = () => [stage, second] as const;
let calls = 0;
/** Another node at each call. */
const byTurns = () => ({
  get origin() {
    return nodes()[(calls += 1) % 2]?.origin ?? '';
  },
  stripe: stage.stripe,
});
const readyOf = (node: { origin: string }, what = '') => fetch(`${node.origin}/readyz${what}`);
const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}/buy_yr/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('two nodes', () => {
  it('sell together: every call of an order goes to the other one, and nothing is there twice', async () => {
    const buy = async (pageId: string, at: number) => {
      const client = newClient(byTurns());
      const mail = `nodes-${at}@example.org`;
      const { _id: id } = await client.start(pageId, { ...NIVES, mail });
      await client.saveCart(id, []);
      const session = await client.checkout(id);
      await client.pay(session);
      await client.sync(id, session.session_id);
      await eventually(async () => (await client.order(id)).status).toBe('live');
      return { id, mail };
    };
    const orders = await Promise.all(PAGES.map(buy));
    expect(stage.stripe.state.subscriptions.size).toBe(orders.length);
    for (const { mail } of orders) {
      const arrived = () => stage.mail.messages().filter(({ to }) => to.includes(mail));
      await eventually(() => arrived().some(({ text }) => /\/open\?k=/.test(text))).toBe(true);
      const subjects = arrived().map(({ subject }) => subject);
      expect(new Set(subjects).size, subjects.join(', ')).toBe(subjects.length);
      // Mailed by one of them, opened by each.
      const [link = ''] = /\/api\/vetrina\/payment\/\S+\/open\?k=[\w-]+/.exec(arrived().at(-1)?.text ?? '') ?? [];
      for (const node of nodes())
        expect((await fetch(`${node.origin}${link}`, { redirect: 'manual' })).status, link).toBe(303);
    }
    const { rows } = await pool.query<{ role: string }>('select role from nodes');
    expect(rows).toEqual([{ role: 'all' }, { role: 'all' }]);
  });

  it('together allow no more than one would', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 6; at++)
      answers.push((await post(byTurns().origin, '/order/check/ord_x/mail-link', {})).status);
    expect(answers).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('a notice that was lost is made good within seconds', async () => {
    const host = `nodes.localhost:${stage.port}`;
    await plantSite(createDb(pool), stage.folder, 'nodes', { '/': { body: '<p>before</p>', type: 'text/html' } });
    const page = async (node: { port: number }) => (await ask(node.port, host)).body.toString();
    for (const node of nodes()) await eventually(() => page(node)).toBe('<p>before</p>');
    // As publishing does it, without the notice.
    await plantSite(createDb(pool), stage.folder, 'after', { '/': { body: '<p>after</p>', type: 'text/html' } });
    await pool.query(`update sites set current_version_id = 'ver_after' where id = 'sit_nodes'`);
    for (const node of nodes()) expect(await page(node), 'nobody has heard').toBe('<p>before</p>');
    await pool.query(`insert into host_changes (site_id, opens, at) values ('sit_nodes', false, now())`);
    for (const node of nodes()) await eventually(() => page(node), 60).toBe('<p>after</p>');
  });

  it('one of them ends while people call, and no call is lost', async () => {
    const draining = await startNode(stage, { DRAIN_S: '4' });
    const calls = callAllTheTime([stage, draining], ({ origin }, number) =>
      number % 3 === 0
        ? post(origin, '/no-such-call', {})
        : fetch(`${origin}${number % 3 === 1 ? '/buy_yr/api/prices' : '/vetrina'}`),
    );
    try {
      await eventually(() => calls.seen.asked).toBeGreaterThan(50);
      draining.signal('SIGTERM');
      await eventually(async () => (await readyOf(draining)).status).toBe(503);
      expect(await (await readyOf(draining)).json()).toMatchObject({ draining: true, sites: false, shop: false });
      const last = await fetch(`${draining.origin}/buy_yr/api/prices`);
      expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
      expect(await draining.stop()).toBe(0);
      const before = calls.seen.asked;
      await eventually(() => calls.seen.asked).toBeGreaterThan(before + 20);
    } finally {
      await calls.end();
    }
    expect(calls.seen.lost).toEqual([]);
    expect(draining.log.join('')).not.toContain('"level":50');
  });
});

describe('a node that does not belong here', () => {
  const refusal = (settings: Record<string, string> = {}) =>
    startNode(stage, settings).then(
      () => 'it started',
      (error: Error) => error.message.trim(),
    );

  it('is refused with another secret, and without one', async () => {
    expect(await refusal({ APP_SECRET: 'yesterdays-secret' })).toMatch(
      /^This database belongs to another installation of Vetrina: APP_SECRET is another\. /,
    );
    expect(await refusal({ APP_SECRET: '' })).toContain('  APP_SECRET is missing: ');
    expect(await refusal({ QUEUES: 'nowhere' })).toContain(
      'QUEUES: no queue and no room with queues is called nowhere.',
    );
  });

  it('is refused on tables that it does not fit, and those that run say that they are not ready', async () => {
    const floor = (mark: string) => pool.query(`update installation set mark = $1 where name = 'schema-floor'`, [mark]);
    await floor('9999');
    expect(await refusal()).toMatch(
      /^A later version has taken away what this one reads: .* needs? a version that knows 9999/,
    );
    for (const node of nodes()) {
      await eventually(async () => (await readyOf(node, '/sites')).status).toBe(503);
      expect(await (await readyOf(node)).json()).toMatchObject({ ok: false, sites: false, shop: false });
    }
    await floor('0');
    for (const node of nodes()) await eventually(async () => (await readyOf(node)).status).toBe(200);

    const { rows } = await pool.query<{ hash: string; created_at: string }>(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
    );
    expect(await refusal()).toMatch(
      /^The tables of this database know \d+ migrations .*: run npm run migrate first\.$/,
    );
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      rows[0]?.hash,
      rows[0]?.created_at,
    ]);
  });
});
