import type { Section, SectionOf, SiteDocument } from '../../document.ts';

/** The first section of a type, if the page has one. */
export function find<T extends Section['type']>(doc: SiteDocument, type: T): SectionOf<T> | undefined {
  return doc.sections.find((section): section is SectionOf<T> => section.type === type);
}

/** All sections of a type: a page may have two lists, dishes and products. */
export function findAll<T extends Section['type']>(doc: SiteDocument, type: T): SectionOf<T>[] {
  return doc.sections.filter((section): section is SectionOf<T> => section.type === type);
}
