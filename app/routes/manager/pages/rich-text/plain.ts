/** A formatted text as lines, for a field without formatting: what is not touched keeps its looks. Pure. */
import type { RichNode, RichText, Span } from '../../../../../site-kit/content/own-pages/rich-text.ts';
import { clean } from '../../editor/typed-text.ts';

const said = (line: readonly Span[]): string => line.map(({ text }) => text).join('');
type Line = { node: RichNode; item: Span[] };

const linesOf = (content: RichText): Line[] =>
  content.flatMap((node): Line[] =>
    'items' in node ? node.items.map((item) => ({ node, item })) : [{ node, item: node.content }],
  );

/** A line for each paragraph, heading and item of a list. */
export const toPlain = (content: RichText): string =>
  linesOf(content)
    .map(({ item }) => said(item))
    .join('\n');

/** `before`: what stood there. A line that it has, in its order, keeps its formatting; every other one is a paragraph. */
export function fromPlain(typed: string, before: RichText): RichText {
  const known = linesOf(before);
  let at = 0;
  const nodes: RichNode[] = [];
  for (const line of clean(typed).split('\n')) {
    const text = line.replaceAll('\t', ' ');
    if (text.trim() === '') continue;
    const found = known.findIndex(({ item }, index) => index >= at && said(item) === text);
    const same = found === -1 ? undefined : known[found];
    if (same) at = found + 1;
    push(nodes, same ?? { node: { type: 'paragraph', content: [{ text }] }, item: [{ text }] });
  }
  return nodes;
}

function push(nodes: RichNode[], { node, item }: Line): void {
  const last = nodes.at(-1);
  if (!('items' in node)) nodes.push({ ...node, content: item });
  else if (last && 'items' in last && last.type === node.type) last.items.push(item);
  else nodes.push({ type: node.type, items: [item] });
}
