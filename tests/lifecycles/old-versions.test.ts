/** What a site was: a month whole, then less and less of it, and never less than its beginning. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fileKey, type Manifest } from '../../modules/sites/publishing/manifest.ts';
import type { Files } from '../../modules/sites/files.port.ts';
import { versionsOfSite } from '../../modules/sites/index.server.ts';
import { purgeVersions } from '../../modules/sites/purge-versions.ts';
import { newDraft, op, type DraftOfSite } from '../support/draft.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { DAY } from '../support/subscriber.ts';

let product: TestProduct;
let draft: DraftOfSite;
/** Texts that go as soon as they are written: an older version had the very same ones, and its pages were just removed. */
let vanishing = 0;
beforeAll(async () => {
  product = await startTestProduct({
    ports: ({ files }) => ({
      files: {
        ...files,
        async write(key, bytes) {
          await files.write(key, bytes);
          if (vanishing > 0 && key.endsWith('.br')) {
            vanishing -= 1;
            await files.remove(key);
          }
        },
      } satisfies Files,
    }),
  });
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
});

interface Row {
  id: string;
  content: object | null;
  files: Manifest | null;
  document: object | null;
}
const rows = () =>
  product.rows<Row>('select id, files, document, content from site_versions where site_id = $1 order by created_at', [
    draft.id,
  ]);
async function publish(words: string): Promise<void> {
  const { rev } = await draft.view();
  await draft.save(rev, op('copy/headline', words, (await draft.unit('copy/headline'))?.hash));
  await draft.publish(rev + 1);
}
const homeOf = ({ files }: Row): string => {
  const entry = files?.['/'];
  if (entry?.kind !== 'bytes') throw new Error('a version without a first page');
  return join(product.config.dataDir, 'files', fileKey(entry));
};
/** What each version is told to have been made of. */
async function contents(): Promise<Record<string, object | null>> {
  const by = await draft.by();
  const versions = await versionsOfSite(draft.ctx(), { by, most: 60 });
  return Object.fromEntries(versions.map(({ id, content }) => [id, content]));
}
const thin = () => purgeVersions(product.system());

it('of a year stay what its owner published, its beginning and what is on show; only that stands ready, and the beginning comes back [S2] [K14]', async () => {
  const [beginning = { id: '', files: null, document: null, content: null }] = await rows();
  const then = await draft.shown();
  const old = homeOf(beginning);
  for (let month = 1; month <= 4; month += 1) {
    product.later(31 * DAY);
    await publish(`Parole del mese ${month}`);
  }
  // What the page brings in between is its own doing, and not the last of its month.
  const brought = await rows();
  await product.rows(`update site_versions set cause = 'page' where id = any($1)`, [
    brought.slice(1, 3).map(({ id }) => id),
  ]);
  await product.rows('update site_versions set created_at = created_at + $2::interval where id = $1', [
    brought[1]?.id,
    '30 days',
  ]);
  product.later(2 * DAY);
  expect(existsSync(old)).toBe(true);
  expect(await thin()).toBeGreaterThan(0);
  expect(await thin(), 'once is enough').toBe(0);
  const kept = await rows();
  expect(kept.map(({ id }) => id)).toContain(beginning.id);
  expect(kept.length).toBeLessThan(brought.length);
  const ready = kept.filter(({ files, document }) => files !== null && document !== null);
  expect(ready).toHaveLength(1);
  expect(kept.filter(({ content }) => content !== null).map(({ id }) => id)).toEqual(ready.map(({ id }) => id));
  expect(existsSync(old), 'its page is removed').toBe(false);
  expect(await draft.shown()).toContain('Parole del mese 4');
  expect(ready.map((one) => existsSync(homeOf(one)))).toEqual([true]);

  await draft.restore((await draft.view()).rev, beginning.id);
  await draft.publish((await draft.view()).rev);
  const words = (html: string) => /<h1[^]*?<\/h1>/.exec(html)?.[0];
  expect(words(await draft.shown())).toBe(words(then));
});

it('what older versions were made of is packed together, and is listed, exported and comes back as it was; a site that was quiet for long is looked at too [S2] [K14]', async () => {
  for (const words of ['Uno', 'Due', 'Tre']) {
    product.later(DAY);
    await publish(words);
  }
  const before = await draft.versions();
  const whole = await contents();
  product.later(200 * DAY);
  expect(await thin(), 'nothing was published for two hundred days').toBeGreaterThan(0);
  // Nobody goes back to a version that would purge the photos which only a packed one names.
  expect(await product.rows(`select mark from installation where name = 'schema-floor'`)).toEqual([{ mark: '71' }]);
  expect((await rows()).filter(({ content }) => content !== null)).toHaveLength(1);
  expect(await draft.versions()).toEqual(before.filter(({ id }) => id in whole));
  expect(await contents()).toEqual(whole);
  const two = before.find(({ id }) => JSON.stringify(whole[id]).includes('Due'));
  await draft.restore((await draft.view()).rev, two?.id ?? '');
  expect((await draft.unit('copy/headline'))?.value).toBe('Due');
});

it('a page that is removed while the very same one is published again is there all the same [S2] [K14]', async () => {
  vanishing = 1;
  await publish('Di nuovo le parole di allora');
  expect(vanishing).toBe(0);
  expect(await draft.shown()).toContain('Di nuovo le parole di allora');
});

it('pages of a name that the site had leave with their version, and stay while another site has that name [S2] [K14]', async () => {
  const other = await newDraft(product);
  const name = async (siteId: string, host: string) =>
    product.rows(`insert into site_hosts (host, site_id, canonical, created_at) values ($1, $2, true, $3)`, [
      host,
      siteId,
      product.clock.now(),
    ]);
  const files: string[] = [];
  for (const host of ['uno.example', 'due.example']) {
    await name(draft.id, host);
    await publish(`Con ${host}`);
    files.push(homeOf((await rows()).at(-1) ?? expect.fail('no version')));
    await product.rows('delete from site_hosts where host = $1', [host]);
  }
  await publish('Senza nome');
  await name(other.id, 'due.example');
  product.later(40 * DAY);
  await thin();
  expect(files.map((file) => existsSync(file))).toEqual([false, true]);
});

it('nothing is thinned while a copy of everything is made [K14]', async () => {
  for (const words of ['Uno', 'Due']) {
    product.later(40 * DAY);
    await publish(words);
  }
  product.later(2 * DAY);
  const client = await product.pool.connect();
  // Whoever makes a copy holds this lock alone (platform/file-hold.ts).
  await client.query('select pg_advisory_lock(7312006)');
  expect(await thin()).toBe(0);
  await client.query('select pg_advisory_unlock(7312006)');
  client.release();
  expect(await thin()).toBeGreaterThan(0);
});
