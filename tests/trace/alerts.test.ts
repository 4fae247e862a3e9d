/** Alerts and dashboards ask for what is told, and every alert has its runbook. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promtoolPath } from '../../scripts/promtool.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/metrics');
const BOARDS = join(FOLDER, 'dashboards');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const alerts = read('deploy/metrics/alerts.yml');
const page = read('docs/metrics.md');
/** As docs/metrics.md lists them, which server/metrics.ts and platform/meters.ts make. */
const told = new Set(Array.from(page.matchAll(/`(vetrina_[a-z_]+)`/g), ([, name = '']) => name));
const sources = `${read('server/metrics.ts')}${read('platform/meters.ts')}`;
const asked = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/vetrina_[a-z_]+/g), ([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))),
];

describe('the files of deploy/metrics', () => {
  it('every metric of the page is made, and every one that is made stands in the page', () => {
    for (const name of told) expect(sources, name).toMatch(new RegExp(`['(]${name}'|'${name.slice(8)}'`));
    const made = Array.from(
      sources.matchAll(/name: 'vetrina_([a-z_]+)'|gauge(?:<[^>]*>)?\(\s*'([a-z_]+)'/g),
      (found) => `vetrina_${found[1] ?? found[2]}`,
    );
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((name) => !told.has(name))).toEqual([]);
  });

  it('alerts and dashboards ask for nothing else', () => {
    const boards = readdirSync(BOARDS);
    expect(boards.toSorted()).toEqual(['database.json', 'jobs.json', 'orders.json', 'sites.json', 'vendors.json']);
    for (const text of [alerts, ...boards.map((name) => readFileSync(join(BOARDS, name), 'utf8'))])
      expect(asked(text).filter((name) => !told.has(name))).toEqual([]);
    for (const name of boards) {
      const { panels } = JSON.parse(readFileSync(join(BOARDS, name), 'utf8')) as { panels: { targets: unknown[] }[] };
      expect(panels.every(({ targets }) => targets.length > 0)).toBe(true);
    }
  });

  it('every alert has a runbook of its own, which names it, and stands in the page', () => {
    const named = Array.from(
      alerts.matchAll(/alert: (\w+)[\s\S]*?runbook: (\S+)/g),
      ([, name = '', runbook = '']) => [name, runbook] as const,
    );
    expect(named).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
    for (const [name, runbook] of named) {
      expect(existsSync(join(ROOT, runbook)), runbook).toBe(true);
      expect(read(runbook)).toContain(`\`${name}\``);
      expect(page).toContain(`| ${name} |`);
    }
    expect(new Set(named.map(([, runbook]) => runbook)).size).toBe(named.length);
  });

  const program = promtoolPath();
  it.skipIf(!program)(`promtool takes them${program ? '' : ' (skipped: no promtool, see scripts/promtool.ts)'}`, () => {
    const { status, stdout, stderr } = spawnSync(program ?? '', ['check', 'config', 'prometheus.yml'], { cwd: FOLDER });
    expect([status, `${stdout.toString()}${stderr.toString()}`]).toEqual([
      0,
      expect.stringContaining('10 rules found'),
    ]);
  });
});
