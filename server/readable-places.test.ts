/**
 * What can be read by somebody who sees the database, the data folder, the log, or a copy of them: everything that a
 * person can type is typed at the doors, and every place in which it stands is compared with docs/security.md.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantEverywhere } from '../tests/support/planted-story.ts';
import type { Planting } from '../tests/support/planting.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';

const [, chapter = ''] = readFileSync('docs/security.md', 'utf8').split(
  '\n## Where what people type stands readable\n',
);
const [written = ''] = chapter.split('\n## ');
/** "orders.billing: address, name"; a row may name several places, and gives its reason. */
const rows = [...written.matchAll(/^\| (`.*`) \| (.*) \| (.*) \|$/gm)].map(([, places = '', what = '', why = '']) => ({
  places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  what: what.split(', '),
  why,
}));
const line = (place: string, what: Iterable<string>): string => `${place}: ${[...what].toSorted().join(', ')}`;

let product: TestProduct;
let planted: Planting;
beforeAll(async () => {
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80, 2001:db8::80' } });
  planted = await plantEverywhere(product);
}, 240_000);
afterAll(() => product.close());

describe('what people type', () => {
  it('stands readable in the columns, files and nowhere else that docs/security.md lists, each with its reason [X5]', () => {
    expect(planted.looked.columns).toBeGreaterThan(500);
    expect(planted.looked.files).toBeGreaterThan(20);
    const listed = rows.flatMap(({ places, what }) => places.map((place) => line(place, what)));
    const found = [...planted.typed].map(([place, what]) => line(place, what));
    expect(found.toSorted()).toEqual(listed.toSorted());
    expect(rows.filter(({ why }) => why.length < 15)).toEqual([]);
  });

  it('is nowhere to be read where docs/security.md says so: codes, passwords, questions [X5]', () => {
    const readable = new Set([...planted.typed.values()].flatMap((what) => [...what]));
    const hidden = new Set(planted.sown.map(({ what }) => what).filter((what) => !readable.has(what)));
    const [, said = ''] = /^Nowhere: ([^.]+)\./m.exec(written) ?? [];
    expect(said.split(', ').toSorted()).toEqual([...hidden].toSorted());
  });
});

it('nothing that opens a door stands anywhere: sessions, cookies, links, invitations, codes, secrets of vendors [X5]', () => {
  expect(new Set(planted.keys.map(({ what }) => what))).toEqual(
    new Set([
      'session of staff',
      'secret of an authenticator',
      'recovery code',
      'invitation',
      'order cookie',
      'secret of a card form',
      'link to an order',
      'link to a preview',
      'link to sign in',
      'secret of the installation',
    ]),
  );
  expect([...planted.openers].map(([place, what]) => line(place, what))).toEqual([]);
});
