import type { Ctx } from '../../platform/ctx.ts';
import { strangersAmong } from './renewal/reconcile-domains.ts';

/** Names of the registrar's account that no order of ours explains. Changes nothing. */
export async function unknownDomains(ctx: Ctx): Promise<string[]> {
  const list = await ctx.ports.registrar.list();
  return strangersAmong(
    ctx,
    list.map(({ domain }) => domain),
  );
}
