import { Schema, type Mark, type Node } from 'prosemirror-model';
import type { RichNode, RichText, Span } from '../../../../../site-kit/content/own-pages/rich-text.ts';
import { isWebLink } from '../../../../../site-kit/content/own-pages/web-link.ts';
import { clean } from '../../editor/typed-text.ts';

/** What a text of a page can be, and so all that is kept of what is pasted. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'text*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'text*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [attrs['level'] === 2 ? 'h2' : 'h3', 0],
    },
    bullets: { content: 'item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numbers: { content: 'item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isWebLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }, { style: 'font-weight=700' }],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  },
});

const marksOf = ({ strong, em, href }: Span): Mark[] => [
  ...(href === undefined ? [] : [schema.mark('link', { href })]),
  ...(strong ? [schema.mark('strong')] : []),
  ...(em ? [schema.mark('em')] : []),
];
const textsOf = (line: readonly Span[]): Node[] => line.map((span) => schema.text(span.text, marksOf(span)));

function nodeOf(node: RichNode): Node {
  if ('items' in node) {
    const items = node.items.map((item) => schema.node('item', null, schema.node('paragraph', null, textsOf(item))));
    return schema.node(node.type, null, items);
  }
  const attrs = node.type === 'heading' ? { level: node.level } : null;
  return schema.node(node.type, attrs, textsOf(node.content));
}

export const toDocument = (content: RichText): Node =>
  schema.node('doc', null, content.length > 0 ? content.map(nodeOf) : [schema.node('paragraph')]);

function lineOf(block: Node): Span[] {
  const line: Span[] = [];
  block.forEach(({ text = '', marks }) => {
    const kept = clean(text).replaceAll(/[\n\t]/gu, ' ');
    const has = (name: string) => marks.find(({ type }) => type.name === name);
    const href: unknown = has('link')?.attrs['href'];
    if (kept === '') return;
    line.push({
      text: kept,
      ...(has('strong') ? { strong: true as const } : {}),
      ...(has('em') ? { em: true as const } : {}),
      ...(typeof href === 'string' ? { href } : {}),
    });
  });
  return line;
}

/** What is written in it; empty lines are no paragraphs. */
export function fromDocument(document: Node): RichText {
  const content: RichText = [];
  document.forEach((block) => {
    const { name } = block.type;
    if (name === 'bullets' || name === 'numbers') {
      const items: Span[][] = [];
      block.forEach((item) => items.push(lineOf(item.child(0))));
      const written = items.filter((item) => item.length > 0);
      if (written.length > 0) content.push({ type: name, items: written });
      return;
    }
    const line = lineOf(block);
    if (line.length === 0) return;
    if (name === 'heading') content.push({ type: 'heading', level: block.attrs['level'] === 3 ? 3 : 2, content: line });
    else content.push({ type: 'paragraph', content: line });
  });
  return content;
}
