/** PDF files that an owner's pages offer: what is taken, what is refused and why, what visitors get, what stays how long. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_COOKIE } from '../../modules/access/index.server.ts';
import { fileAnswer } from '../../modules/editor/schemas.ts';
import { exportSite } from '../../modules/sites/export-site.ts';
import { purgeOwnFiles } from '../../modules/sites/files/purge-own-files.ts';
import { purgeClosedSites } from '../../modules/sites/purge-sites.ts';
import { builtBytes } from '../../modules/sites/index.server.ts';
import type { Manifest } from '../../modules/sites/publishing/manifest.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Beside the fonts of a site. */
const OFFERED = '/f/fil_';
const PAGE = 'pages/pge_000000000001';
let product: TestProduct;
let draft: DraftOfSite;
let other: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  [draft, other] = [await newDraft(product), await newDraft(product)];
});
afterAll(() => product.close());

/** The least that is a PDF; `words` make it another one. */
const pdf = (words: string) =>
  Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`);

interface Sending {
  of?: DraftOfSite;
  secret?: string;
  name?: string;
}
function send(bytes: Uint8Array, { of = draft, secret = of.owner.secret, name = 'Menù d’autunno.pdf' }: Sending = {}) {
  const query = new URLSearchParams({ name }).toString();
  return product.app.request(`/buy_yr/api/site/${of.id}/draft/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', cookie: `${ORDER_COOKIE}=${secret}` },
    body: new Uint8Array(bytes),
  });
}
const add = async (words: string, of = draft) => fileAnswer.parse(await (await send(pdf(words), { of })).json());
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];
const offering = (file: string | null, label = '') => ({
  slug: 'scarica',
  title: 'Da scaricare',
  menu: true,
  blocks: [{ type: 'file', id: 'block1', file, label }],
});
async function publish(of: DraftOfSite, file: string): Promise<Manifest> {
  const unit = await of.unit(PAGE);
  await of.save((await of.view()).rev, op(PAGE, offering(file), unit?.hash));
  await of.publish((await of.view()).rev);
  const [row] = await product.rows<{ files: Manifest }>(
    'select v.files from sites s join site_versions v on v.id = s.current_version_id where s.id = $1',
    [of.id],
  );
  return row?.files ?? {};
}
const held = async (of: DraftOfSite) =>
  (await product.rows<{ id: string }>('select id from site_files where site_id = $1', [of.id])).map(({ id }) => id);
const bytesAt = (hash: string) => product.system().ports.files.read(`site-files/${hash.slice(0, 2)}/${hash}`);

