/**
 * What a process counts of itself, for whoever asks at METRICS_PORT (server/metrics.ts). Labels name kinds of things, never a
 * host, an order or a person: each value of a label is a series that is kept for weeks.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];
/** Seconds. */
const QUICK = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONG = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

export const httpSeconds = new Histogram({
  name: 'vetrina_http_seconds',
  help: 'Answers of the product’s own host by pattern of their address and status',
  labelNames: ['route', 'code'] as const,
  buckets: QUICK,
  registers,
});
export const jobSeconds = new Histogram({
  name: 'vetrina_job_seconds',
  help: 'Tries of background jobs; outcome: done, failed',
  labelNames: ['queue', 'outcome'] as const,
  buckets: LONG,
  registers,
});
export const storeSeconds = new Histogram({
  name: 'vetrina_store_seconds',
  help: 'Calls of the bucket; code: ok, missing, or the store’s word for a failure',
  labelNames: ['op', 'code'] as const,
  buckets: QUICK,
  registers,
});
export const vendorCalls = new Counter({
  name: 'vetrina_vendor_calls_total',
  help: 'Calls of vendors through their ports; outcome: ok, refused, unavailable, failed',
  labelNames: ['vendor', 'op', 'outcome'] as const,
  registers,
});
export const fileCacheReads = new Counter({
  name: 'vetrina_file_cache_reads_total',
  help: 'Reads of the cache before the bucket; answer: hit, miss',
  labelNames: ['answer'] as const,
  registers,
});

/** Plain numbers: a page from memory costs less than a counter with labels would. */
export const siteAnswers = { memory: 0, store: 0, '404': 0, '503': 0 };
const answersOfSites = new Counter({
  name: 'vetrina_site_answers_total',
  help: 'Answers on hosts of sites; from: memory, store (or the node’s cache of it), 404, 503',
  labelNames: ['from'] as const,
  registers: [],
  collect() {
    this.reset();
    for (const [from, many] of Object.entries(siteAnswers)) this.inc({ from }, many);
  },
});
/** Whether this process hears of changes of sites, and when it last knew of every one, as `performance.now()` has it. */
export const changesOfSites = { isHeard: false, knownAt: performance.now() };
export function knowsAllChanges(): void {
  changesOfSites.isHeard = true;
  changesOfSites.knownAt = performance.now();
}
const listener = new Gauge({
  name: 'vetrina_listener_up',
  help: '1 while this process has its line for changes of sites',
  registers: [],
  collect() {
    this.set(changesOfSites.isHeard ? 1 : 0);
  },
});
const lag = new Gauge({
  name: 'vetrina_invalidation_lag_seconds',
  help: 'How old what this process shows of a site may be: since it last knew of every change; five in calm',
  registers: [],
  collect() {
    this.set(secondsSince(changesOfSites.knownAt));
  },
});
for (const each of [answersOfSites, listener, lag]) registry.registerMetric(each);

/** Counts an answer that had to be made, by its status. */
export function countSiteAnswer(status: number): void {
  siteAnswers[status === 404 ? '404' : status === 503 ? '503' : 'store'] += 1;
}

/** Seconds since `began` (performance.now). */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
