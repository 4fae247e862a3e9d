import { invalid } from './api-error.ts';

export interface Clause {
  /** `email`, or `metadata` with a key. */
  field: string;
  key: string | null;
  operator: ':' | '~';
  value: string;
  negated: boolean;
}
export interface Query {
  clauses: Clause[];
  any: boolean;
}

const clause =
  /^\s*(-?)([a-z_]+)(?:\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\])?\s*([:~])\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/;
const unescape = (value: string) => value.replaceAll(/\\(.)/g, '$1');

/**
 * Reads the vendor's search language as far as texts go: `metadata['facebook_id']:'x' AND email~'y'`
 * (docs.stripe.com/search#search-query-language). Throws ApiError 400 on anything else.
 */
export function parseQuery(query: string): Query {
  const clauses: Clause[] = [];
  const joins = new Set<string>();
  let rest = query;
  for (;;) {
    const found = clause.exec(rest);
    if (found === null) throw invalid('We were unable to parse your search query.', 'query');
    const [whole, minus, field = '', single, double, operator, value1, value2] = found;
    const key = single ?? double;
    clauses.push({
      field,
      key: key === undefined ? null : unescape(key),
      operator: operator === '~' ? '~' : ':',
      value: unescape(value1 ?? value2 ?? ''),
      negated: minus === '-',
    });
    rest = rest.slice(whole.length).trim();
    if (rest === '') break;
    const join = /^(AND|OR)\b/.exec(rest);
    if (join !== null) rest = rest.slice(join[0].length);
    joins.add(join?.[1] ?? 'AND');
  }
  if (joins.size > 1) throw invalid('You cannot combine AND and OR in one query.', 'query');
  return { clauses, any: joins.has('OR') };
}

export function matches(query: Query, read: (field: string, key: string | null) => string | null): boolean {
  const test = ({ field, key, operator, value, negated }: Clause) => {
    const text = read(field, key)?.toLowerCase() ?? '';
    const wanted = value.toLowerCase();
    return (operator === ':' ? text === wanted : text.includes(wanted)) !== negated;
  };
  return query.any ? query.clauses.some(test) : query.clauses.every(test);
}
