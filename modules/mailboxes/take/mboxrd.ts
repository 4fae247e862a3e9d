/**
 * A folder as an mbox file of the kind "mboxrd", that mail programs of every kind open: after a line `From …` each mail with lines
 * that end in LF, then an empty line. A line of a mail that begins with `From `, behind any number of `>`, gets one `>` more, so that
 * taking one away gives back what it was (RFC 4155, A; https://en.wikipedia.org/wiki/Mbox#mboxrd).
 */
import type { TakenMail } from '../mail-reader.port.ts';

const [LF, CR, MORE] = [10, 13, 62];
const FROM = Buffer.from('From ');
/** How many letters of `From ` a line has so far; else: whether one can still begin, and none can any more. */
const [AT_START, IN_LINE] = [0, -1];

/** Lines of one mail, in pieces as they come: a line may be cut anywhere, and none is kept in memory. */
export function createLines() {
  let matched = AT_START;
  let hasCr = false;
  let isFresh = true;
  return {
    piece(bytes: Uint8Array): Buffer {
      // Each sign becomes two at most: a `From ` that was held back comes with the sign that follows it.
      const out = Buffer.allocUnsafe(bytes.length * 2 + FROM.length + 2);
      let at = 0;
      const letGo = () => {
        if (matched > 0) at += FROM.copy(out, at, 0, matched);
        matched = IN_LINE;
      };
      for (const byte of bytes) {
        if (hasCr && byte !== LF) out[at++] = CR;
        hasCr = byte === CR;
        if (byte === CR) letGo();
        else if (byte === LF) {
          letGo();
          out[at++] = LF;
          matched = AT_START;
        } else if (matched === AT_START && byte === MORE) out[at++] = MORE;
        else if (matched !== IN_LINE && byte === FROM[matched]) {
          matched += 1;
          if (matched === FROM.length) {
            out[at++] = MORE;
            letGo();
          }
        } else {
          letGo();
          out[at++] = byte;
        }
      }
      isFresh = bytes.length > 0 ? bytes.at(-1) === LF : isFresh;
      return out.subarray(0, at);
    },
    /** What is left, the end of the last line where the mail has none, and the empty line. */
    end(): Buffer {
      const held = [FROM.subarray(0, Math.max(0, matched)), ...(hasCr ? [Buffer.from([CR])] : [])];
      return Buffer.concat([...held, Buffer.from(isFresh ? '\n' : '\n\n')]);
    },
  };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** When it came, as `asctime` writes it, in universal time. */
function dated(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2);
  const time = at.toISOString().slice(11, 19);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${time} ${at.getUTCFullYear()}`;
}

const WORD = /^[!-~]{1,100}$/;
/** Three lines, whatever the marks: what they say of a mail stands before what its sender wrote under the same names. */
function marksOf(flags: readonly string[]): string {
  const has = (flag: string, letter: string) => (flags.includes(flag) ? letter : '');
  const status = `${has('\\Seen', 'R')}O`;
  const more = [has('\\Answered', 'A'), has('\\Flagged', 'F'), has('\\Draft', 'T'), has('\\Deleted', 'D')].join('');
  const words = flags.filter((flag) => !flag.startsWith('\\') && WORD.test(flag));
  return `Status: ${status}\nX-Status: ${more}\nX-Keywords: ${words.join(' ')}\n`;
}

/** The file of a folder, a piece at a time. */
export async function* mboxrd(mails: AsyncIterable<TakenMail>): AsyncGenerator<Uint8Array> {
  for await (const { at, flags, content } of mails) {
    const lines = createLines();
    // The sender of the envelope stands in no mail for certain; this name is what programs write then.
    yield Buffer.from(`From MAILER-DAEMON ${dated(at)}\n${marksOf(flags)}`);
    for await (const bytes of content) yield lines.piece(bytes);
    yield lines.end();
  }
}
