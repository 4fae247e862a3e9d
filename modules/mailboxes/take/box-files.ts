import type { OpenedBox, TakenMail } from '../mail-reader.port.ts';
import { folderFiles } from './folder-files.rules.ts';
import { mboxrd } from './mboxrd.ts';

/** A file, in pieces where it is as large as a folder. */
export interface TakenFile {
  path: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}
/** Of a folder; `bytes` as its mails came. */
interface Tally {
  folder: string;
  file: string;
  messages: number;
  bytes: number;
}

/**
 * The files of a box: those that are given, one for each folder, and at last how many mails each has. `moved` is called with each piece,
 * `failed` where a folder breaks off: whoever makes the ZIP then asks for no further file.
 */
export async function* boxFiles(
  opened: OpenedBox,
  {
    first,
    moved,
    failed,
  }: { first: readonly TakenFile[]; moved: () => void; failed: (error: unknown) => Promise<void> },
): AsyncGenerator<TakenFile> {
  yield* first;
  const contents: Tally[] = [];
  const files = folderFiles(opened.folders);
  for (const [at, folder] of opened.folders.entries()) {
    const tally = { folder, file: files[at] ?? '', messages: 0, bytes: 0 };
    contents.push(tally);
    yield { path: tally.file, content: read(mboxrd(counted(opened.mails(folder), tally))) };
  }
  yield asJson('contents.json', { folders: contents });

  async function* read(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of pieces) {
        moved();
        yield piece;
      }
    } catch (error) {
      await failed(error);
      throw error;
    }
  }
}

async function* counted(mails: AsyncIterable<TakenMail>, tally: Tally): AsyncGenerator<TakenMail> {
  for await (const mail of mails) {
    tally.messages += 1;
    yield { ...mail, content: weighed(mail.content, tally) };
  }
}
async function* weighed(content: TakenMail['content'], tally: Tally): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    tally.bytes += piece.byteLength;
    yield piece;
  }
}

export const asJson = (path: string, value: unknown): TakenFile => ({
  path,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});
