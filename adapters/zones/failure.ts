import { AppError } from '../../platform/errors.ts';

export const unavailable = (reason: string, cause?: unknown): AppError =>
  new AppError('domains.registrar-unavailable', {
    status: 503,
    retryable: true,
    reason: `hosted zones: ${reason}`,
    ...(cause === undefined ? {} : { cause }),
  });

/** Whatever goes wrong leaves in our terms, unless `meaning` has an answer for the vendor's code. */
export async function guarded<T>(
  work: () => Promise<T>,
  meaning: Partial<Record<string, () => Promise<T>>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const expected = error instanceof Error ? meaning[error.name] : undefined;
    if (expected) return guarded(expected);
    throw unavailable(
      error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown failure',
      error,
    );
  }
}
