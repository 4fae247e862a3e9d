/** What an owner wrote for a unit, as its site may hold it (owner.md 10). Pure. */
import { findUnit, type OwnerUnit, type Unit } from '../../site-kit/content/units.ts';
import { cleaned, isLine } from '../../site-kit/typed-text.ts';

/** What stands in the place of a key: `copy/title/{section}`. Days are the registry's to judge. */
const PLACES: Record<string, RegExp> = {
  section: /^[a-z0-9][a-z0-9_-]{0,39}$/i,
  key: /^[\x21-\x7e]{1,200}$/,
  page: /^pge_[a-z0-9]{12,32}$/,
  photo: /^[\x21-\x7e]{1,200}$/,
  own: /^own-[0-9a-f]{32}$/,
};
/** A tag as HTML begins one; "less than three <3" is none. */
const MARKUP = /<[/!]?[a-z][^<>]*>/i;
/** Kinds whose values are texts, or made of texts. */
const TEXTS: ReadonlySet<Unit['kind']> = new Set(['fact', 'copy', 'list', 'translation']);
const WORDS = /[\p{L}\p{N}]/u;
/** More marks on one letter than any script writes. */
const PILED = /\p{M}{5}/u;

type Refusal =
  | 'unknown-unit'
  | 'control-signs'
  | 'markup'
  | 'no-words'
  | 'too-long'
  | 'too-many'
  | 'not-this'
  | 'page-address'
  | 'page-full'
  | 'link';

/** The registry's entry of a key whose place is filled with what belongs there; null for any other key. */
export function knownUnit(key: OwnerUnit): Unit | null {
  const found = findUnit(key);
  const [, place = ''] = /\{(\w+)\}/.exec(found?.unit.key ?? '') ?? [];
  return found && (PLACES[place]?.test(found.place) ?? true) ? found.unit : null;
}

/**
 * The value with its texts cleaned of what nobody sees (marks of direction, soft hyphens); nothing is ever cut off. Refused
 * with the reason otherwise: whoever wrote it still has it.
 */
export function readValue(key: OwnerUnit, given: unknown): { value: unknown } | { refused: Refusal } {
  const unit = knownUnit(key);
  if (!unit) return { refused: 'unknown-unit' };
  if (unit.kind === 'page') return readPage(unit, given);
  const hasTexts = TEXTS.has(unit.kind);
  const fault = hasTexts ? textsIn(given).map(faultOf).find(Boolean) : undefined;
  if (fault) return { refused: fault };
  const value = hasTexts ? withTexts(given, (text) => cleaned(text).trim()) : given;
  const read = unit.schema.safeParse(value);
  if (read.success) return { value: read.data };
  const tooBig = read.error.issues.filter(({ code }) => code === 'too_big');
  if (tooBig.length === 0) return { refused: 'not-this' };
  return {
    refused: tooBig.some((issue) => issue.code === 'too_big' && issue.origin === 'string') ? 'too-long' : 'too-many',
  };
}

/** A page: its spans keep the spaces at their edges, and what is half written may be empty. */
function readPage(unit: Unit, given: unknown): { value: unknown } | { refused: Refusal } {
  const fault = textsIn(given).map(signsOf).find(Boolean);
  if (fault) return { refused: fault };
  const read = unit.schema.safeParse(withTexts(given, cleaned));
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).map(String);
  if (path.length === 0) return { refused: 'page-full' };
  if (path[0] === 'slug') return { refused: 'page-address' };
  if (path.at(-1) === 'href') return { refused: 'link' };
  if (path[0] === 'title') return { refused: issue?.code === 'too_big' ? 'too-long' : 'no-words' };
  if (issue?.code !== 'too_big') return { refused: 'not-this' };
  return { refused: issue.origin === 'string' ? 'too-long' : 'too-many' };
}

const signsOf = (text: string): Refusal | null => {
  if (!isLine(text) || PILED.test(text)) return 'control-signs';
  return MARKUP.test(text) ? 'markup' : null;
};

/** An empty text is the schema's to judge. */
function faultOf(text: string): Refusal | null {
  const signs = signsOf(text);
  if (signs) return signs;
  const seen = cleaned(text).trim();
  return seen === '' || WORDS.test(seen) ? null : 'no-words';
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}
