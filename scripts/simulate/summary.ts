import type { SeedReport } from '../../tests/simulator/run-seed.ts';

/** The table that a run ends with. */
export function summaryOf(reports: SeedReport[], ms: number): string {
  const sum = (of: (report: SeedReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  const added = (of: (report: SeedReport) => Record<string, number>) => {
    const all: Record<string, number> = {};
    for (const report of reports) for (const [key, n] of Object.entries(of(report))) all[key] = (all[key] ?? 0) + n;
    return Object.entries(all)
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ');
  };
  const broken = reports.filter((report) => report.broken);
  const about = (word: RegExp) => broken.filter((report) => word.test(report.broken?.invariant ?? '')).length;
  const rows: [string, string][] = [
    [
      'seeds',
      `${reports.length} in ${(ms / 1000).toFixed(0)} s, ${(reports.length / (ms / 1000)).toFixed(2)} a second`,
    ],
    ['steps', String(sum(({ counts }) => counts.steps))],
    [
      'side by side',
      `${sum(({ counts }) => counts.sideBySide)} steps, ${sum(({ counts }) => counts.turns)} turns decided by the seed`,
    ],
    ['crashes', String(sum(({ counts }) => counts.crashes))],
    ['faults', added(({ counts }) => counts.faults) || 'none'],
    ['orders at rest', added(({ states }) => states)],
    ['lost', String(about(/^I1 /))],
    ['doubled', String(about(/^I[235] /))],
    ['broken', broken.map(({ seed, broken: what }) => `${seed} (${what?.invariant})`).join('; ') || '0'],
  ];
  return rows.map(([name, value]) => `${name.padEnd(16)} ${value}`).join('\n');
}
