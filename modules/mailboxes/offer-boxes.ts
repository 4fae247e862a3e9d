import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { K } from '../plans/schemas.ts';
import type { BoxesOffer } from './schemas.ts';
import { suggestNames } from './suggested-names.ts';
import { mailboxChoices } from './tables.ts';

/**
 * Boxes that can be chosen with a domain of the cart: proposed for a business called `name`, and what was chosen before. Null where
 * this installation has no mailboxes. `by`: null before there is an order.
 */
export async function offerBoxes(
  ctx: Ctx,
  { by, name, lang }: { by: OrderAccess<'prepare'> | null; name: string; lang: Lang },
): Promise<BoxesOffer | null> {
  if (!ctx.config.mailHost) return null;
  const [choice] = by
    ? await ctx.db
        .select({ names: mailboxChoices.names })
        .from(mailboxChoices)
        .where(eq(mailboxChoices.orderId, by.orderId))
    : [];
  const suggested = suggestNames({ name, lang, taken: [] }).slice(0, K.mailboxes);
  return { most: K.mailboxes, proposed: choice?.names ?? suggested };
}
