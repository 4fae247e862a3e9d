/**
 * Photos on their way to the draft, one after the other (owner.md 5). Pure: who calls it keeps the wire, the clock and the
 * device's memory. A photo leaves the list when the server has it or its owner takes it off.
 */
export type UploadState = 'waits' | 'sends' | 'fails' | 'refused';

export interface Upload {
  /** Of its op: under the same one a photo is added once, however often it is sent. */
  id: string;
  name: string;
  state: UploadState;
  /** 0..1 of the bytes. */
  progress: number;
  /** Why it waits for another try, or is not taken. */
  code: string | null;
  /** Reference of the photo that is the same. */
  same: string | null;
}
export type Uploads = readonly Upload[];

export const upload = (id: string, name: string): Upload => ({
  id,
  name,
  state: 'waits',
  progress: 0,
  code: null,
  same: null,
});

const change = (all: Uploads, id: string, part: Partial<Upload>): Uploads =>
  all.map((each) => (each.id === id ? { ...each, ...part } : each));

/** The one that is to be sent now; refused ones wait for nobody. */
export const nextOf = (all: Uploads): Upload | undefined => all.find(({ state }) => state !== 'refused');
export const isUnderWay = (all: Uploads): boolean => nextOf(all) !== undefined;

export const withFiles = (all: Uploads, added: readonly Upload[]): Uploads => [
  ...all,
  ...added.filter(({ id }) => !all.some((each) => each.id === id)),
];
export const without = (all: Uploads, id: string): Uploads => all.filter((each) => each.id !== id);
export const sending = (all: Uploads, id: string, progress = 0): Uploads =>
  change(all, id, { state: 'sends', progress, code: null });
/** The line is at fault: it is sent again. */
export const failed = (all: Uploads, id: string, code: string): Uploads =>
  change(all, id, { state: 'fails', progress: 0, code });
/** The file is at fault: the next one goes on. */
export const refused = (all: Uploads, id: string, code: string, same: string | null): Uploads =>
  change(all, id, { state: 'refused', progress: 0, code, same });
