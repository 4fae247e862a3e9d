/** Fields of `before` that `after` no longer has, as events show them. */
export function changedFields<Value extends object>(before: Value, after: Value): Partial<Value> {
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof Value]),
  );
  return Object.fromEntries(changed) as Partial<Value>;
}
