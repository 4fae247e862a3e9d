import type { Text } from '../document.ts';
import { hashOf } from '../content/canonical.ts';

interface Named {
  name: Text;
  detail: Text | null;
}

/** Letters and digits alone, however a page, a typesetter or a line break wrote them. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/**
 * What an item of a list is called by whoever sells it: the owner's unit, or of a page its words. The same for the facts and for the document
 * that is made of them. Its price is not part of it.
 */
export function itemKey({ name, detail }: Named): string {
  const { source } = name;
  if (source.kind === 'owner' || source.kind === 'translated') return source.unit;
  return `page/${hashOf([lettersOf(name.value), lettersOf(detail?.value ?? '')]).slice(0, 16)}`;
}
