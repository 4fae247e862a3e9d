import type { Block, LegalDocument } from './document.ts';

const lines = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  return [block.table.head, ...block.table.rows].map((cells) => cells.join(' | ')).join('\n');
};

/** A legal document as plain text, one blank line between its parts: what a mail carries and a customer keeps. */
export const asText = (document: LegalDocument): string =>
  [
    document.title,
    ...document.sections.flatMap(({ heading, blocks }, index) => [`${index + 1}. ${heading}`, ...blocks.map(lines)]),
  ].join('\n\n') + '\n';
