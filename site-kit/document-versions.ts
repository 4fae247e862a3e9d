import { siteDocument, type SiteDocument } from './document.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * How a document becomes one of the next version: the first makes version 2 of version 1. A change of `document.ts` that
 * a stored document does not fit raises its `schema` and adds a step here, and a sample of the version before to
 * `document-samples/`; one that they fit (a field that may be absent) needs neither. Steps are never changed afterwards.
 */
const STEPS: readonly ((document: Stored) => Stored)[] = [];
export const CURRENT = STEPS.length + 1;

/** A stored document of any version, as this program knows documents. Throws where it is none. */
export function openDocument(stored: unknown): SiteDocument {
  let document = stored as Stored;
  const { schema } = document;
  if (!Number.isInteger(schema) || Number(schema) < 1 || Number(schema) > CURRENT)
    throw new Error(`a site document of schema ${String(schema)}: this program knows 1 to ${CURRENT}`);
  for (const [at, step] of STEPS.slice(Number(schema) - 1).entries())
    document = { ...step(document), schema: Number(schema) + at + 1 };
  return siteDocument.parse(document);
}
