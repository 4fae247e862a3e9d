import { isAppError } from './errors.ts';

export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  /** Where it happened, without the message. */
  at?: string[];
  [fact: string]: unknown;
}
const FRAMES = 12;
const FACTS = ['status', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode', 'requestId'] as const;

/**
 * An error as a log may keep it. Our own say nothing private, but a database error quotes the row and the parameters of
 * the statement, and a vendor's quotes what a customer typed: of those only the kind, codes and places are kept.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts = error as Error & Record<string, unknown>;
  const described: DescribedError = { type: error.name };
  const message = safeMessage(error, depth);
  if (message !== null) described.message = message;
  if (typeof facts['code'] === 'string') described.code = facts['code'];
  for (const fact of FACTS) {
    const value = facts[fact];
    if (typeof value === 'string' || typeof value === 'number') described[fact] = value;
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  if (frames.length > 0) described.at = frames.slice(0, FRAMES).map((line) => line.trim());
  if (error.cause instanceof Error && depth < 4) described['cause'] = describeError(error.cause, depth + 1);
  return described;
}

function safeMessage(error: Error, depth: number): string | null {
  if (isAppError(error)) return error.message;
  // Drizzle: the statement is ours, its parameters are people's.
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  // PostgreSQL: class 22 (data exception) quotes the value.
  if ('severity' in error) return String((error as { code?: unknown }).code).startsWith('22') ? null : error.message;
  // Whatever else is the cause of one of ours came from a vendor's client.
  return depth === 0 ? error.message : null;
}
