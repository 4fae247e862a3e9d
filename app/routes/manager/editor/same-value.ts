const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values of a unit are one, whatever the order of their members. A closed day is not a day of which nothing is said. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null, inOrder) === JSON.stringify(b ?? null, inOrder);
