import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, NONE, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import type { OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import type { Manifest } from '../sites/publishing/manifest.ts';
import { builtBytes } from '../sites/index.server.ts';
import { drawDraftPage } from './check-draft.ts';
import { hashOfEntry } from './changes.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
}, 60_000);

const hash = (value: unknown) => hashOfEntry({ value, at: '', by: '', over: {} });
const id = (number: number) => `pge_${String(number).padStart(12, '0')}`;
const unit = (number: number) => `pages/${id(number)}`;
const FARM: OwnPage = {
  slug: 'la-fattoria',
  title: 'La nostra fattoria',
  menu: true,
  blocks: [
    {
      type: 'text',
      id: 'block1',
      content: [
        {
          type: 'paragraph',
          content: [{ text: 'Le galline stanno ' }, { text: 'fuori', strong: true }, { text: '.' }],
        },
        { type: 'paragraph', content: [{ text: 'Scrivi alla ' }, { text: 'rete', href: 'https://rete.example' }] },
      ],
    },
    { type: 'prices', id: 'block2', title: 'Uova', rows: [{ name: 'Sei uova', detail: '', price: '2,40 €' }] },
    { type: 'questions', id: 'block3', title: '', rows: [{ question: 'Si può venire?', answer: 'Di sabato.' }] },
  ],
};
const text = (...content: { text: string; href?: string }[]): OwnPage => ({
  ...FARM,
  blocks: [{ type: 'text', id: 'block1', content: [{ type: 'paragraph', content }] }],
});

async function files(): Promise<Manifest> {
  const [row] = await product.rows<{ files: Manifest }>(
    'select v.files from sites s join site_versions v on v.id = s.current_version_id where s.id = $1',
    [draft.id],
  );
  return row?.files ?? {};
}
async function shown(path: string): Promise<string | null> {
  const entry = (await files())[path];
  if (entry?.kind !== 'bytes') return null;
  return Buffer.from((await builtBytes(draft.ctx(), { entry, encoding: 'identity' })) ?? [])
    .toString()
    .replaceAll(/\u00ad|\u200b/g, '');
}

describe('a page that the owner adds [P5]', () => {
  it('is seen in the draft, and by visitors, in menu and sitemap, once it is published', async () => {
    await draft.save(0, op(unit(1), FARM));
    expect(await draft.check()).toEqual([]);
    const { html } = await drawDraftPage(draft.ctx(), { by: await draft.by(), page: id(1) });
    expect(html).toContain('<strong>fuori</strong>');
    expect(await shown('/la-fattoria')).toBeNull();
    await draft.publish(1);
    const page = (await shown('/la-fattoria')) ?? '';
    expect(page).toContain('Le galline stanno <strong>fuori</strong>.');
    expect(page).toContain('<a href="https://rete.example">rete</a>');
    expect(page).toContain('Sei uova');
    expect(page).toContain('"@type":"FAQPage"');
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\/la-fattoria"/);
    expect(await draft.shown()).toContain('href="/la-fattoria"');
    expect(await shown('/sitemap.xml')).toContain('/la-fattoria</loc>');
    expect(await shown('/la-fattoria')).toContain('aria-current="page"');
  });

  it('answers under its old address by the way to the new one, and under none once it is removed', async () => {
    await draft.save(0, op(unit(1), FARM));
    await draft.publish(1);
    await draft.save(1, op(unit(1), { ...FARM, slug: 'galline' }, hash(FARM)));
    await draft.publish(2);
    expect((await files())['/la-fattoria']).toMatchObject({ kind: 'moved', to: '/galline', page: id(1) });
    expect(await shown('/galline')).toContain('galline stanno');
    expect(await shown('/sitemap.xml')).not.toContain('/la-fattoria<');
    await draft.save(2, op(unit(1), null, hash({ ...FARM, slug: 'galline' })));
    await draft.publish(3);
    const paths = Object.keys(await files());
    expect(paths).not.toContain('/galline');
    expect(paths).not.toContain('/la-fattoria');
  });

  it('stands in the order that its owner gives, and out of the menu where its owner wants', async () => {
    const other = { ...FARM, slug: 'prezzi', title: 'Prezzi', menu: false };
    await draft.save(0, op(unit(1), FARM), op(unit(2), other), op('look/pages', { order: [id(2), id(1)] }));
    await draft.publish(1);
    const pages = (await draft.view()).units.filter(({ kind }) => kind === 'page');
    expect(pages.map(({ label }) => label)).toEqual([
      { key: 'page', words: 'Prezzi' },
      { key: 'page', words: 'La nostra fattoria' },
    ]);
    expect(await draft.shown()).not.toContain('href="/prezzi"');
    expect(await shown('/prezzi')).not.toBeNull();
  });
});

