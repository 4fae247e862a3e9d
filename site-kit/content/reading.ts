import type { FactsInput } from '../facts/input.ts';
import { FIELDS, itemOf, momentOf, type Edge, type FieldUnit, type PageUnit } from './page-units.ts';

/** A reading of a page as the merge takes it; see PageReading of the previews room for where it comes from. */
export interface Reading {
  page: FactsInput;
  /** Fields, edges and `{edge}/{id}` about which the reading says nothing. */
  unread: ReadonlySet<string>;
  /** An absent item is gone only when it is younger; null where all of the edge was read. */
  window: Readonly<Record<Edge, string | null>>;
}

/** True where the reading says nothing about this unit: `before` is what the site accepted, `next` what was read. */
export function isUnread(unit: PageUnit, before: unknown, next: unknown, reading: Reading): boolean {
  const item = itemOf(unit);
  if (!item) return FIELDS[unit as FieldUnit].some((field) => reading.unread.has(field));
  const { edge } = item;
  const { id } = (before ?? next) as { id?: string };
  if (reading.unread.has(edge) || (id !== undefined && reading.unread.has(`${edge}/${id}`))) return true;
  const reached = reading.window[edge];
  // Of the items of one moment the network may have sent some and cut the others.
  return next === undefined && reached !== null && momentOf(edge, before) <= Date.parse(reached);
}
