import { GraphError } from './graph-error.ts';

/** One wanted field: `photos.limit(12){id,images}` is `{name: 'photos', args: {limit: '12'}, fields: [...]}`. */
export interface WantedField {
  name: string;
  args: Record<string, string>;
  fields: WantedField[] | null;
}

const DEEPEST = 6;

/** Parses the vendor's field expansion. Throws error 2500 when the text is no such list. */
export function parseFieldList(text: string): WantedField[] {
  let at = 0;
  const fail = (): never => {
    throw new GraphError(
      2500,
      `Syntax error "Expected end of string instead of "${text.slice(at, at + 1)}"." at character ${at}: ${text}`,
    );
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const hit = pattern.exec(text)?.[0] ?? null;
    if (hit !== null) at += hit.length;
    return hit;
  };
  const list = (depth: number): WantedField[] => {
    if (depth > DEEPEST) fail();
    const fields: WantedField[] = [];
    do {
      take(/\s*/y);
      const name = take(/[a-z][a-z0-9_]*/y);
      if (name === null) return fail();
      const args: Record<string, string> = {};
      while (take(/\./y) !== null) {
        const key = take(/[a-z_]+/y);
        const value = take(/\([^()]*\)/y);
        if (key === null || value === null) return fail();
        args[key] = value.slice(1, -1);
      }
      let nested: WantedField[] | null = null;
      if (take(/\{/y) !== null) {
        nested = list(depth + 1);
        if (take(/\}/y) === null) fail();
      }
      fields.push({ name, args, fields: nested });
      take(/\s*/y);
    } while (take(/,/y) !== null);
    return fields;
  };
  const fields = list(0);
  if (at < text.length) fail();
  return fields;
}
