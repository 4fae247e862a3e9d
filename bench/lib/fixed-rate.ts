/** A steady rate of requests by h2load, and how long the slowest of them took. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { quantile } from './stats.ts';
import { findTool } from './tools.ts';

const CONNECTIONS = 64;
/** What the tool may take beyond the time of its load before it is ended, ms. */
const PATIENCE_MS = 10_000;
/** The tool (1.52) now and then waits for ever when all is done: then what it wrote down counts, when so much is there. */
const ENOUGH = 0.999;

/** 99th percentile, ms. Each line of h2load's log: start (µs since the epoch), status, duration (µs). */
export function p99AtRate(load: {
  url: string;
  /** What the request's Host field says. */
  authority: string;
  headers: Record<string, string>;
  perSecond: number;
  seconds: number;
  log: string;
}): number {
  const { url, authority, headers, perSecond, seconds, log } = load;
  const tool = findTool('h2load');
  if (!tool) throw new Error('h2load is not installed');
  rmSync(log, { force: true });
  const fields = Object.entries({ ':authority': authority, ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  // By number and not by time: with both a rate and a time it hangs more often.
  const requests = perSecond * seconds;
  const rate = ['--h1', `-c${CONNECTIONS}`, '-t1', `-n${requests}`, `--rps=${perSecond / CONNECTIONS}`];
  const { error } = spawnSync(tool, [...rate, `--log-file=${log}`, ...fields, url], {
    stdio: 'ignore',
    timeout: seconds * 1000 + PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const entries = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  if (entries.length < requests * ENOUGH) throw error ?? new Error(`${url}: ${entries.length} of ${requests} answers`);
  const times = entries
    .map((entry) => entry.split('\t'))
    .filter(([, status]) => status === '200')
    .map(([, , micros]) => Number(micros) / 1000);
  if (times.length === 0) throw new Error(`${url} answered nothing`);
  return quantile(times, 0.99);
}
