/** Lighthouse over cells of the gallery: what reached its goals is remembered, what missed is asked up to three times. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CellInput } from './cell.ts';
import { lighthouseScores, missedScores, type Scores } from './lighthouse.ts';

/** Whatever else the machine does slows a page down and never speeds it up: the fastest of so many runs counts. */
const RUNS = 3;

interface Known {
  key: string;
  scores: Scores;
}
const record = ({ out, layout, page }: CellInput): string => join(out, 'cells', layout, `${page}.lighthouse.json`);

/** @param done called once for each cell, when its scores are known */
export async function scoreCells(
  inputs: CellInput[],
  done: (input: CellInput, scores: Scores, known: boolean) => void,
): Promise<void> {
  const waiting: CellInput[] = [];
  for (const input of inputs) {
    const text = await readFile(record(input), 'utf8').catch(() => null);
    const known = text === null ? null : (JSON.parse(text) as Known);
    if (known?.key === input.key) done(input, known.scores, true);
    else waiting.push(input);
  }
  for (const input of waiting) {
    const runs: Scores[] = [];
    while (runs.length < RUNS && (runs.length === 0 || missedScores(best(runs)).length > 0))
      await lighthouseScores([input.url], (_url, scores) => runs.push(scores));
    const scores = best(runs);
    if (missedScores(scores).length === 0)
      await writeFile(record(input), JSON.stringify({ key: input.key, scores } satisfies Known));
    done(input, scores, false);
  }
}

/** Speed as the fastest run had it, everything else as the worst. */
function best(runs: Scores[]): Scores {
  const fastest = runs.toSorted((a, b) => b.performance - a.performance)[0];
  if (!fastest) throw new Error('no run of Lighthouse');
  const least = (name: 'accessibility' | 'best-practices' | 'seo') => Math.min(...runs.map((run) => run[name]));
  return {
    ...fastest,
    accessibility: least('accessibility'),
    'best-practices': least('best-practices'),
    seo: least('seo'),
    shift: Math.max(...runs.map(({ shift }) => shift)),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}
