/** Where the spans of platform/traces.ts go: to a collector that speaks OTLP by HTTP. */
import { context, diag, DiagLogLevel, propagation, SpanKind, trace, type DiagLogger } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { createOutages } from '../platform/outages.ts';

/** Reading is common and alike; everything else is kept whole. */
const SHARE_OF_READING = 0.01;
/** Spans that wait for a collector: what comes beyond is lost, and nobody waits for it. */
const MOST_WAITING = 4096;
const AT_ONCE = 512;
const PATIENCE_MS = 5000;
const EVERY_MS = 2000;

export interface Traces {
  close(): Promise<void>;
}

/** Null where OTEL_EXPORTER_OTLP_ENDPOINT is not set; then the libraries are not loaded. */
export async function openTraces({ traces, role }: Config, log: Logger): Promise<Traces | null> {
  if (!traces) return null;
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const always = new sdk.AlwaysOnSampler();
  const few = new sdk.TraceIdRatioBasedSampler(SHARE_OF_READING);
  const root: Sampler = {
    shouldSample: (...given) => (isReading(given[3], given[4]) ? few : always).shouldSample(given[0], given[1]),
    toString: () => 'all but reading',
  };
  const exporter = new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vetrina', 'vetrina.role': role }),
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: AT_ONCE,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: PATIENCE_MS,
      }),
    ],
  });
  diag.setLogger(outages(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      // A collector that does not answer holds no stop up, and loses what waits.
      await provider.shutdown().catch(() => undefined);
      for (const each of [trace, propagation, context, diag]) each.disable();
    },
  };
}

/** A page that is asked for, or a job that comes by the clock. */
const isReading = (kind: SpanKind, attributes: Readonly<Record<string, unknown>>): boolean =>
  kind === SpanKind.CONSUMER || ['GET', 'HEAD'].includes(String(attributes['http.request.method']));

/** One line for a collector that is away, not one for each batch. */
function outages(log: Logger): DiagLogger {
  const away = createOutages(log);
  const say = (words: string) => away.tell(new Error(words.slice(0, 200)), 'traces are not taken', 'warn');
  const nothing = () => undefined;
  return { error: say, warn: say, info: nothing, debug: nothing, verbose: nothing };
}
