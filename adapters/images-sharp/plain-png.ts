/** What the pixels and their colours need, and which way up they are; of a colour profile the first. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'iCCP', 'eXIf']);
const ONCE = new Set(['iCCP', 'eXIf']);
const LARGEST_PROFILE = 1024 * 1024;
const START = 8;
const AROUND = 12;

export const isPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, START)).toString('latin1') === '\x89PNG\r\n\x1a\n';

/**
 * A PNG without the parts that show nothing: a decoder unpacks every compressed text, megabytes each, before the first
 * pixel. Bytes after the last whole part are dropped.
 */
export function plainPng(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [view.subarray(0, START)];
  const seen = new Set<string>();
  for (let at = START; at + AROUND <= view.length;) {
    const length = view.readUInt32BE(at);
    const type = view.toString('latin1', at + 4, at + 8);
    const end = at + AROUND + length;
    // What is cut off stays, so that the decoder says so.
    const wanted = ONCE.has(type) ? !seen.has(type) && length <= LARGEST_PROFILE : NEEDED.has(type);
    if (wanted) kept.push(view.subarray(at, end));
    seen.add(type);
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
