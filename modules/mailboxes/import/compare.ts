import { LARGEST_MAIL } from '../mail-reader.port.ts';
import type { MailMark, NewBox, OldBox } from './mail-mover.port.ts';

export interface MissingOf {
  from: string;
  into: string;
  /** The newest first: it is what its owner looks for. */
  uids: number[];
}
export interface Comparison {
  found: number;
  here: number;
  tooLarge: number;
  /** Of all that was found, and of what is missing here. */
  bytes: number;
  missingBytes: number;
  missing: MissingOf[];
  /** Marks of what lies here, by folder. */
  marks: Map<string, Set<string>>;
}

/** Both boxes beside each other, mail by mail: what is there, what of it lies here already, and what is missing. Nothing is changed but folders made. */
export async function compare(old: OldBox, fresh: NewBox): Promise<Comparison> {
  const sum: Comparison = { found: 0, here: 0, tooLarge: 0, bytes: 0, missingBytes: 0, missing: [], marks: new Map() };
  for (const folder of old.folders) {
    const there: MailMark[] = [];
    for await (const mark of old.marks(folder.name)) there.push(mark);
    if (there.length === 0) continue;
    const into = await fresh.folderFor(folder);
    const marks = sum.marks.get(into) ?? (await marksOf(fresh, into));
    sum.marks.set(into, marks);
    const uids: number[] = [];
    for (const { uid, mark, bytes } of there) {
      sum.found += 1;
      sum.bytes += bytes;
      if (marks.has(mark)) sum.here += 1;
      else if (bytes > LARGEST_MAIL) sum.tooLarge += 1;
      else {
        uids.push(uid);
        sum.missingBytes += bytes;
      }
    }
    if (uids.length > 0)
      sum.missing.push({ from: folder.name, into, uids: uids.toSorted((one, other) => other - one) });
  }
  return sum;
}

async function marksOf(box: NewBox, folder: string): Promise<Set<string>> {
  const marks = new Set<string>();
  for await (const { mark } of box.marks(folder)) marks.add(mark);
  return marks;
}
