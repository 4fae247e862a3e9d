import type { Ctx } from '../../platform/ctx.ts';
import { availableFeatures } from '../plans/index.server.ts';

/** Whether this installation writes texts: its operator's profile says so. */
export const isOffered = (ctx: Pick<Ctx, 'config' | 'contributed'>): boolean =>
  availableFeatures(ctx).includes('texts');
