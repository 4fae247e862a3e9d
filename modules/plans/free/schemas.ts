/** What a browser is told of the free tier. Browser-safe. */
import * as z from 'zod/mini';

/** GET /buy_yr/api/page/{id}/free: whether this page may be put online for free. */
export const freeOffer = z.object({ offered: z.boolean() });
