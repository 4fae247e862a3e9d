import type { ReactElement } from 'react';
import { drawnSections } from '../../arrangement.ts';
import type { Section, SiteDocument } from '../../document.ts';

/**
 * Parts of a page in the owner's order, where the owner has one: a part stands where the first of its sections does. Else
 * as the layout has them. `sectionsOf` names the types of a part's sections, or the ids of single ones.
 */
export function sorted<T>(
  doc: SiteDocument,
  sectionsOf: (part: T) => readonly (Section['type'] | (string & {}))[],
  parts: readonly T[],
): readonly T[] {
  if (!doc.ordered) return parts;
  const sections = drawnSections(doc);
  const place = (part: T): number => {
    const own = sectionsOf(part);
    return sections.findIndex(({ id, type }) => own.includes(id) || own.includes(type));
  };
  return parts.toSorted((a, b) => place(a) - place(b));
}

/** Elements by their keys: the id of a section, or its type where a page has one of it. */
export const inOrder = (doc: SiteDocument, parts: readonly ReactElement[]): readonly ReactElement[] =>
  sorted(doc, ({ key }) => [key ?? ''], parts);
