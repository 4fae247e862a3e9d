/** A steady rate of requests by h2load, and how long the slowest of them took. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { quantile } from './stats.ts';
import { findTool } from './tools.ts';

const CONNECTIONS = 64;
/** Milliseconds for each second asked for, before a hanging tool is ended. */
const PATIENCE = 10_000;

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
  // By number and not by time: with both a rate and a time the tool (1.52) sometimes never ends.
  const rate = ['--h1', `-c${CONNECTIONS}`, '-t1', `-n${perSecond * seconds}`, `--rps=${perSecond / CONNECTIONS}`];
  execFileSync(tool, [...rate, `--log-file=${log}`, ...fields, url], { stdio: 'ignore', timeout: PATIENCE * seconds });
  const times = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((entry) => entry.split('\t'))
    .filter(([, status]) => status === '200')
    .map(([, , micros]) => Number(micros) / 1000);
  if (times.length === 0) throw new Error(`${url} answered nothing`);
  return quantile(times, 0.99);
}
