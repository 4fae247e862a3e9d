import PostalMime from 'postal-mime';
import type { Mail } from '../folders.ts';
import { Bad, chosen, momentOf, textOf, utf8Of, type Token } from './syntax.ts';

/** A mail as SEARCH looks at it: its number in the session's view, and its content where a key asks. */
export interface Looked {
  mail: Mail;
  number: number;
  content: () => Promise<Content>;
}
export interface Content {
  /** Decoded, in lower case, by name in lower case. */
  headers: { name: string; value: string }[];
  text: string;
}
type Key = (looked: Looked) => boolean | Promise<boolean>;
/** The numbers and UIDs among which sets choose. */
interface View {
  numbers: number[];
  uids: number[];
}

const DAY_MS = 24 * 3_600_000;
const MOST_KEYS = 200;
const FLAGS: Record<string, string> = {
  ANSWERED: '\\Answered',
  DELETED: '\\Deleted',
  DRAFT: '\\Draft',
  FLAGGED: '\\Flagged',
  SEEN: '\\Seen',
};

/** What the text keys look at: headers with their words decoded, and the text of the mail. */
export async function contentOf(raw: Buffer): Promise<Content> {
  const mail = await PostalMime.parse(raw);
  const decoded: Record<string, string | undefined> = { subject: mail.subject };
  for (const name of ['from', 'to', 'cc', 'bcc'] as const) {
    const people = [mail[name] ?? []].flat();
    decoded[name] = people.map((each) => `${each.name} <${each.address ?? ''}>`).join(', ');
  }
  const headers = mail.headers.map(({ key, value }) => ({ name: key, value: (decoded[key] ?? value).toLowerCase() }));
  return { headers, text: `${mail.text ?? ''}\n${mail.html ?? ''}`.toLowerCase() };
}

/** All keys of a SEARCH as one. Throws Bad. */
export function keyOf(tokens: Token[], view: View): Key {
  const left = { keys: MOST_KEYS };
  const queue = [...tokens];
  if (queue[0] && !Array.isArray(queue[0]) && textOf(queue[0]).toUpperCase() === 'CHARSET') queue.splice(0, 2);
  if (queue.length === 0) throw new Bad('missing search key');
  return every(queue, view, left);
}

function every(queue: Token[], view: View, left: { keys: number }): Key {
  const keys: Key[] = [];
  while (queue.length > 0) keys.push(nextKey(queue, view, left));
  return async (looked) => {
    for (const key of keys) if (!(await key(looked))) return false;
    return true;
  };
}

function nextKey(queue: Token[], view: View, left: { keys: number }): Key {
  left.keys -= 1;
  if (left.keys < 0) throw new Bad('too many search keys');
  const token = queue.shift();
  if (Array.isArray(token)) return every([...token], view, left);
  const name = textOf(token).toUpperCase();
  const text = () => utf8Of(queue.shift()).toLowerCase();
  const number = () => Number(textOf(queue.shift()));
  const day = () => Math.floor(momentOf(textOf(queue.shift())) / DAY_MS);
  const dayOf = ({ mail }: Looked) => Math.floor(mail.at / DAY_MS);
  const has =
    (flag: string, is = true): Key =>
    ({ mail }) =>
      mail.flags.some((each) => each.toLowerCase() === flag.toLowerCase()) === is;
  if (FLAGS[name]) return has(FLAGS[name]);
  if (name.startsWith('UN') && FLAGS[name.slice(2)]) return has(FLAGS[name.slice(2)] ?? '', false);
  switch (name) {
    case 'ALL':
    case 'OLD':
      return () => true;
    case 'NEW':
    case 'RECENT':
      return () => false;
    case 'KEYWORD':
      return has(textOf(queue.shift()));
    case 'UNKEYWORD':
      return has(textOf(queue.shift()), false);
    case 'UID': {
      const uids = new Set(chosen(textOf(queue.shift()), view.uids));
      return ({ mail }) => uids.has(mail.uid);
    }
    case 'LARGER': {
      const size = number();
      return ({ mail }) => mail.size > size;
    }
    case 'SMALLER': {
      const size = number();
      return ({ mail }) => mail.size < size;
    }
    // When a mail came and when it was sent are not told apart (DIFFERENCES.md).
    case 'SENTSINCE':
    case 'SINCE': {
      const since = day();
      return (looked) => dayOf(looked) >= since;
    }
    case 'SENTBEFORE':
    case 'BEFORE': {
      const before = day();
      return (looked) => dayOf(looked) < before;
    }
    case 'SENTON':
    case 'ON': {
      const on = day();
      return (looked) => dayOf(looked) === on;
    }
    case 'FROM':
    case 'TO':
    case 'CC':
    case 'BCC':
    case 'SUBJECT':
      return inHeader(name.toLowerCase(), text());
    case 'HEADER':
      return inHeader(text(), text());
    case 'BODY': {
      const wanted = text();
      return async ({ content }) => (await content()).text.includes(wanted);
    }
    case 'TEXT': {
      const wanted = text();
      return async ({ content }) => {
        const { headers, text } = await content();
        return text.includes(wanted) || headers.some(({ value }) => value.includes(wanted));
      };
    }
    case 'NOT': {
      const key = nextKey(queue, view, left);
      return async (looked) => !(await key(looked));
    }
    case 'OR': {
      const [one, other] = [nextKey(queue, view, left), nextKey(queue, view, left)];
      return async (looked) => (await one(looked)) || other(looked);
    }
    default: {
      const numbers = new Set(chosen(name, view.numbers));
      return ({ number }) => numbers.has(number);
    }
  }
}

const inHeader =
  (wanted: string, text: string): Key =>
  async ({ content }) =>
    (await content()).headers.some(({ name, value }) => name === wanted && value.includes(text));
