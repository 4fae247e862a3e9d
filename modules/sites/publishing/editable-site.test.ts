import { describe, expect, it } from 'vitest';
import { drawnSections } from '../../../site-kit/arrangement.ts';
import { findUnit, UNITS } from '../../../site-kit/content/units.ts';
import type { ListedUnit } from '../../../site-kit/content/list-units.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { castSite, layerOf, WRITTEN } from '../../../tests/content/fixture-site.ts';
import { demoPages } from '../../../tests/fixtures/pages.ts';
import type { ComposeOptions } from './composer.port.ts';
import { composeSite, editableSite } from './compose-site.ts';

const now = new Date('2026-05-25T10:00:00Z');
const options: ComposeOptions = { layout: 'tavola', lang: null, legal: null, now };
const owls = () => castSite('trattoriasettegufi', now);
const byKey = (units: ListedUnit[], unit: string) => units.find((one) => one.unit === unit);

describe('what an owner may change of a site [S2]', () => {
  it('is what stands on the page, in its order, each once, with a value that may be written back', async () => {
    const { page, photos } = await owls();
    const { units, document } = editableSite(page, photos, options);
    const keys = units.map(({ unit }) => unit);
    expect(new Set(keys).size).toBe(keys.length);
    const titles = drawnSections(document).flatMap(({ id, type }) => (type === 'hero' ? [] : [`copy/title/${id}`]));
    expect(keys.filter((key) => key.startsWith('copy/title/'))).toEqual(titles);
    expect(keys.slice(0, 3)).toContain('copy/headline');
    for (const { unit, value, own, derived, kind } of units) {
      expect(own).toBe(false);
      expect(value).toEqual(derived);
      if (value !== null && kind !== 'item')
        expect(findUnit(unit)?.unit.schema.safeParse(value).error, unit).toBeUndefined();
    }
    expect(JSON.parse(JSON.stringify(units))).toEqual(units);
  });

  it('shows what the owner wrote, what the page would give, and who said it when', async () => {
    const { page, photos } = await owls();
    const layer = layerOf({ 'copy/headline': 'La mia cucina' });
    const { units } = editableSite(page, photos, { ...options, layer });
    expect(byKey(units, 'copy/headline')).toMatchObject({
      value: 'La mia cucina',
      derived: 'Cucina bolognese di casa, ventotto coperti.',
      own: true,
      limit: 78,
      source: { kind: 'owner', unit: 'copy/headline', at: WRITTEN },
    });
  });

  it('writes nothing by being written back: each derived value as the owner’s draws the same words', async () => {
    const { page, photos } = await owls();
    const { units, document } = editableSite(page, photos, options);
    const texts = units.filter(({ kind, value }) => kind === 'copy' && value !== null);
    const layer = layerOf(Object.fromEntries(texts.map(({ unit, value }) => [unit, value])));
    const again = composeSite(page, photos, { ...options, layer });
    const words = (doc: typeof document) =>
      doc.sections.map((part) => (part.type === 'hero' ? part.headline : part.title).value);
    expect(words(again)).toEqual(words(document));
  });

  it('says which sections no order moves, and puts nothing in another order by being written back', async () => {
    const { page, photos } = await owls();
    for (const layout of LAYOUTS) {
      const { units, document } = editableSite(page, photos, { ...options, layout });
      const order = byKey(units, 'look/sections');
      expect(order?.bound?.fixed).toEqual(expect.arrayContaining(['top', 'contact']));
      const again = composeSite(page, photos, {
        ...options,
        layout,
        layer: layerOf({ 'look/sections': order?.value }),
      });
      expect(
        drawnSections(again).map(({ id }) => id),
        layout,
      ).toEqual(drawnSections(document).map(({ id }) => id));
    }
  });

  it('shows an item that was put away, with its words and its picture, so that it can come back', async () => {
    const { page, photos } = await owls();
    const shown = editableSite(page, photos, options).units;
    const post = shown.find(({ unit }) => unit.startsWith('item/posts/'));
    const photo = shown.find(({ unit }) => unit.startsWith('item/photos/'));
    expect(photo?.hide).toEqual({
      hidden: true,
      dhash: photos.get(photo?.unit.slice('item/photos/'.length) ?? '')?.dhash,
    });
    const layer = layerOf({ [post?.unit ?? '']: post?.hide, [photo?.unit ?? '']: photo?.hide });
    const { units } = editableSite(page, photos, { ...options, layer });
    for (const item of [post, photo]) {
      expect(byKey(units, item?.unit ?? '')).toMatchObject({ value: item?.hide, label: item?.label, own: true });
      expect(byKey(units, item?.unit ?? '')?.photo).toBe(item?.photo);
    }
  });

  it('reaches every unit of the registry, and nothing that is not in it, on every page and in every layout', async () => {
    const reached = new Set<string>();
    const sites = await Promise.all(demoPages().map(({ id }) => castSite(id, now)));
    for (const [at, { page, photos }] of sites.entries()) {
      const [row] = photos.values();
      const own = `own-${'a'.repeat(32)}`;
      const layer = layerOf({
        'fact/days/2026-06-02': { ranges: [] },
        [`own/photos/${own}`]: { added: true },
        'list/menu/sold-out/itm_00000001': true,
        'pages/pge_000000000001': { slug: 'own', title: 'Own', menu: true, blocks: [] },
      });
      const { units } = editableSite(page, new Map([...photos, ...(row ? [[own, row] as const] : [])]), {
        ...options,
        layout: LAYOUTS[at % LAYOUTS.length] ?? 'tavola',
        layer,
      });
      for (const { unit } of units) reached.add(findUnit(unit)?.unit.key ?? unit);
      const fixed = UNITS.map(({ key }) => key).filter((key) => !key.includes('{'));
      expect(units.map(({ unit }) => unit)).toEqual(expect.arrayContaining(fixed));
    }
    expect([...reached].toSorted()).toEqual(UNITS.map(({ key }) => key).toSorted());
  });
});
