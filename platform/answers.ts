/** What calls answer that are of no room. Browser-safe. */
import * as z from 'zod/mini';

/** Of a call that has nothing to say but that it was done. */
export const done = z.object({});

/** What a browser reads of GET /readyz. */
export const readiness = z.object({ recovering: z.boolean() });

/**
 * The body of every refused call. `code` is the message key, `message` its sentence in the caller's language (English for
 * programs that name none); `fields` maps a field to its fault.
 */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    request_id: z.string(),
  }),
});
export type ApiError = z.infer<typeof apiError>;
