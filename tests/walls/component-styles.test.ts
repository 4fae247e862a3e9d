/** What draws a screen is there: the style sheet of each component of the library, and each class of our own sheets that is named. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

it('every component of the library is used with its styles [F6]', () => {
  const texts = globSync('app/**/*.{tsx,css}').map((path) => readFileSync(path, 'utf8'));
  const all = texts.join('\n');
  const used = [...all.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  expect(used).toContain('TextInput');
  const sheet = (name: string) => `@mantine/core/styles/${name}.layer.css`;
  const bare = used.filter((name) => existsSync(`node_modules/${sheet(name)}`) && !all.includes(sheet(name)));
  expect(bare).toEqual([]);
});

it('every class that a screen names stands in its sheet [F6]', () => {
  const missing: string[] = [];
  let named = 0;
  for (const path of globSync('app/**/*.tsx')) {
    const source = readFileSync(path, 'utf8');
    const sheets = new Map(
      [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', file = '']) => [
        name,
        readFileSync(join(dirname(path), file), 'utf8'),
      ]),
    );
    if (sheets.size === 0) continue;
    parseSync(path, source, {}).program.body.forEach(function look(node: unknown): void {
      if (typeof node !== 'object' || node === null) return;
      const { type, computed, object, property } = node as Record<string, { name?: string } & (string | boolean)>;
      const sheet = type === 'MemberExpression' && !computed ? sheets.get(object?.name ?? '') : undefined;
      if (sheet !== undefined) {
        named += 1;
        const name = property?.name ?? '';
        if (!new RegExp(`\\.${name}(?![\\w-])`).test(sheet)) missing.push(`${path}: ${object?.name}.${name}`);
      }
      Object.values(node).forEach(look);
    });
  }
  expect(named).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
