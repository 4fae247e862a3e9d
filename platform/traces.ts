/**
 * Spans of a trace, by OpenTelemetry. Until server/traces.ts has said where they go nothing is recorded, and each call here
 * costs a look at a global. A span is named by a pattern, a queue, an event or a method of a port: no host, order, mail or
 * person stands in one.
 */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { describeError } from './describe-error.ts';

export { SpanKind };

const tracer = trace.getTracer('vetrina');

/** What later work takes along to be of the same trace: https://www.w3.org/TR/trace-context/ */
export interface Carried {
  traceparent?: string;
}
export function carried(): Carried {
  const carrier: Carried = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
const contextOf = (carrier: Carried): Context => propagation.extract(ROOT_CONTEXT, carrier);

/** Of the trace in which this runs and which is recorded; undefined: of none. */
export function traceId(): string | undefined {
  const found = trace.getActiveSpan();
  return found?.isRecording() ? found.spanContext().traceId : undefined;
}

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Whose it is, where that is not what runs now. Without a context in it a trace begins. */
  after?: Carried;
}

/** Does `work` within a span, which ends with it. What `work` throws is thrown, and marks the span. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { after, ...own } = options;
  const parent = after ? contextOf(after) : context.active();
  const began = Date.now();
  return tracer.startActiveSpan(name, own, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFault(span, { name, began, error });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `call` within a span where it answers later; what answers at once is no call of anybody. */
export function callInSpan(name: string, attributes: Attributes, call: () => unknown): unknown {
  const began = Date.now();
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const answer = context.with(trace.setSpan(context.active(), span), call);
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => {
        markFault(span, { name, began, error });
        span.end();
      },
    );
  return answer;
}

function kindOf(error: unknown): string {
  const { type, code } = describeError(error);
  return [type, code].filter(Boolean).join(' ');
}

interface Fault {
  name: string;
  /** Milliseconds since 1970. */
  began: number;
  /** Absent where a fault was answered and nothing thrown. */
  error?: unknown;
}
/** Errors pass through several spans; what failed alone is told once. */
const told = new WeakSet<object>();

/**
 * Marks a span as failed. Of a trace that is not kept, what failed is kept alone. An error is named by its kind: its words may
 * name what no trace may hold.
 */
export function markFault(span: Span, { name, began, error }: Fault): void {
  const status = { code: SpanStatusCode.ERROR, ...(error === undefined ? {} : { message: kindOf(error) }) };
  if (span.isRecording()) {
    span.setStatus(status);
    return;
  }
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  tracer.startSpan(name, { root: true, startTime: began }).setStatus(status).end();
}
