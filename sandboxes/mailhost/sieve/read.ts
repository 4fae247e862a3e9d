/** The grammar of Sieve (RFC 5228, 8.2): commands with arguments, tests and blocks. */

/** `:tag`, text, number or a list of texts. */
export type Argument = { tag: string } | { text: string } | { number: number } | { list: string[] };
export interface Test {
  name: string;
  args: Argument[];
  tests: Test[];
}
export interface Command extends Test {
  block: Command[];
}

/** The script is not understood: an engine then keeps the mail. */
export class Unreadable extends Error {}

const DEEPEST = 20;
const TOKEN = /\s+|#[^\n]*\n?|\/\*[^]*?\*\/|"((?:[^"\\]|\\[^])*)"|(:?[A-Za-z_]\w*)|(\d+)[KMG]?|([[\](){},;])/gy;

function tokensOf(script: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < script.length) {
    const found = TOKEN.exec(script);
    if (!found) throw new Unreadable('no Sieve');
    const [, text, word, number, sign] = found;
    if (text !== undefined) tokens.push(`"${text.replaceAll(/\\([^])/g, '$1')}`);
    else if (word !== undefined || number !== undefined || sign !== undefined)
      tokens.push(word?.toLowerCase() ?? number ?? sign ?? '');
  }
  return tokens;
}

/** Throws Unreadable. */
export function readScript(script: string): Command[] {
  const tokens = tokensOf(script);
  let at = 0;
  const peek = () => tokens[at] ?? '';
  const take = (wanted?: string): string => {
    const token = tokens[at] ?? '';
    if (token === '' || (wanted !== undefined && token !== wanted))
      throw new Unreadable(`${wanted ?? 'more'} expected`);
    at += 1;
    return token;
  };
  const isText = () => peek().startsWith('"');
  function list(): string[] {
    const texts: string[] = [];
    take('[');
    while (peek() !== ']') {
      if (!isText()) throw new Unreadable('a text expected');
      texts.push(take().slice(1));
      if (peek() === ',') take();
    }
    take(']');
    return texts;
  }
  function args(): Argument[] {
    const found: Argument[] = [];
    for (;;) {
      if (peek().startsWith(':')) found.push({ tag: take().slice(1) });
      else if (isText()) found.push({ text: take().slice(1) });
      else if (/^\d+$/.test(peek())) found.push({ number: Number(take()) });
      else if (peek() === '[') found.push({ list: list() });
      else return found;
    }
  }
  function tests(depth: number): Test[] {
    if (depth > DEEPEST) throw new Unreadable('nested too deep');
    if (peek() === '(') {
      const all: Test[] = [];
      take('(');
      for (;;) {
        all.push(test(depth + 1));
        if (peek() !== ',') break;
        take(',');
      }
      take(')');
      return all;
    }
    return /^[a-z_]/.test(peek()) ? [test(depth + 1)] : [];
  }
  const test = (depth: number): Test => ({ name: take(), args: args(), tests: tests(depth) });
  function commands(depth: number): Command[] {
    if (depth > DEEPEST) throw new Unreadable('nested too deep');
    const all: Command[] = [];
    while (peek() !== '' && peek() !== '}') {
      const head = test(depth);
      let block: Command[] = [];
      if (peek() === '{') {
        take('{');
        block = commands(depth + 1);
        take('}');
      } else take(';');
      all.push({ ...head, block });
    }
    return all;
  }
  const read = commands(0);
  if (at < tokens.length) throw new Unreadable('unexpected }');
  return read;
}
