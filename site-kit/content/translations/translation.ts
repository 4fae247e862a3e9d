/** What an owner said of their site in another language, as far as it still says what the site says (owner.md 8). */
import type { Lang, Text } from '../../document.ts';
import type { Layer } from '../layer.ts';
import { translationUnit, type OwnerUnit } from '../units.ts';
import type { SourceText } from './sources.ts';

/** A value of `tr/{lang}/{unit}`. */
export interface Translated {
  value: unknown;
  /** Hash of what it translates. */
  of: string;
}

export interface Translation {
  lang: Lang;
  /** The main language of the site. */
  from: Lang;
  /** By unit: those that stand. */
  said: ReadonlyMap<OwnerUnit, { value: unknown; at: string }>;
}

const ROW = '/items/';

/**
 * The translations that stand: made of what the site says now. A row of a list that the page writes anew (its price has changed) has another
 * unit and the same words: those of the row before stand for it.
 */
export function standing(
  sources: readonly SourceText[],
  layer: Layer,
  { lang, from }: Omit<Translation, 'said'>,
): Translation {
  const rows = new Map(
    Object.entries(layer).flatMap(([unit, { value, at }]) => {
      const said = value as Translated;
      return unit.startsWith(translationUnit(lang, 'list/')) && unit.includes(ROW)
        ? [[said.of, { value: said.value, at }] as const]
        : [];
    }),
  );
  const said = sources.flatMap(({ unit, of }) => {
    const entry = layer[translationUnit(lang, unit)];
    const own = entry?.value as Translated | undefined;
    if (entry && own?.of === of) return [[unit, { value: own.value, at: entry.at }] as const];
    const row = !entry && unit.includes(ROW) ? rows.get(of) : undefined;
    return row ? [[unit, row] as const] : [];
  });
  return { lang, from, said: new Map(said) };
}

/** A text in the words of a translation, or in a part of it; null where it has none, or an empty one. */
export function saidIn({ lang, said }: Translation, unit: OwnerUnit, part?: string | number): Text | null {
  const one = said.get(unit);
  const value = part === undefined ? one?.value : (one?.value as Record<string | number, unknown> | undefined)?.[part];
  if (!one || typeof value !== 'string' || value === '') return null;
  return { value, source: { kind: 'translated', unit, lang, at: one.at }, lang };
}
