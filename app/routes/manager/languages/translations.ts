/** What there is to translate, how far it is, and what a field makes of a translation. Pure. */
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { shownValue, type Queue } from '../editor/save-queue.ts';
import { clean, PARAGRAPHS } from '../editor/typed-text.ts';

export type State = 'missing' | 'done' | 'stale';
export type TranslationView = UnitView & Required<Pick<UnitView, 'translates'>>;
/** A value of a translation. */
interface Said {
  value: unknown;
  of: string;
}

/** `value`: what the draft is to say in the language. */
export function stateOf({ translates }: TranslationView, value: unknown): State {
  if (value === null || value === undefined) return 'missing';
  return (value as Said).of === translates.of ? 'done' : 'stale';
}

export interface Entry {
  view: TranslationView;
  state: State;
}

/** In page order. What is not whole yet is not held, and missing. */
export const entriesOf = (queue: Queue, lang: string): Entry[] =>
  [...queue.views.values()].flatMap((view) => {
    if (!view.translates || !view.unit.startsWith(`tr/${lang}/`)) return [];
    const one = view as TranslationView;
    const isRefused = Boolean(queue.edits.get(view.unit)?.refusal);
    return [{ view: one, state: isRefused ? 'missing' : stateOf(one, shownValue(queue, view.unit)) }];
  });

export const countOf = (entries: readonly Entry[], state: State): number =>
  entries.filter((entry) => entry.state === state).length;

export const ROW = /\/(?:items|item)\//;

/** One field of a translation. `kind` says what it is called. */
export interface Part {
  kind: 'whole' | 'name' | 'detail' | 'group';
  source: string;
  /** Lines are paragraphs. */
  lines: boolean;
  limit: number;
}
const LIMITS = { whole: 220, name: 120, detail: 240, group: 80 };

/** The fields of what stands on the site. */
export function partsOf({ unit, limit, translates: { value, unit: of } }: TranslationView): Part[] {
  const part = (kind: Part['kind'], source: string, most = LIMITS[kind]): Part => ({
    kind,
    source,
    lines: false,
    limit: most,
  });
  if (typeof value === 'string') return [part('whole', value, unit.includes('/copy/') ? limit : LIMITS.whole)];
  if (Array.isArray(value))
    return of === 'copy/story'
      ? [{ kind: 'whole', source: PARAGRAPHS.write(value), lines: true, limit }]
      : value.map((one) => part('group', String(one)));
  const { name, detail } = value as { name: string; detail: string };
  return [part('name', name), ...(detail === '' ? [] : [part('detail', detail)])];
}

/** The texts of a translation, a field each. */
export function textsOf(parts: readonly Part[], said: unknown): string[] {
  const value = (said as Said | null)?.value ?? null;
  return parts.map(({ kind, lines }, at) => {
    if (value === null) return '';
    if (lines) return PARAGRAPHS.write(value);
    if (typeof value === 'string') return at === 0 ? value : '';
    const one = Array.isArray(value) ? value[at] : (value as Record<string, unknown>)[kind];
    return typeof one === 'string' ? one : '';
  });
}

const line = (text: string): string =>
  clean(text)
    .replaceAll(/[\n\t]/gu, ' ')
    .trim();

/** What the fields say together: null for nothing; `lacks` where it is not whole and cannot be taken yet. */
export function valueOf(
  parts: readonly Part[],
  texts: readonly string[],
): { value: unknown; lacks: 'name' | 'groups' | null } {
  const [first] = parts;
  if (first?.lines) return { value: PARAGRAPHS.read(texts[0] ?? ''), lacks: null };
  const read = texts.map(line);
  if (read.every((text) => text === '')) return { value: null, lacks: null };
  if (first?.kind === 'whole') return { value: read[0], lacks: null };
  if (first?.kind === 'group') return { value: read, lacks: read.includes('') ? 'groups' : null };
  const [name = '', detail = ''] = read;
  return { value: { name, detail }, lacks: name === '' ? 'name' : null };
}
