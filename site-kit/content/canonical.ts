import { hash } from 'node:crypto';

/** Nothing said: null, absent, an empty text, list or structure. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A value in one form: members in order, those that say nothing left out. Undefined when nothing is left. */
export function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((entry) => tidy(entry) ?? null);
  if (value === null || typeof value !== 'object') return isNothing(value) ? undefined : value;
  const members: Record<string, unknown> = {};
  for (const name of Object.keys(value).toSorted()) {
    const member = tidy((value as Record<string, unknown>)[name]);
    if (member !== undefined) members[name] = member;
  }
  return isNothing(members) ? undefined : members;
}

/** Values of pages and layers are never changed in place, and one reading asks for the same one many times. */
const known = new WeakMap<object, string>();

/** Equal for equal values, whatever the order of their members. '' for nothing. `value` is not changed afterwards. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(tidy(value)) ?? '';
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = JSON.stringify(tidy(value)) ?? '';
  known.set(value, text);
  return text;
}

export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** 128 bits in hexadecimal; that of nothing is a hash too, because an owner may decline a deletion. */
export const hashOf = (value: unknown): string => hash('sha256', canonical(value)).slice(0, 32);
