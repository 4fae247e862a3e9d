import type { ShownChange } from '../../../../modules/sync/schemas.ts';
import type { Edge, FieldUnit } from '../../../../site-kit/content/page-units.ts';

const HEAD = 'page/';
type WithoutHead<Unit extends string> = Unit extends `${typeof HEAD}${infer Name}` ? Name : never;
/** The key of a unit's name among the messages. */
export type UnitName = WithoutHead<FieldUnit> | Edge;

const EDGES: Record<Edge, true> = { photos: true, posts: true, events: true, ratings: true };
export const isEdge = (name: UnitName): name is Edge => name in EDGES;

/** `page/posts/{id}` is named as all posts are. A unit of a later version has a name that no catalogue knows. */
export function nameOf(unit: string): UnitName {
  const [name = ''] = unit.slice(HEAD.length).split('/', 1);
  return name as UnitName;
}

/** What of one kind happened alike: three photos that are new, one number that is another. */
export interface Group {
  name: UnitName;
  how: 'added' | 'changed' | 'removed';
  changes: ShownChange[];
}

/** Entries of a list by what happened to them, each field by itself; in the order in which they came. */
export function grouped(changes: readonly ShownChange[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const name = nameOf(change.unit);
    const how = change.before === null ? 'added' : change.after === null ? 'removed' : 'changed';
    const key = isEdge(name) ? `${name} ${how}` : change.unit;
    const group = groups.get(key);
    if (group) group.changes.push(change);
    else groups.set(key, { name, how, changes: [change] });
  }
  return [...groups.values()];
}
