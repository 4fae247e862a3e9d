/** What the calls about a payment account give. Browser-safe. */
import * as z from 'zod/mini';

/** POST …/takings/account */
export const accountInput = z.object({});
/** Where the owner goes on: a page of the provider's that opens once. */
export const accountLink = z.object({ url: z.string() });