describe('what a page does not take, with the reason [P5]', () => {
  const refusals: [what: string, value: unknown, code: string][] = [
    ['an address of the site itself', { ...FARM, slug: 'privacy' }, 'page-address'],
    ['an address of a language', { ...FARM, slug: 'en' }, 'page-address'],
    ['an address with a sign', { ...FARM, slug: '_fattoria' }, 'page-address'],
    ['a title without a letter', { ...FARM, title: '🦉' }, 'no-words'],
    ['a tag', text({ text: '<script>alert(1)</script>' }), 'markup'],
    ['a script for a link', text({ text: 'qui', href: 'javascript:alert(1)' }), 'link'],
    ['a link without TLS', text({ text: 'qui', href: 'http://rete.example' }), 'link'],
    [
      '61 blocks',
      { ...FARM, blocks: Array.from({ length: 61 }, (_, at) => ({ type: 'map', id: `b${1000 + at}x` })) },
      'too-many',
    ],
    ['a text beyond its limit', text({ text: 'x'.repeat(4001) }), 'too-long'],
    [
      'more than a page may weigh',
      text(...Array.from({ length: 15 }, () => ({ text: 'parola '.repeat(500) }))),
      'page-full',
    ],
  ];
  it.each(refusals)('%s', async (_, value, code) => {
    const { refused, applied } = await draft.save(0, op(unit(1), value));
    expect({ refused: refused.map((each) => each.code), applied }).toEqual({
      refused: [`editor.${code}`],
      applied: [],
    });
  });

  it('an address that another page has, and a page beyond what the plan gives', async () => {
    await draft.save(0, op(unit(1), FARM));
    const twice = await draft.save(1, op(unit(2), FARM));
    expect(twice.refused).toMatchObject([{ code: 'editor.page-address-taken' }]);
    const many = Array.from({ length: 20 }, (_, at) => op(unit(at + 2), { ...FARM, slug: `pagina-${at}`, blocks: [] }));
    const { refused, applied } = await draft.save(1, ...many);
    expect(applied).toHaveLength(19);
    expect(refused).toMatchObject([{ code: 'editor.too-many-pages' }]);
  });

  it('keeps a half-written page half written, and draws what is whole', async () => {
    const half: OwnPage = {
      ...FARM,
      blocks: [
        { type: 'photo', id: 'block1', photo: null, caption: 'Niente' },
        { type: 'button', id: 'block2', label: '', target: { to: 'phone' } },
        { type: 'prices', id: 'block3', title: 'Vuoto', rows: [{ name: '', detail: '', price: '3 €' }] },
        { type: 'file', id: 'block4', file: 'fil_nobodys', label: 'Menù' },
      ],
    };
    const { refused } = await draft.save(0, op(unit(1), half, NONE));
    expect(refused).toEqual([]);
    await draft.publish(1);
    const page = (await shown('/la-fattoria')) ?? '';
    expect(page).toContain('<h1>La nostra fattoria</h1></section></main>');
    for (const words of ['Niente', 'Vuoto']) expect(page).not.toContain(words);
  });
});
