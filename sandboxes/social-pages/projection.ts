import type { WantedField } from './field-list.ts';
import { GraphError } from './graph-error.ts';
import known from './known-fields.json' with { type: 'json' };
import { pageOf, type Edge } from './paging.ts';
import type { Pictures } from './pictures.ts';

type NodeKind = keyof typeof known;
type Node = Record<string, unknown>;

const KNOWN = new Map(Object.entries(known).map(([kind, names]) => [kind, new Set(names.split(' '))]));
const LEADS_TO: Record<string, NodeKind> = {
  location: 'location',
  cover: 'cover',
  picture: 'picture',
  category_list: 'category',
  photos: 'photo',
  posts: 'post',
  events: 'event',
  ratings: 'rating',
};
/** What the vendor gives when nothing is asked for. */
export const USUAL: Record<string, string> = {
  page: 'name,id',
  photo: 'created_time,name,id',
  post: 'created_time,message,id',
  event: 'description,end_time,name,place,start_time,id',
  rating: 'created_time,recommendation_type,review_text',
};
const EDGES = new Set(['photos', 'posts', 'events', 'ratings']);

export interface Projection {
  pictures: Pictures;
  /** Address of the following page of an edge. */
  next(node: Node, edge: string, wanted: WantedField, after: string): string;
}

/** Only the wanted fields of a node; a field without a value is absent, an unknown one is error 100. */
export function project(node: Node, kind: NodeKind, wanted: WantedField[], how: Projection): Node {
  const names = KNOWN.get(kind);
  const result: Node = {};
  for (const field of wanted) {
    if (!names?.has(field.name))
      throw new GraphError(
        100,
        `(#100) Tried accessing nonexistent field (${field.name}) on node type (${typeName(kind)})`,
      );
    const value = node[field.name];
    if (value === null || value === undefined) continue;
    const projected =
      EDGES.has(field.name) && kind === 'page' ? edge(node, field, how) : shape(value, kind, field, how);
    if (projected !== null) result[field.name] = projected;
  }
  if (node['id'] !== undefined) result['id'] = node['id'];
  return result;
}

/** One edge of a page with its cursors; an empty edge asked for inside another node is absent, as with the vendor. */
function edge(node: Node, field: WantedField, how: Projection): Edge | null {
  const all = (node[field.name] as { data: Node[] }).data;
  const kind = LEADS_TO[field.name] as NodeKind;
  const page = pageOf(all, field.args['limit'], field.args['after']);
  if (page.items.length === 0) return null;
  const wanted = field.fields ?? (USUAL[kind] ?? 'id').split(',').map((name) => ({ name, args: {}, fields: null }));
  return {
    data: page.items.map((item) => project(item, kind, wanted, how)),
    paging: {
      cursors: page.cursors,
      ...(page.more ? { next: how.next(node, field.name, field, page.cursors.after) } : {}),
    },
  };
}

function shape(value: unknown, kind: NodeKind, field: WantedField, how: Projection): unknown {
  if (kind === 'page' && field.name === 'picture')
    return { data: narrow(how.pictures.profile((value as { data: Node }).data), 'picture', field, how) };
  if (field.name === 'images') return how.pictures.sizes(value as { source: string; width: number; height: number }[]);
  if (field.name === 'source' || field.name === 'full_picture' || field.name === 'picture')
    return how.pictures.address(value as string);
  const leads = LEADS_TO[field.name];
  if (Array.isArray(value)) return leads ? value.map((item: Node) => narrow(item, leads, field, how)) : value;
  if (leads && typeof value === 'object') return narrow(value as Node, leads, field, how);
  return value;
}

/** A structure: all of it when no braces follow, else the wanted members. Picture addresses are signed either way. */
function narrow(value: Node, kind: NodeKind, field: WantedField, how: Projection): Node {
  const present = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  const whole = Object.fromEntries(
    present.map(([name, member]) => [name, name === 'source' ? how.pictures.address(member as string) : member]),
  );
  if (!field.fields) return whole;
  const signed = { ...how, pictures: { ...how.pictures, address: (path: string) => path } };
  return project(whole, kind, field.fields, signed);
}

const typeName = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);
