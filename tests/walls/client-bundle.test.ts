import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'vetrina-client-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
};

/** A screen that uses a door; `where` says whether only its loader does, or what the browser draws too. */
function build(where: 'loader' | 'component') {
  // Everything the build looks for is named, and PATH is empty: it must install nothing.
  write('package.json', readFileSync(join(ROOT, 'package.json'), 'utf8'));
  write(
    'vite.config.ts',
    `import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n`,
  );
  write('modules/shop/index.server.ts', `export const secret = () => 'till-4711';\n`);
  write(
    'app/root.tsx',
    `import { Outlet, Scripts } from 'react-router';\nexport default () => <html><body><Outlet /><Scripts /></body></html>;\n`,
  );
  write('app/routes.ts', `import { index } from '@react-router/dev/routes';\nexport default [index('home.tsx')];\n`);
  write(
    'app/home.tsx',
    `import { secret } from '../modules/shop/index.server.ts';
export const loader = () => ({ length: secret().length });
export default () => <p>${where === 'component' ? '{secret()}' : 'hello'}</p>;
`,
  );
  if (!existsSync(join(house, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  return spawnSync(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'node_modules/.bin/react-router'), 'build'], {
    cwd: house,
    encoding: 'utf8',
    env: { PATH: house, NODE_ENV: 'production' },
  });
}
const shipped = (root: string) =>
  globSync('build/client/**/*.{js,html}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

describe('what reaches a browser', () => {
  it('a screen that draws with a server door does not build, and the reason is said', () => {
    const { status, stdout, stderr } = build('component');
    expect(status).not.toBe(0);
    expect(stdout + stderr).toMatch(/Server-only module referenced by client[^]*index\.server\.ts/);
  });

  it('a loader may use the door, and nothing of it is shipped', () => {
    expect(build('loader').status).toBe(0);
    expect(shipped(house).length).toBeGreaterThan(1);
    expect(shipped(house).filter((text) => text.includes('till-4711'))).toEqual([]);
  });

  it('no built file holds a secret’s name, a database word or a vendor’s server library', () => {
    const files = shipped(ROOT);
    expect(files.length).toBeGreaterThan(10);
    const inside =
      /STRIPE_SECRET|WEBHOOK_SECRET|sk_test_|sk_live_|whsec_|APP_SECRET|drizzle|pg-boss|node-postgres|route53|order_sessions/i;
    expect(files.flatMap((text) => inside.exec(text)?.[0] ?? [])).toEqual([]);
  });
});
