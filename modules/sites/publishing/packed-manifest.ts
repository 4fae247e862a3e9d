import { LRUCache } from 'lru-cache';
import type { BytesEntry, FileEntry, Manifest } from './manifest.ts';

/** A manifest in a tenth of the memory: a server holds one for every site that it answers for. */
export interface PackedManifest {
  /**
   * One line for each file whose path does not tell all: path, tab, number of its policy or nothing, tab, and its hash,
   * size and the number of what else it shares with others; or a photo's JSON.
   */
  named: string;
  /** One line for each photo, its variants with a space on either side: `photo 320.avif 320.webp `. */
  photos: string;
  policies: string[];
}

const PHOTO = /^\/p\/([a-z0-9]+)-(\d+\.(?:avif|webp))$/;
/** Sites of one layout have the same policies: one string for all of them. */
const policies = new LRUCache<string, string>({ max: 5000 });
/** What built files are besides hash and size, as JSON: one for each type of file that we build. */
const kinds: string[] = [];

export function packManifest(files: Manifest): PackedManifest {
  const own: string[] = [];
  const photos = new Map<string, string>();
  let named = '\n';
  for (const [path, entry] of Object.entries(files)) {
    const [, photo, variant] = PHOTO.exec(path) ?? [];
    if (photo !== undefined && variant !== undefined && same(entry, told(photo, variant))) {
      photos.set(photo, `${photos.get(photo) ?? ' '}${variant} `);
      continue;
    }
    if (entry.kind !== 'bytes') {
      named += `${path}\t\t${JSON.stringify(entry)}\n`;
      continue;
    }
    const { csp, hash, size, ...rest } = entry;
    if (csp !== undefined && !own.includes(csp)) own.push(shared(csp));
    named += `${path}\t${csp === undefined ? '' : own.indexOf(csp)}\t${hash} ${size} ${numberOf(JSON.stringify(rest))}\n`;
  }
  const lines = [...photos].map(([photo, variants]) => `${photo}${variants}\n`).join('');
  return { named: flat(named), photos: flat(`\n${lines}`), policies: own };
}

/** The file that a path names; undefined for everything that was not built. */
export function fileOf(packed: PackedManifest, path: string): FileEntry | undefined {
  // What separates the parts of a line is in no path of ours.
  if (path.includes('\t') || path.includes('\n')) return undefined;
  const line = lineAfter(packed.named, `\n${path}\t`);
  if (line !== undefined) {
    const [policy = '', rest = ''] = line.split('\t');
    if (rest.startsWith('{')) return JSON.parse(rest) as FileEntry;
    const [hash = '', size, kind] = rest.split(' ');
    const alike = JSON.parse(kinds[Number(kind)] ?? '') as Omit<BytesEntry, 'hash' | 'size' | 'csp'>;
    const entry = { ...alike, hash, size: Number(size) };
    return policy === '' ? entry : { ...entry, csp: packed.policies[Number(policy)] ?? '' };
  }
  const [, photo, variant] = PHOTO.exec(path) ?? [];
  if (photo === undefined || variant === undefined) return undefined;
  const variants = lineAfter(packed.photos, `\n${photo} `);
  return ` ${variants ?? ''}`.includes(` ${variant} `) ? told(photo, variant) : undefined;
}

function lineAfter(lines: string, start: string): string | undefined {
  const at = lines.indexOf(start);
  return at < 0 ? undefined : lines.slice(at + start.length, lines.indexOf('\n', at + start.length));
}

function told(photo: string, variant: string): FileEntry {
  const [width, format] = variant.split('.');
  return { kind: 'photo', photo, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

const same = (entry: FileEntry, other: FileEntry): boolean =>
  entry.kind === 'photo' &&
  other.kind === 'photo' &&
  entry.cut === undefined &&
  entry.photo === other.photo &&
  entry.width === other.width &&
  entry.format === other.format;

/** One string, not a rope of its parts. */
const flat = (text: string): string => Buffer.from(text).toString();

function numberOf(kind: string): number {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds.push(kind) - 1 : at;
}

function shared(policy: string): string {
  const known = policies.get(policy);
  if (known === undefined) policies.set(policy, policy);
  return known ?? policy;
}
