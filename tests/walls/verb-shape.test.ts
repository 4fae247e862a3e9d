import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Exported {
  name: string;
  parameters: string[];
}

/** What `text` between the first parenthesis and its end lists, split at the commas that stand in no bracket. */
function parametersFrom(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === ')' && depth === 0) break;
    if ('([{<'.includes(sign)) depth++;
    if (')]}'.includes(sign) || (sign === '>' && text[at - 1] !== '=')) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The functions that the door of this room lets out. */
function doorOf(room: string): Exported[] {
  const door = readFileSync(`modules/${room}/index.server.ts`, 'utf8');
  return [...door.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file]) => {
    const text = readFileSync(`modules/${room}/${file}`, 'utf8');
    return names.split(',').flatMap((given) => {
      const name = given.trim();
      const found = new RegExp(
        `export (?:async )?(?:function\\*? ${name}\\b|const ${name} = (?:async )?)(?:<[^>]*>)?\\(`,
      ).exec(text);
      if (name === '' || !found) return [];
      return [{ name: `${room}.${name}`, parameters: parametersFrom(text.slice(found.index + found[0].length)) }];
    });
  });
}

const isContext = (parameter: string): boolean =>
  /^(?:\w+|\{[^}]*\}): (?:Tx)?Ctx\b|: Pick<(?:Tx)?Ctx\b/.test(parameter);
// access proves: it is asked (ctx, right, id) before every verb, and is none.
const rooms = readdirSync('modules').filter((room) => room !== 'access');
const exported = rooms.flatMap(doorOf);
const verbs = exported.filter(({ parameters }) => parameters.some(isContext));

it('every verb takes the context first', () => {
  expect(verbs.length).toBeGreaterThan(100);
  expect(verbs.filter(({ parameters: [first = ''] }) => !isContext(first)).map(({ name }) => name)).toEqual([]);
});

it('no door lets out what takes a database or a transaction instead of a context', () => {
  const bare = exported.filter(({ parameters }) => parameters.some((each) => /: (?:Db|Tx|Db \| Tx)$/.test(each)));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it('a verb takes the context and one input', () => {
  const longer = verbs.filter(({ parameters }) => parameters.length > 2).map(({ name }) => name);
  expect(longer).toEqual([]);
});
