import pino from 'pino';

export type Logger = pino.Logger;

/**
 * One JSON object a line. Redaction is the second wall: callers pass ids, never people's data.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
