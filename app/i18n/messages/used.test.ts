import { expect, it } from 'vitest';
import { NAMESPACES } from './found.ts';

interface Tree {
  [key: string]: string | Tree;
}
const files = import.meta.glob<Tree>('./it/*.ts', { eager: true, import: 'default' });
const sources = Object.entries(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../messages/**', '!../../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([, text]) => text);

const keys = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keys(value, `${before}${key}.`),
  );
const HOLE = /\$\{[^}]*\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const all = sources.join('\n');
const written = (key: string) =>
  ["'", '"', '`', ':'].some((before) => ["'", '"', '`'].some((after) => all.includes(before + key + after)));
/** Every template as a pattern whose holes are any part of a key. */
const patterns = sources
  .flatMap((text) =>
    [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map((found) => (found[1] ?? '').replace(/^[\w-]+:/, '')),
  )
  .filter((template) => /^[\w.$-]/.test(template) && template.length < 80)
  .map((template) => new RegExp(`^${template.split(HOLE).map(escaped).join('.+')}$`))
  .filter((pattern) => /^\^[\w-]{3,}/.test(pattern.source));

/** Groups of words for codes that other rooms write: `say('words.site', code)`. */
const groups = [...all.matchAll(/\bsay\('([\w.-]+)'/g)].map((found) => `${found[1] ?? ''}.`);

/** Refusals are asked for by the code they carry, which is proven elsewhere. */
it.each(NAMESPACES.filter((ns) => ns !== 'errors'))('every message of %s is said by some screen [I4]', (ns) => {
  const said = (key: string) =>
    written(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    (ns === 'operator' && groups.some((group) => key.startsWith(group)));
  const unused = keys(files[`./it/${ns}.ts`] ?? {}).filter(
    (key) => !said(key.replace(/_(zero|one|two|few|many|other)$/, '')),
  );
  expect(unused).toEqual([]);
});
