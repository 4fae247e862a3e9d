import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const config: unknown = await import(join(ROOT, '.dependency-cruiser.mjs'));
const walls = (config as { default: { forbidden: { name: string; comment: string }[] } }).default;

/** One trespass of each kind: rule -> a file and what it imports (each imported file exists too). */
const TRESPASSES: Record<string, [file: string, imports: string]> = {
  'no-cycles': ['platform/a.ts', 'platform/b.ts'],
  'platform-knows-no-business': ['platform/c.ts', 'modules/billing/index.server.ts'],
  'site-kit-is-pure': ['site-kit/d.ts', 'platform/ids.ts'],
  'through-the-door': ['modules/sites/e.ts', 'modules/plans/catalogue.ts'],
  'tables-reference-tables': ['modules/sites/tables.ts', 'modules/plans/verb.ts'],
  'reports-only-read-tables': ['modules/reports/f.ts', 'modules/plans/index.server.ts'],
  'modules-name-no-vendor': ['modules/sites/g.ts', 'adapters/stripe/index.ts'],
  'adapters-know-ports-only': ['adapters/stripe/h.ts', 'modules/billing/index.server.ts'],
  'app-uses-doors': ['app/routes/i.tsx', 'modules/billing/tables.ts'],
  'server-uses-doors': ['server/o.ts', 'modules/billing/tables.ts'],
  'browser-safe-files-stay-light': ['modules/plans/schemas.ts', 'platform/config.ts'],
  'deploy-is-pure': ['deploy/p.ts', 'platform/ids.ts'],
  'production-never-meets-sandbox': ['server/j.ts', 'sandboxes/stripe/index.ts'],
  'sandbox-never-borrows-product': ['sandboxes/stripe/k.ts', 'platform/money.ts'],
  'access-knows-nobody': ['modules/access/m.ts', 'modules/ordering/index.server.ts'],
  'sites-and-ordering-meet-in-access': ['modules/sites/n.ts', 'modules/ordering/index.server.ts'],
  'sites-know-no-editor': ['modules/sites/o.ts', 'modules/editor/index.server.ts'],
  'owners-money-and-ours-apart': ['modules/takings/o.ts', 'modules/billing/index.server.ts'],
  'pro-modules-are-leaves': ['modules/sites/l.ts', 'modules/shop/index.server.ts'],
};

describe('the walls of the house', () => {
  const house = mkdtempSync(join(tmpdir(), 'vetrina-walls-'));
  let said = '';

  beforeAll(() => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    };
    const relative = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`;
    for (const [, imported] of Object.values(TRESPASSES)) write(imported, 'export const thing = 1;\n');
    for (const [file, imported] of Object.values(TRESPASSES)) {
      write(file, `import { thing } from '${relative(file, imported)}';\nexport const other = thing;\n`);
    }
    write('platform/b.ts', `import { other } from './a.ts';\nexport const thing = other;\n`);
    symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
    const { stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/node'),
      [
        join(ROOT, 'node_modules/.bin/depcruise'),
        '--config',
        join(ROOT, '.dependency-cruiser.mjs'),
        '--output-type',
        'err-long',
        'app',
        'server',
        'modules',
        'site-kit',
        'adapters',
        'platform',
        'sandboxes',
        'deploy',
      ],
      { cwd: house, encoding: 'utf8' },
    );
    said = stdout;
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('every rule has a trespass planted here', () => {
    expect(Object.keys(TRESPASSES).toSorted()).toEqual(walls.forbidden.map((rule) => rule.name).toSorted());
  });

  it.each(walls.forbidden.map((rule) => [rule.name, rule.comment]))('%s fires and says why', (name, comment) => {
    const [file] = TRESPASSES[name] ?? [];
    expect(said).toContain(`${name}: ${file}`);
    expect(said.replace(/\s+/g, ' ')).toContain(comment);
  });
});
