/** What a form of nested parameters decodes to: texts at the leaves. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

type Branch = Map<string, string | Branch>;

/** `line_items[0][price_data][currency]` -> ['line_items', '0', 'price_data', 'currency']. */
function steps(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((step) => step.replace(/\]$/, ''))];
}

function settle(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return [...value.values()].map((child) => settle(child));
  }
  return Object.fromEntries([...value].map(([key, child]) => [key, settle(child)]));
}

/**
 * Decodes the vendor's form encoding: `a[b]=1`, `a[0][c]=2`, `a[]=3`. Values stay texts; the parameter schemas turn them
 * into numbers and flags.
 */
export function decodeForm(encoded: string): FormObject {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = steps(name);
    const last = path.pop() ?? '';
    let branch = root;
    for (const step of path) {
      let next = branch.get(step === '' ? String(branch.size) : step);
      if (next === undefined || typeof next === 'string') {
        next = new Map();
        branch.set(step === '' ? String(branch.size) : step, next);
      }
      branch = next;
    }
    branch.set(last === '' ? String(branch.size) : last, value);
  }
  return settle(root) as FormObject;
}
