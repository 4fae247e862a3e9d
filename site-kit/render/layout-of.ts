import type { SiteDocument } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';

/** The layout that a document wears. Throws where it is not drawn. */
export function layoutOf(doc: SiteDocument): Layout {
  const layout = READY_LAYOUTS.find(({ name }) => name === doc.layout);
  if (!layout) throw new Error(`The layout "${doc.layout}" is not drawn`);
  return layout;
}
