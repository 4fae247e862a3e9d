import { TRADE_RULES } from '../facts/trades.ts';
import type { Facts, PriceGroup, PriceItem } from '../facts/facts.ts';
import { oneLine, sourced } from '../facts/plain.ts';
import { hashOf } from './canonical.ts';
import type { Layer, LayerEntry } from './layer.ts';
import type { OwnerUnit } from './units.ts';

/** An owner's list: groups and rows in their order, and the rows of the page that its owner has seen. Its rows are units of their own. */
export interface OwnList {
  groups: { id: string; title: string; items: string[] }[];
  /** Ids of rows of the page that were taken over or declined: they are not offered again. */
  known: string[];
}
/** As it is written; a price is never computed. `photo`: reference of a photo of the page. */
export interface OwnRow {
  name: string;
  detail: string;
  price: string;
  photo: string | null;
}
type Kind = ReturnType<typeof listKind>;

/** What a business of this trade sells: the one list that its owner may hold. */
export const listKind = ({ trade }: Pick<Facts, 'trade'>) => TRADE_RULES[trade].list;
export const listUnit = (kind: Kind): OwnerUnit => `list/${kind}`;
export const rowUnit = (kind: Kind, id: string): OwnerUnit => `list/${kind}/items/${id}`;
const soldOutUnit = (kind: Kind, id: string): OwnerUnit => `list/${kind}/sold-out/${id}`;

const MOST_ROWS = 200;
const LONGEST = { name: 120, detail: 240, price: 60, title: 80 };
const cut = (text: string | undefined, most: number): string => (text ?? '').slice(0, most).trim();

/** The list of a page in the form in which an owner would hold it. A row's id is made of its words, so that it is the same row in every reading. */
export function listOfPage(prices: readonly PriceGroup[]): { list: OwnList; rows: Map<string, OwnRow> } {
  const rows = new Map<string, OwnRow>();
  const add = (item: PriceItem): string[] => {
    if (rows.size >= MOST_ROWS) return [];
    const id = freeId(item, rows);
    const [name, detail, price] = [
      cut(item.name.value, LONGEST.name),
      cut(item.detail?.value, LONGEST.detail),
      cut(item.price?.value, LONGEST.price),
    ];
    rows.set(id, { name, detail, price, photo: null });
    return [id];
  };
  const groups = prices
    .map((group, at) => ({
      id: `grp_${hashOf([at, group.title?.value ?? '']).slice(0, 12)}`,
      title: cut(group.title?.value, LONGEST.title),
      items: group.items.flatMap(add),
    }))
    .filter(({ items }) => items.length > 0);
  return { list: { groups, known: [...rows.keys()] }, rows };
}

/** The units of the rows of a list, in their order: the owner's have one each, those of a page are named by their words. */
export function rowUnitsOf(facts: Pick<Facts, 'prices' | 'trade'>): OwnerUnit[] {
  const prices = facts.prices ?? [];
  const kind = listKind(facts);
  const own = prices.flatMap(({ items }) =>
    items.flatMap(({ name: { source } }) => (source.kind === 'owner' ? [source.unit] : [])),
  );
  return own.length > 0 ? own : [...listOfPage(prices).rows.keys()].map((id) => rowUnit(kind, id));
}

/** The same words twice are two rows. */
function freeId({ name, detail, price }: PriceItem, taken: ReadonlyMap<string, unknown>): string {
  for (let again = 0; ; again++) {
    const id = `itm_${hashOf([name.value, detail?.value ?? '', price?.value ?? '', again]).slice(0, 12)}`;
    if (!taken.has(id)) return id;
  }
}

/** The owner's list in the page's place, and what is sold out today in either. Null where the owner says nothing of it. */
export function ownedPrices(page: Facts, layer: Layer): Pick<Facts, 'prices'> | null {
  const kind = listKind(page);
  const entry = layer[listUnit(kind)];
  const isOut = (id: string): boolean => layer[soldOutUnit(kind, id)] !== undefined;
  if (!entry) return markedPrices(page.prices, isOut);
  const { groups } = entry.value as OwnList;
  const prices = groups.flatMap(({ title, items }): PriceGroup[] => {
    const rows = items.flatMap((id) => ownItem(layer[rowUnit(kind, id)], rowUnit(kind, id), isOut(id)) ?? []);
    const source = { kind: 'owner', unit: listUnit(kind), at: entry.at } as const;
    return rows.length === 0 ? [] : [{ title: sourced(oneLine(title), source), items: rows }];
  });
  return { prices: prices.length > 0 ? prices : null };
}

function ownItem(entry: LayerEntry | undefined, unit: OwnerUnit, isOut: boolean): PriceItem | null {
  if (!entry) return null;
  const { name, detail, price, photo } = entry.value as OwnRow;
  const said = (text: string) => sourced(oneLine(text), { kind: 'owner', unit, at: entry.at });
  const named = said(name);
  return named && { name: named, detail: said(detail), price: said(price), photo, ...(isOut ? { soldOut: true } : {}) };
}

function markedPrices(prices: Facts['prices'], isOut: (id: string) => boolean): Pick<Facts, 'prices'> | null {
  if (prices === null) return null;
  const ids = [...listOfPage(prices).rows.keys()];
  if (!ids.some(isOut)) return null;
  const next = ids.values();
  const marked = (item: PriceItem): PriceItem => {
    const id = next.next().value;
    return id !== undefined && isOut(id) ? { ...item, soldOut: true } : item;
  };
  return { prices: prices.map((group) => ({ ...group, items: group.items.map(marked) })) };
}
