/** What a press on the list does to what is written, unit by unit (site-kit/content/owned-list.ts). Pure. */
import type { OwnList, OwnRow } from '../../../../site-kit/content/owned-list.ts';
import { shownValue, wanted, write, type Queue } from '../editor/save-queue.ts';

export const MOST_ROWS = 200;
export const EMPTY_ROW: OwnRow = { name: '', detail: '', price: '', photo: null };
const NONE: OwnList = { groups: [], known: [] };

export const listKey = (kind: string) => `list/${kind}`;
export const rowKey = (kind: string, id: string) => `list/${kind}/items/${id}`;
export const soldOutKey = (kind: string, id: string) => `list/${kind}/sold-out/${id}`;
const fresh = (what: 'itm' | 'grp') => `${what}_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export const listOf = (queue: Queue, kind: string): OwnList =>
  (shownValue(queue, listKey(kind)) as OwnList | null) ?? NONE;
export const rowOf = (queue: Queue, kind: string, id: string): OwnRow =>
  (shownValue(queue, rowKey(kind, id)) as OwnRow | null) ?? EMPTY_ROW;
export const rowsOf = ({ groups }: OwnList): string[] => groups.flatMap(({ items }) => items);

/** The list is the owner's as a whole from the first touch on: its rows are written as the page gives them. */
function taken(queue: Queue, kind: string): Queue {
  if (wanted(queue, listKey(kind)) !== null) return queue;
  const list = listOf(queue, kind);
  const rows = rowsOf(list).reduce((all, id) => write(all, rowKey(kind, id), rowOf(all, kind, id)), queue);
  return write(rows, listKey(kind), list);
}

const change = (queue: Queue, kind: string, act: (list: OwnList) => OwnList): Queue => {
  const own = taken(queue, kind);
  return write(own, listKey(kind), act(listOf(own, kind)));
};

export const setRow = (queue: Queue, kind: string, id: string, row: OwnRow): Queue =>
  row.name.trim() === ''
    ? write(taken(queue, kind), rowKey(kind, id), row, { code: 'editor.list-name', message: '' })
    : write(taken(queue, kind), rowKey(kind, id), row);

/** A row at the end of a group, or of a first one. It is written when it has a name. */
export function addRow(queue: Queue, kind: string, group: string | null): { queue: Queue; id: string } {
  const id = fresh('itm');
  const added = change(queue, kind, (list) => {
    const groups = list.groups.length > 0 ? list.groups : [{ id: fresh('grp'), title: '', items: [] }];
    const into = group ?? groups.at(-1)?.id;
    return { ...list, groups: groups.map((one) => (one.id === into ? { ...one, items: [...one.items, id] } : one)) };
  });
  return { queue: added, id };
}

export const addGroup = (queue: Queue, kind: string): Queue =>
  change(queue, kind, (list) => ({ ...list, groups: [...list.groups, { id: fresh('grp'), title: '', items: [] }] }));
export const setTitle = (queue: Queue, kind: string, group: string, title: string): Queue =>
  change(queue, kind, (list) => ({
    ...list,
    groups: list.groups.map((one) => (one.id === group ? { ...one, title } : one)),
  }));
/** Of a group without rows. */
export const removeGroup = (queue: Queue, kind: string, group: string): Queue =>
  change(queue, kind, (list) => ({ ...list, groups: list.groups.filter(({ id }) => id !== group) }));

const without = (list: OwnList, id: string): OwnList => ({
  ...list,
  groups: list.groups.map((group) => ({ ...group, items: group.items.filter((item) => item !== id) })),
});
export const removeRow = (queue: Queue, kind: string, id: string): Queue =>
  write(
    change(queue, kind, (list) => without(list, id)),
    rowKey(kind, id),
    null,
  );
/** What was removed stands again where it stood. */
export const putBack = (queue: Queue, kind: string, list: OwnList, id: string, row: OwnRow): Queue =>
  write(write(queue, rowKey(kind, id), row.name === '' ? null : row), listKey(kind), list);

/** One place up or down, over the border of a group too. */
export function moveRow(queue: Queue, kind: string, id: string, way: -1 | 1): Queue {
  return change(queue, kind, (list) => {
    const at = list.groups.findIndex(({ items }) => items.includes(id));
    const group = list.groups[at];
    if (!group) return list;
    const place = group.items.indexOf(id) + way;
    if (place >= 0 && place < group.items.length) {
      const items = group.items.filter((item) => item !== id).toSpliced(place, 0, id);
      return { ...list, groups: list.groups.with(at, { ...group, items }) };
    }
    const next = list.groups[at + way];
    if (!next) return list;
    const bare = without(list, id);
    const items = way < 0 ? [...next.items, id] : [id, ...next.items];
    return { ...bare, groups: bare.groups.with(at + way, { ...next, items }) };
  });
}

export interface Pasted {
  title: string;
  rows: OwnRow[];
}
/** The list becomes what was pasted; the rows before it leave. */
export function replaceAll(queue: Queue, kind: string, pasted: readonly Pasted[]): Queue {
  const own = taken(queue, kind);
  const before = listOf(own, kind);
  const bare = rowsOf(before).reduce((all, id) => write(all, rowKey(kind, id), null), own);
  return withPasted(bare, kind, pasted, { ...before, groups: [] });
}
export const addAll = (queue: Queue, kind: string, pasted: readonly Pasted[]): Queue => {
  const own = taken(queue, kind);
  return withPasted(own, kind, pasted, listOf(own, kind));
};
function withPasted(queue: Queue, kind: string, pasted: readonly Pasted[], list: OwnList): Queue {
  let next = queue;
  const groups = pasted.map(({ title, rows }) => {
    const items = rows.map(() => fresh('itm'));
    rows.forEach((row, at) => (next = write(next, rowKey(kind, items[at] ?? ''), row)));
    return { id: fresh('grp'), title, items };
  });
  return write(next, listKey(kind), { ...list, groups: [...list.groups, ...groups] });
}

/** What the page's own list says by now and the owner has not seen. */
interface PageNews {
  /** `of`: the row of the owner's with the same name. */
  fresh: { id: string; row: OwnRow; of: string | null }[];
  /** Rows that the page has no more. */
  gone: string[];
}
export function newsOfPage(queue: Queue, kind: string): PageNews {
  if (wanted(queue, listKey(kind)) === null) return { fresh: [], gone: [] };
  const list = listOf(queue, kind);
  const [known, own] = [new Set(list.known), rowsOf(list)];
  const head = rowKey(kind, '');
  const ofPage = new Map(
    [...queue.views.values()].flatMap(({ unit, derived }) =>
      unit.startsWith(head) && derived !== null ? [[unit.slice(head.length), derived as OwnRow] as const] : [],
    ),
  );
  const named = new Map(own.map((id) => [rowOf(queue, kind, id).name.toLowerCase(), id]));
  const news = [...ofPage]
    .filter(([id]) => !known.has(id) && !own.includes(id))
    .map(([id, row]) => ({ id, row, of: named.get(row.name.toLowerCase()) ?? null }));
  const names = new Set([...ofPage.values()].map(({ name }) => name.toLowerCase()));
  const isGone = (id: string): boolean => !ofPage.has(id) && !names.has(rowOf(queue, kind, id).name.toLowerCase());
  const gone = own.filter((id) => known.has(id) && isGone(id));
  return { fresh: news, gone };
}
/** What the page says is taken into the owner's list: in the place of the row of its name, else at the end. */
export function takeNews(queue: Queue, kind: string, { id, row, of }: PageNews['fresh'][number]): Queue {
  if (of !== null) {
    const own = rowOf(queue, kind, of);
    return knows(setRow(queue, kind, of, { ...row, photo: own.photo }), kind, id);
  }
  const added = write(queue, rowKey(kind, id), row);
  return change(knows(added, kind, id), kind, (list) => {
    const groups = list.groups.length > 0 ? list.groups : [{ id: fresh('grp'), title: '', items: [] }];
    const last = groups.length - 1;
    return { ...list, groups: groups.map((one, at) => (at === last ? { ...one, items: [...one.items, id] } : one)) };
  });
}
const MOST_KNOWN = 800;
/** The page's row is not offered again. */
export const knows = (queue: Queue, kind: string, id: string): Queue =>
  change(queue, kind, (list) => ({ ...list, known: [...list.known, id].slice(-MOST_KNOWN) }));
/** A row stays although the page has it no more. */
export const keeps = (queue: Queue, kind: string, id: string): Queue =>
  change(queue, kind, (list) => ({ ...list, known: list.known.filter((one) => one !== id) }));
