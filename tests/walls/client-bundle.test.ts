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
import { secretsIn } from '../support/secret-scan.ts';

// Two whole builds.
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

  it('no built file holds a secret, the name of one, a database word or a vendor’s server library', () => {
    const files = shipped(ROOT);
    expect(files.length).toBeGreaterThan(10);
    const inside = /drizzle|pg-boss|node-postgres|route53|order_sessions|encrypted-columns/i;
    expect(
      files.flatMap((text) => [...secretsIn(text), ...(inside.exec(text)?.[0] ? [inside.exec(text)?.[0]] : [])]),
    ).toEqual([]);
  });

  it.each([
    ['a key of the card provider', `const k="sk_live_${'a1'.repeat(12)}"`],
    ['the secret of its webhook', `"whsec_${'b2'.repeat(12)}"`],
    ['a password in an address', 'fetch("https://shop:letmein77@api.example/x")'],
    ['a database', 'postgres://vetrina:pw12345@db/vetrina'],
    ['basic authorization', `{authorization:"Basic ${Buffer.from('server:password').toString('base64')}"}`],
    ['a private key', '-----BEGIN EC PRIVATE KEY-----'],
    ['the name of a variable', 'import.meta.env.REGISTRAR_SECRET_ACCESS_KEY'],
    ['a sealed code', `s1.k1.${'x'.repeat(60)}`],
  ])('would be found there: %s', (_, planted) => {
    expect(secretsIn(`!function(){${planted}}()`)).not.toEqual([]);
  });

  it('no screen changes anything by itself: every change is a call, behind the check of its origin', () => {
    const actions = globSync('app/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
      /export (?:async )?(?:function|const) (?:action|clientAction)\b/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(actions).toEqual([]);
  });
});
