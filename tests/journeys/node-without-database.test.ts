/** A node whose line to the database is cut, or half open: what it knows it goes on saying, and what it missed it learns. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../../platform/db.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { startNode, type FurtherNode } from './support/further-node.ts';
import { openLine } from './support/line.ts';
import { plantSite } from './support/plant-site.ts';
import { openStage, type Stage } from './support/stage.ts';

let stage: Stage;
let node: FurtherNode;
/** To the pool, and to what must have a connection of its own. */
let lines: Awaited<ReturnType<typeof openLine>>[] = [];
let pool: Pool;
let askPort: number;
let figuresPort: number;
const DOMAIN = 'trattoria-nodi.example';

beforeAll(async () => {
  stage = await openStage({ ROLE: 'work' });
  pool = new Pool({ connectionString: stage.env.DATABASE_URL, max: 1 });
  await plantSite(createDb(pool), stage.folder, 'nodi', { '/': { body: '<p>before</p>', type: 'text/html' } });
  await pool.query(
    `insert into site_hosts (host, site_id, canonical, created_at) values ($1, 'sit_nodi', true, now())`,
    [DOMAIN],
  );
  const there = new URL(stage.env.DATABASE_URL ?? '');
  const to = { host: there.hostname, port: Number(there.port) };
  lines = [await openLine(to), await openLine(to)];
  const [url = '', direct = ''] = lines.map(({ port }) => Object.assign(new URL(there), { port: String(port) }).href);
  askPort = await freePort();
  figuresPort = await freePort();
  node = await startNode(stage, {
    ROLE: 'web',
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: direct,
    ASK_PORT: String(askPort),
    METRICS_PORT: String(figuresPort),
  });
});
afterAll(async () => {
  await node?.stop();
  for (const line of lines) await line.close();
  await pool?.end();
  await stage?.close();
});

const mayHave = async (name: string) => (await ask(askPort, 'ask', `/tls/ask?domain=${name}`)).status;
const ready = async (what = '') => (await fetch(`${node.origin}/readyz${what}`)).status;
/** Whether it hears of changes of sites, and for how many seconds it may be behind. */
async function listening(): Promise<[isUp: number, lagSeconds: number]> {
  const told = (await ask(figuresPort, 'metrics', '/metrics')).body.toString();
  const of = (name: string) => Number(new RegExp(`^vetrina_${name} (\\S+)$`, 'm').exec(told)?.[1]);
  return [of('listener_up'), of('invalidation_lag_seconds')];
}
const page = async () => (await ask(node.port, DOMAIN)).body.toString();

it('a node for jobs answers nothing but whether it is well', async () => {
  expect((await fetch(`${stage.origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${stage.origin}/vetrina`)).status).toBe(404);
  expect((await ask(stage.port, DOMAIN)).status).toBe(404);
});

it('says which names may have a certificate, and serves what it knows, while its database is away', async () => {
  await eventually(page).toBe('<p>before</p>');
  await eventually(() => mayHave(DOMAIN)).toBe(200);
  expect([await mayHave(`www.${DOMAIN}`), await mayHave('nodi.localhost'), await mayHave('nobody.example')]).toEqual([
    200, 200, 404,
  ]);
  expect((await ask(askPort, 'ask', '/readyz')).status, 'nothing else is answered there').toBe(404);
  const [isUp, calmLag] = await listening();
  expect([isUp, calmLag < 12]).toEqual([1, true]);
  const known = node.log.length;
  for (const line of lines) line.cut();
  await eventually(() => ready('/shop')).toBe(503);
  expect([await ready(), await ready('/sites')]).toEqual([503, 200]);
  expect([await mayHave(DOMAIN), await mayHave(`www.${DOMAIN}`), await mayHave('nodi.localhost')]).toEqual([
    200, 200, 200,
  ]);
  expect(await mayHave('nobody.example'), 'nobody can say').toBe(503);
  expect(await page()).toBe('<p>before</p>');
  expect((await fetch(`${node.origin}/livez`)).status).toBe(200);
  await new Promise((done) => setTimeout(done, 8000));
  const [isDown, lag] = await listening();
  expect([isDown, lag >= 8], String(lag)).toEqual([0, true]);
  for (const line of lines) line.mend();
  await eventually(ready).toBe(200);
  await eventually(async () => (await listening())[0]).toBe(1);
  const printed = node.log.slice(known).join('').split('\n');
  const told = printed.filter((each) => /site changes|job queue error|connection broke/.test(each));
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(10);
});

it('notices within seconds that its line is half open, and learns what it missed', async () => {
  await eventually(page).toBe('<p>before</p>');
  lines[1]?.freeze();
  await plantSite(createDb(pool), stage.folder, 'nodi-b', { '/': { body: '<p>after</p>', type: 'text/html' } });
  await pool.query(`update sites set current_version_id = 'ver_nodi-b' where id = 'sit_nodi'`);
  await pool.query(`insert into host_changes (site_id, opens, at) values ('sit_nodi', false, now())`);
  await pool.query(`select pg_notify('site_changed', 'sit_nodi')`);
  const since = performance.now();
  await eventually(page, 60).toBe('<p>after</p>');
  expect(performance.now() - since, 'by the line, not by what is asked again after minutes').toBeLessThan(60_000);
});
