import { cleaned } from '../../../../site-kit/typed-text.ts';

const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values of a unit are one, whatever the order of their members. A closed day is not a day of which nothing is said. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null, inOrder) === JSON.stringify(b ?? null, inOrder);

const inWords = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? cleaned(value).trim() : inOrder(_name, value);

/** The same beside what nobody sees and spaces at the ends of texts, which the server does not keep (modules/editor/read-value.ts). */
export const sameWords = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null, inWords) === JSON.stringify(b ?? null, inWords);
