/** A file of an export. */
export interface ExportedFile {
  /** Slash-separated, without a leading one. */
  path: string;
  bytes: Uint8Array;
}

/** Readable by any program, and by a person. */
export const jsonFile = (name: string, value: unknown): ExportedFile => ({
  path: `data/${name}.json`,
  bytes: Buffer.from(JSON.stringify(value, null, 2)),
});
