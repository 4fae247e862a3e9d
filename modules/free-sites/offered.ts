import type { Ctx } from '../../platform/ctx.ts';
import type { Config } from '../../platform/config.ts';
import { hasPaidSite } from '../sites/index.server.ts';

/** Whether the free tier can be had in this installation: without the network's login nobody can prove a page. */
export const isConfigured = ({ social }: Config): boolean => social.appId !== undefined;

/** Whether this page may be put online for free: an order's site is not given away beside it. */
export const isOffered = async (ctx: Ctx, pageId: string): Promise<boolean> =>
  isConfigured(ctx.config) && !(await hasPaidSite(ctx, pageId));
