import { invalid } from './api-error.ts';

interface PageInput {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Newest first, cut by the vendor's cursors. `values` come in order of creation. */
export function listPage<Value extends { id: string }>(values: Iterable<Value>, input: PageInput, url: string) {
  if (input.starting_after !== undefined && input.ending_before !== undefined) {
    throw invalid('You may only specify one of these parameters: ending_before, starting_after.');
  }
  const all = [...values].toReversed();
  const cursor = input.starting_after ?? input.ending_before;
  const at = cursor === undefined ? -1 : all.findIndex((value) => value.id === cursor);
  if (cursor !== undefined && at < 0)
    throw invalid(`No such object: '${cursor}'`, 'starting_after', 'resource_missing');
  if (input.ending_before !== undefined) {
    const start = Math.max(0, at - input.limit);
    return { object: 'list' as const, data: all.slice(start, at), has_more: start > 0, url };
  }
  const start = at + 1;
  const end = start + input.limit;
  return { object: 'list' as const, data: all.slice(start, end), has_more: end < all.length, url };
}

type Range =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined };

function within(value: number, range: Range | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return value === range;
  return (
    (range.gt === undefined || value > range.gt) &&
    (range.gte === undefined || value >= range.gte) &&
    (range.lt === undefined || value < range.lt) &&
    (range.lte === undefined || value <= range.lte)
  );
}

/** Those made in the range that was asked for, and like `params` in each of these fields that was asked for. */
export function asAsked<Value extends { created: number }, Params extends { created?: Range | undefined }>(
  values: Iterable<Value>,
  params: Params,
  fields: (keyof Value & keyof Params)[] = [],
): Value[] {
  return [...values].filter(
    (value) =>
      within(value.created, params.created) &&
      fields.every((field) => params[field] === undefined || (params[field] as unknown) === value[field]),
  );
}