describe('a file that an owner adds', () => {
  it('is offered on a page of theirs as a download with its name, its type and nothing else of ours [S2] [P2]', async () => {
    const file = await add('autunno');
    expect(file).toMatchObject({ name: 'Menù d’autunno.pdf', bytes: pdf('autunno').byteLength });
    expect(await add('autunno'), 'sent twice it is one').toEqual(file);
    const files = await publish(draft, file.id);
    const [path, entry] = Object.entries(files).find(([at]) => at.startsWith(OFFERED)) ?? [];
    expect(path).toBe(`/f/${file.id}/Men%C3%B9%20d%E2%80%99autunno.pdf`);
    expect(entry).toMatchObject({ kind: 'bytes', type: 'application/pdf', download: true, compressed: false });
    expect(entry?.kind === 'bytes' && Buffer.from((await bytesAt(entry.hash)) ?? [])).toEqual(pdf('autunno'));
    const page = files['/scarica'];
    if (page?.kind !== 'bytes') throw new Error('the page is not there');
    const html = Buffer.from((await builtBytes(draft.ctx(), { entry: page, encoding: 'identity' })) ?? []).toString();
    expect(html).toContain(`ping="/~file" href="${path}" download`);
    expect(html.match(/ping="\/~file"/g), 'its fonts are nobody’s press').toHaveLength(1);
  });

  it('is refused with the reason: empty, no PDF by its bytes whatever it is called, cut off, too large [S2]', async () => {
    const refused = async (bytes: Uint8Array) => codeOf(await send(bytes, { name: 'listino.pdf' }));
    expect(await refused(Buffer.alloc(0))).toEqual([422, 'editor.file-empty']);
    for (const bytes of [
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('MZ\u0090 %PDF-1.7 startxref\n0\n%%EOF'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pdf('photo')]),
      pdf('cut').subarray(0, 40),
      Buffer.from('%PDF-1.7 and nothing behind it'),
    ])
      expect(await refused(bytes)).toEqual([422, 'editor.file-form']);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_001)]);
    expect(await refused(large)).toEqual([413, 'editor.file-large']);
    for (const name of ['', '  ', 'a/b.pdf', 'a\\b.pdf', 'a\nb.pdf', 'x'.repeat(121)])
      expect((await send(pdf('name'), { name })).status, JSON.stringify(name)).toBe(400);
    expect(await held(draft)).toHaveLength(1);
  });

  it('belongs to its site: nobody else adds one there, and no other site offers it [X5]', async () => {
    expect((await send(pdf('foreign'), { secret: other.owner.secret })).status).toBe(404);
    const [mine = ''] = await held(draft);
    const files = await publish(other, mine);
    expect(Object.keys(files).filter((path) => path.startsWith(OFFERED))).toEqual([]);
  });

  it('is one of forty at most, two sent at once included [S2]', async () => {
    const full = await newDraft(product);
    await product.rows(
      `insert into site_files (id, site_id, name, bytes, hash, created_at)
       select 'fil_' || n || '_' || $1, $1, n || '.pdf', 1, n::text, now() from generate_series(1, 39) n`,
      [full.id],
    );
    const answers = await Promise.all([send(pdf('one'), { of: full }), send(pdf('two'), { of: full })]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await held(full)).toHaveLength(40);
  });

  it('is in what its owner takes home, offered or not [K13]', async () => {
    const kept = await add('mai offerto');
    const by = await disposeOrder(draft.owner);
    const found = new Map<string, Uint8Array>();
    for await (const file of exportSite(draft.ctx(), { by })) found.set(file.path, file.bytes);
    expect(Buffer.from(found.get(`files/${kept.id}.pdf`) ?? [])).toEqual(pdf('mai offerto'));
    expect([...found.keys()].some((path) => /^site\/f\/fil_[^/]+\/Menù d’autunno\.pdf$/.test(path))).toBe(true);
  });
});

describe('how long it stays', () => {
  it('is as long as a draft, an edit, the site or a version names it, and ninety days after it came [K14]', async () => {
    const of = await newDraft(product);
    const [offered, loose, drafted] = [await add('offerto', of), await add('sciolto', of), await add('bozza', of)];
    await publish(of, offered.id);
    await of.save((await of.view()).rev, op(PAGE, offering(drafted.id), (await of.unit(PAGE))?.hash));
    const purge = (days: number) =>
      purgeOwnFiles(product.system(), new Date(product.clock.now().getTime() + days * DAY_MS));
    const hashes = await product.rows<{ id: string; hash: string }>('select id, hash from site_files');
    const hashOf = ({ id }: { id: string }) => hashes.find((row) => row.id === id)?.hash ?? '';
    await purge(-90);
    expect(await held(of)).toHaveLength(3);
    await purge(1);
    expect((await held(of)).toSorted()).toEqual([offered.id, drafted.id].toSorted());
    expect(await bytesAt(hashOf(loose))).toBeNull();
    await of.discard((await of.view()).rev);
    await purge(1);
    expect(await held(of), 'an edit of the last ninety days names it').toContain(drafted.id);
    await product.rows('delete from site_edits where site_id = $1', [of.id]);
    await purge(1);
    expect(await held(of)).toEqual([offered.id]);
  });

  it('ends with its site, its bytes too, unless another site offers the same [K14]', async () => {
    const [one, two] = [await newDraft(product), await newDraft(product)];
    const [own, both] = [await add('solo qui', one), await add('di tutti', one)];
    await add('di tutti', two);
    const hashes = await product.rows<{ id: string; hash: string }>('select id, hash from site_files');
    const hashOf = (id: string) => hashes.find((row) => row.id === id)?.hash ?? '';
    await product.rows("update sites set status = 'closed', legal = '{}', updated_at = $2 where id = $1", [
      one.id,
      new Date(product.clock.now().getTime() - 400 * DAY_MS),
    ]);
    await purgeClosedSites(product.system(), product.clock.now());
    expect(await held(one)).toEqual([]);
    expect(await bytesAt(hashOf(own.id))).toBeNull();
    expect(await bytesAt(hashOf(both.id))).not.toBeNull();
  });
});
