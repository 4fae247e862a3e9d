import pino from 'pino';
import { describeError } from './describe-error.ts';
import { traceId } from './traces.ts';

export type Logger = pino.Logger;

/**
 * One JSON object a line. Redaction is the second wall: callers pass ids, never people's data. `to` is where the lines
 * go; default: standard output.
 */
export function createLogger(level: string, to?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    mixin: () => {
      const trace = traceId();
      return trace === undefined ? {} : { trace };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        '*.ssn',
        '*.vat',
        '*.authcode',
        '*.client_secret',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[removed]',
    },
  };
  return to ? pino(options, to) : pino(options);
}
