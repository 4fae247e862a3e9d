import { Fragment } from 'react';
import type { RichText, Span } from '../../../../site-kit/content/own-pages/rich-text.ts';

const line = (spans: readonly Span[]) =>
  spans.map(({ text, strong, em, href }, at) => {
    const said = em ? <em>{text}</em> : text;
    const loud = strong ? <strong>{said}</strong> : said;
    // oxlint-disable-next-line react/no-array-index-key -- spans have no names and no state
    return <Fragment key={at}>{href ? <u>{loud}</u> : loud}</Fragment>;
  });

/** A text as it reads; what it is made of here are spans, because it stands inside of a button. */
export function ShownText({ content }: { content: RichText }) {
  return content.map((node, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <span key={at} data-kind={node.type === 'heading' ? `heading-${node.level}` : node.type}>
      {'items' in node
        ? node.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <span key={index} data-kind="item">
              {line(item)}
            </span>
          ))
        : line(node.content)}
    </span>
  ));
}
