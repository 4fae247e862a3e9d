import { describe, expect, it } from 'vitest';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import type { OwnList, OwnRow } from '../../../../site-kit/content/owned-list.ts';
import { HASH_OF_NONE, newQueue, shownValue, wanted, write, type Queue } from '../editor/save-queue.ts';
import {
  addAll,
  addRow,
  keeps,
  knows,
  listOf,
  moveRow,
  newsOfPage,
  putBack,
  removeRow,
  replaceAll,
  rowOf,
  rowsOf,
  setRow,
  takeNews,
} from './list-model.ts';
import { readPasted } from './read-pasted.ts';

const KIND = 'menu';
const row = (name: string, price = ''): OwnRow => ({ name, detail: '', price, photo: null });
const view = (unit: string, derived: unknown, own?: unknown): UnitView => ({
  unit,
  kind: 'list',
  value: own ?? derived,
  derived,
  own: own !== undefined,
  hash: HASH_OF_NONE,
  limit: 4,
  over_moved: false,
  unseen: false,
  by: null,
  at: null,
  label: { key: 'row' },
  section: KIND,
});
const FIRST: OwnList = {
  groups: [
    { id: 'grp_00000001', title: 'Primi', items: ['itm_00000001', 'itm_00000002'] },
    { id: 'grp_00000002', title: 'Dolci', items: ['itm_00000003'] },
  ],
  known: ['itm_00000001', 'itm_00000002', 'itm_00000003'],
};
const ROWS = {
  itm_00000001: row('Tagliatelle', '12 €'),
  itm_00000002: row('Tortellini', '14 €'),
  itm_00000003: row('Zuppa'),
};
const page = (rows: Record<string, OwnRow> = ROWS, own?: OwnList): Queue =>
  newQueue({
    rev: 0,
    units: [
      view('list/menu', own ? null : FIRST, own),
      ...Object.entries(rows).map(([id, each]) => view(`list/menu/items/${id}`, each)),
    ],
  });
const names = (queue: Queue) => rowsOf(listOf(queue, KIND)).map((id) => rowOf(queue, KIND, id).name);

describe('the list of what a business sells [S2]', () => {
  it('is the owner’s as a whole from the first touch on, every row as the page gave it', () => {
    const queue = setRow(page(), KIND, 'itm_00000001', row('Tagliatelle', 'abc'));
    expect(wanted(queue, 'list/menu')).toEqual(FIRST);
    expect(wanted(queue, 'list/menu/items/itm_00000002')).toEqual(ROWS.itm_00000002);
    expect(rowOf(queue, KIND, 'itm_00000001').price).toBe('abc');
  });

  it('gives a removed row back where it stood', () => {
    const before = page();
    const list = listOf(before, KIND);
    const gone = removeRow(before, KIND, 'itm_00000002');
    expect(names(gone)).toEqual(['Tagliatelle', 'Zuppa']);
    const back = putBack(gone, KIND, list, 'itm_00000002', ROWS.itm_00000002);
    expect(names(back)).toEqual(['Tagliatelle', 'Tortellini', 'Zuppa']);
  });

  it('moves a row over the border of its group, and not beyond the ends', () => {
    const down = moveRow(page(), KIND, 'itm_00000002', 1);
    expect(listOf(down, KIND).groups.map(({ items }) => items.length)).toEqual([1, 2]);
    expect(names(down)).toEqual(['Tagliatelle', 'Tortellini', 'Zuppa']);
    expect(names(moveRow(down, KIND, 'itm_00000002', 1))).toEqual(['Tagliatelle', 'Zuppa', 'Tortellini']);
    expect(names(moveRow(page(), KIND, 'itm_00000001', -1))).toEqual(names(page()));
  });

  it('keeps a row without a name in its field, unsent', () => {
    const { queue, id } = addRow(page(), KIND, 'grp_00000002');
    expect(rowsOf(listOf(queue, KIND)).at(-1)).toBe(id);
    const empty = setRow(queue, KIND, id, row('', '3 €'));
    expect(empty.edits.get(`list/menu/items/${id}`)?.refusal?.code).toBe('editor.list-name');
    expect(shownValue(empty, `list/menu/items/${id}`)).toEqual(row('', '3 €'));
  });

  it('offers what the page says by now, row by row, once', () => {
    const now = {
      itm_00000001: ROWS.itm_00000001,
      itm_0000000a: row('Tortellini', '15 €'),
      itm_0000000b: row('Lasagne', '13 €'),
    };
    let queue = page(now, FIRST);
    for (const [id, each] of Object.entries(ROWS)) queue = write(queue, `list/menu/items/${id}`, each);
    expect(newsOfPage(queue, KIND)).toEqual({
      fresh: [
        { id: 'itm_0000000a', row: now.itm_0000000a, of: 'itm_00000002' },
        { id: 'itm_0000000b', row: now.itm_0000000b, of: null },
      ],
      gone: ['itm_00000003'],
    });
    const [first, second] = newsOfPage(queue, KIND).fresh;
    if (!first || !second) throw new Error('nothing is offered');
    queue = takeNews(queue, KIND, first);
    expect(rowOf(queue, KIND, 'itm_00000002').price).toBe('15 €');
    expect(names(takeNews(queue, KIND, second))).toEqual(['Tagliatelle', 'Tortellini', 'Zuppa', 'Lasagne']);
    queue = keeps(knows(queue, KIND, second.id), KIND, 'itm_00000003');
    expect(newsOfPage(queue, KIND)).toEqual({ fresh: [], gone: [] });
  });

  it('says nothing of the page while the list is the page’s own', () =>
    expect(newsOfPage(page(), KIND)).toEqual({ fresh: [], gone: [] }));
});

describe('a list that is pasted as text [S2]', () => {
  it('is read with groups, details and prices as they are written', () => {
    const { groups, left } = readPasted(
      'PRIMI\nTagliatelle al ragù 12 €\nTortellini (in brodo) € 14\n\nDOLCI\nZuppa inglese 6,50 €',
    );
    expect(left).toBe(0);
    expect(
      groups.map(({ title, rows }) => [title.toLowerCase(), rows.map(({ name, price }) => `${name} ${price}`)]),
    ).toEqual([
      ['primi', ['Tagliatelle al ragù 12 €', 'Tortellini € 14']],
      ['dolci', ['Zuppa inglese 6,50 €']],
    ]);
  });

  it('of one line is one row, of none is none, and of too many says how many are left', () => {
    expect(readPasted('Caffè 1,20 €').groups).toMatchObject([{ rows: [{ name: 'Caffè', price: '1,20 €' }] }]);
    expect(readPasted(' \n ').groups).toEqual([]);
    const many = Array.from({ length: 230 }, (_none, at) => `Piatto numero ${at} ${at + 1} €`).join('\n');
    const { groups, left } = readPasted(many);
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(200);
    expect(left).toBe(30);
  });

  it('is added or takes the place of the list', () => {
    const pasted = [{ title: 'Bevande', rows: [row('Acqua', '2 €')] }];
    expect(names(addAll(page(), KIND, pasted))).toEqual(['Tagliatelle', 'Tortellini', 'Zuppa', 'Acqua']);
    const replaced = replaceAll(page(), KIND, pasted);
    expect(names(replaced)).toEqual(['Acqua']);
    expect(wanted(replaced, 'list/menu/items/itm_00000001')).toBeNull();
  });
});
