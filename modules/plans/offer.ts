import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { entitled } from './entitlements.ts';
import { availableFeatures } from './features.ts';
import { ENTITLEMENT_KEYS, LARGEST_PLAN, PLANS, SMALLEST_PLAN, type Offer, type Plan } from './schemas.ts';

/**
 * What this installation sells today; every public text is drawn from it. In production a plan is sold as long as it adds
 * something to the one before; a demonstration shows all of them and says what is missing.
 */
export function offerOf(ctx: Pick<Ctx, 'config' | 'contributed'>): Offer {
  const features = availableFeatures(ctx);
  const plans = PLANS.map((plan, index) => {
    const before = PLANS[index - 1] ?? 'free';
    const has = (key: (typeof features)[number]) =>
      index === 0 ? Boolean(entitled(plan, key)) : entitled(plan, key) !== entitled(before, key);
    return { plan, adds: features.filter(has) };
  });
  const free = ctx.contributed('freeTier').some((isConfigured) => isConfigured(ctx.config));
  if (ctx.config.production)
    return { plans: plans.filter(({ plan, adds }) => plan === SMALLEST_PLAN || adds.length > 0), missing: [], free };
  const missing = ENTITLEMENT_KEYS.filter(
    (key) => entitled(LARGEST_PLAN, key) !== entitled(SMALLEST_PLAN, key) && !features.includes(key),
  );
  return { plans, missing, free };
}

export const isSold = (ctx: Pick<Ctx, 'config' | 'contributed'>, plan: Plan): boolean =>
  offerOf(ctx).plans.some((sold) => sold.plan === plan);

/** Throws plans.not-sold: nobody pays for a plan that adds nothing yet, whatever a page left open may ask. */
export function requireSold(ctx: Pick<Ctx, 'config' | 'contributed'>, plan: Plan): void {
  if (!isSold(ctx, plan)) throw new AppError('plans.not-sold', { status: 409 });
}
