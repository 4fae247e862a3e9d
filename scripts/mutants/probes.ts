/** Which years come by a fault at all: a year that never enters the block in which it stands is the same year with it. */
import { parseSync, Visitor } from 'vite';
import type { Mutant } from './mutant.ts';

/** Where the names of the faults that a year came by are noted, once for each time. */
export const NOTED = 'vetrinaLived';

/** The file's text, in which each block that holds a fault says so when it is entered. Throws where none holds it. */
export function probed(file: string, text: string, mutants: Mutant[]): string {
  const blocks = blocksOf(file, text);
  const put: { at: number; text: string }[] = [];
  for (const { name, find } of mutants) {
    const start = text.indexOf(find);
    const end = start + find.replace(/[;\s]+$/, '').length;
    const block = blocks.findLast((each) => each.start <= start && each.end >= end);
    if (!block) throw new Error(`mutant ${name}: stands outside of every function, and is in every year`);
    const note = `globalThis.${NOTED}?.add('${name}')`;
    if (block.ends === undefined) put.push({ at: block.start, text: `${note};` });
    else put.push({ at: block.start, text: `(${note}, ` }, { at: block.ends, text: ')' });
  }
  let out = text;
  // From the end: what stands before it keeps its place.
  for (const { at, text: more } of put.toSorted((one, other) => other.at - one.at))
    out = `${out.slice(0, at)}${more}${out.slice(at)}`;
  return out;
}

interface Block {
  start: number;
  end: number;
  /** Of a function that is one expression: where that ends. */
  ends?: number;
}

/** Blocks and one-line functions, the outer ones before the inner. */
function blocksOf(file: string, text: string): Block[] {
  const found: Block[] = [];
  new Visitor({
    BlockStatement: ({ start, end }) => void found.push({ start: start + 1, end }),
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'BlockStatement') found.push({ start: body.start, end: body.end, ends: body.end });
    },
  }).visit(parseSync(file, text).program);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}
