import {
  close,
  closeSync,
  existsSync,
  fdatasync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const flush = promisify(fdatasync);
/** After so many bytes the file is written anew, without the mails that are settled. */
const LONGEST_BYTES = 256 * 1024;

type Line = { tried: string; at: string } | { taken: string; answer: string } | { over: string };

/**
 * What the mail server was asked and answered and our books do not hold yet, by Message-ID: a line of JSON each, in a
 * file of the data folder. The line of an answer is written in the moment of the answer, so that it outlives this
 * process, and flushed before anybody is told, so that it outlives the machine. `all`: how the journals of all nodes on that
 * folder begin: what one of them began before it ended, another takes up.
 */
export function openJournal(file: string, all?: string) {
  const { taken, unanswered } = replay(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let bytes = 0;
  let descriptor = anew();

  function anew(): number {
    const kept: Line[] = [
      ...[...taken].map(([id, answer]) => ({ taken: id, answer })),
      ...[...unanswered].map(([id, at]) => ({ tried: id, at })),
    ];
    writeFileSync(`${file}.new`, kept.map(textOf).join(''), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
    bytes = 0;
    return openSync(file, 'a');
  }
  /** The first that another node's journal says; undefined: none says anything. */
  function ofOthers(said: (journal: ReturnType<typeof replay>) => string | undefined): string | undefined {
    if (all === undefined) return undefined;
    const folder = dirname(file);
    const others = readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => path.startsWith(all) && path !== file && !path.endsWith('.new'));
    for (const other of others) {
      const found = said(replay(other));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  /** Throws when the line does not stand there whole: a full disk takes a part of it without a word. */
  function write(line: Line): void {
    const text = Buffer.from(textOf(line));
    const written = writeSync(descriptor, text);
    bytes += written;
    if (written < text.length) throw new Error('a line of the mail journal was torn: its disk is full');
  }

  return {
    /** What was answered to an earlier try that is not over. */
    answerOf: (id: string): string | undefined => taken.get(id) ?? ofOthers((each) => each.taken.get(id)),
    /** When the content was handed over in a try that was never answered: the server may have the mail or not. */
    unansweredSince(id: string): Date | undefined {
      const at = unanswered.get(id) ?? ofOthers((each) => each.unanswered.get(id));
      return at === undefined ? undefined : new Date(at);
    },
    /** Throws where it cannot be kept: whoever gets no such line must not hand the mail over. */
    tried(id: string): void {
      const at = new Date().toISOString();
      write({ tried: id, at });
      unanswered.set(id, at);
    },
    async taken(id: string, answer: string): Promise<void> {
      taken.set(id, answer);
      unanswered.delete(id);
      write({ taken: id, answer });
      await flush(descriptor);
    },
    /** The server refused, or our books hold its answer. */
    over(id: string): void {
      taken.delete(id);
      unanswered.delete(id);
      try {
        write({ over: id });
        if (bytes < LONGEST_BYTES) return;
        const full = descriptor;
        descriptor = anew();
        // A flush of it may still run.
        fsync(full, () => close(full));
      } catch {
        // The disk is full: what stays in the file is asked for once more after a restart, and nobody is harmed.
      }
    },
    close: () => closeSync(descriptor),
  };
}

/** Begins on a line of its own, whatever a power cut or a full disk left of the one before. */
const textOf = (line: Line): string => `\n${JSON.stringify(line)}\n`;

function replay(file: string): { taken: Map<string, string>; unanswered: Map<string, string> } {
  const [taken, unanswered] = [new Map<string, string>(), new Map<string, string>()];
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = parse(text);
    if (!line) continue;
    if ('tried' in line) unanswered.set(line.tried, line.at);
    else {
      const id = 'taken' in line ? line.taken : line.over;
      unanswered.delete(id);
      taken.delete(id);
      if ('taken' in line) taken.set(id, line.answer);
    }
  }
  return { taken, unanswered };
}

/** Null for an empty line, and for one that a power cut tore. */
function parse(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
