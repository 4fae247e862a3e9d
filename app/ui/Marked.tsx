import { Fragment, type ReactNode } from 'react';

const MARKED = /<(\w+)>([^<]*)<\/\1>/g;

/**
 * A message with marked parts, `I accept the <terms>terms</terms>`: each mark is drawn by the part of its name, so that
 * translators may move it. Anything else stays text.
 */
export function Marked({ text, parts }: { text: string; parts: Record<string, (inside: string) => ReactNode> }) {
  const drawn: ReactNode[] = [];
  let done = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, name = '', inside = ''] = found;
    drawn.push(text.slice(done, found.index), parts[name]?.(inside) ?? inside);
    done = found.index + whole.length;
  }
  drawn.push(text.slice(done));
  // The parts of one sentence never change their places.
  // oxlint-disable-next-line react/no-array-index-key
  return drawn.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
