/** Where photos and built sites are kept. Keys are slash-separated, [a-z0-9./_-] only. */
export interface Files {
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Atomic: a reader sees the whole file or none. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything whose key begins with this folder and a slash; nothing when there is none. */
  removeFolder(folder: string): Promise<void>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    files: Files;
  }
}
