/**
 * An error a person can meet. `code` is `<room>.<what>`, and the message key has the same name; `reason` is for the
 * operator's log and never for a screen.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** Field name -> error code, for forms. */
  readonly fields: Record<string, string>;
  readonly retryable: boolean;
  /** Seconds after which a repeat has a chance; null where nobody can say. */
  readonly retryAfterS: number | null;
  /** What we ourselves must mend, in the words of a task for the operator: 'authentication', 'permission' …; else null. */
  readonly fault: string | null;

  constructor(
    code: string,
    options: {
      status?: number;
      reason?: string;
      fields?: Record<string, string>;
      retryable?: boolean;
      retryAfterS?: number;
      fault?: string;
      cause?: unknown;
    } = {},
  ) {
    super(options.reason ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? 400;
    this.fields = options.fields ?? {};
    this.retryable = options.retryable ?? false;
    this.retryAfterS = options.retryAfterS ?? null;
    this.fault = options.fault ?? null;
  }
}

export function isAppError(error: unknown, code?: string): error is AppError {
  return (
    error instanceof Error && error.name === 'AppError' && (code === undefined || (error as AppError).code === code)
  );
}

/** An error as it travels between threads: causes stay where they are. */
export interface PlainError {
  code: string | null;
  status: number;
  reason: string;
  fields: Record<string, string>;
  retryable: boolean;
}

export function plainError(error: unknown): PlainError {
  if (!isAppError(error)) return { code: null, status: 500, reason: String(error), fields: {}, retryable: false };
  const { code, status, message: reason, fields, retryable } = error;
  return { code, status, reason, fields, retryable };
}

/** The error that `plainError` described; an AppError again when it was one. */
export function fromPlainError({ code, ...described }: PlainError): Error {
  return code === null ? new Error(described.reason) : new AppError(code, described);
}
