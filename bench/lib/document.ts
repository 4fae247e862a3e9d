/** docs/bench.md: the last measurement of every suite. A run writes the rows of its own suites and leaves the others. */
import { markdownTable, type Found } from './report.ts';

export interface Run {
  /** ISO 8601. */
  at: string;
  quick: boolean;
  node: string;
  processor: string;
  cores: number;
  /** Load average before the start: work of others. */
  busy: number;
  found: Found[];
}

const ROW = /^\| (\w+) \|.*\|$/;
const WHEN = ['suite', 'measured', 'run', 'machine', 'load average before'];

/** Rows of a table by the suite that their first cell names, in their order. */
function rowsBySuite(lines: string[]): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const line of lines) {
    const suite = ROW.exec(line)?.[1];
    if (suite !== undefined && suite !== 'suite') rows.set(suite, [...(rows.get(suite) ?? []), line]);
  }
  return rows;
}

/**
 * @param previous what the document says now; '' where there is none
 * @returns the document with the suites of `run` measured anew, each where it stood
 */
export function benchDocument(previous: string, run: Run): string {
  const [, results = '', when = ''] = /^## Results$([\s\S]*)^## When$([\s\S]*)/m.exec(previous) ?? [];
  const [resultHead = '', resultRule = '', ...fresh] = markdownTable(run.found).split('\n');
  const rows = rowsBySuite(results.split('\n'));
  for (const [suite, lines] of rowsBySuite(fresh)) rows.set(suite, lines);
  const times = rowsBySuite(when.split('\n'));
  const here = `${run.cores} × ${run.processor}, Node ${run.node}`;
  const cells = [run.at.slice(0, 10), run.quick ? 'quick' : 'full', here, run.busy.toFixed(1)];
  for (const suite of rowsBySuite(fresh).keys()) times.set(suite, [`| ${[suite, ...cells].join(' | ')} |`]);
  return `# Benchmark

Written by \`npm run bench -- --write\`, suite by suite. How and what is measured: [bench/README.md](../bench/README.md). Ratios
are taken between neighbours in the same run; absolute numbers are those of the machine that the last table names.

## Results

${[resultHead, resultRule, ...[...rows.values()].flat()].join('\n')}

## When

| ${WHEN.join(' | ')} |
| ${WHEN.map(() => '---').join(' | ')} |
${[...times.values()].flat().join('\n')}
`;
}
