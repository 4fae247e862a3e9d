/** A component of the library is drawn by its own style sheet: whoever uses one brings both. */
import { existsSync, globSync, readFileSync } from 'node:fs';
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
