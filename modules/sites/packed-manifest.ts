import type { FileEntry, Manifest } from './manifest.ts';

/** A manifest that takes a fifth of the memory: a server holds one for every site that it answers for. */
export interface PackedManifest {
  /** Files whose path does not tell all of them. */
  named: Map<string, FileEntry>;
  /** Paths of photos, each between two line feeds. */
  photos: string;
}

const PHOTO = /^\/p\/([a-z0-9]+)-(\d+)\.(avif|webp)$/;

export function packManifest(files: Manifest): PackedManifest {
  const named = new Map<string, FileEntry>();
  const policies = new Map<string, string>();
  let photos = '\n';
  for (const [path, entry] of Object.entries(files)) {
    if (isTold(path, entry)) photos += `${path}\n`;
    else if (entry.kind === 'bytes' && entry.csp !== undefined) {
      // Most pages of a site have the same policy: one string for all of them.
      if (!policies.has(entry.csp)) policies.set(entry.csp, entry.csp);
      named.set(path, { ...entry, csp: policies.get(entry.csp) ?? entry.csp });
    } else named.set(path, entry);
  }
  // One flat string, not a rope of its parts.
  return { named, photos: Buffer.from(photos).toString() };
}

/** The file that a path names; undefined for everything that was not built. */
export function fileOf({ named, photos }: PackedManifest, path: string): FileEntry | undefined {
  const known = named.get(path);
  if (known) return known;
  const told = photoAt(path);
  return told && photos.includes(`\n${path}\n`) ? told : undefined;
}

function photoAt(path: string): FileEntry | undefined {
  const [, photo, width, format] = PHOTO.exec(path) ?? [];
  if (photo === undefined || (format !== 'avif' && format !== 'webp')) return undefined;
  return { kind: 'photo', photo, width: Number(width), format };
}

function isTold(path: string, entry: FileEntry): boolean {
  const told = photoAt(path);
  return (
    told?.kind === 'photo' &&
    entry.kind === 'photo' &&
    entry.cut === undefined &&
    told.photo === entry.photo &&
    told.width === entry.width &&
    told.format === entry.format
  );
}
