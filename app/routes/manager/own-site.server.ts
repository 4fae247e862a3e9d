import { redirect, type RouterContextProvider } from 'react-router';
import { proveSite, type SiteAccess } from '../../../modules/access/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { refusal } from '../../ui/refusal.ts';

const SITE = /^[\w-]{1,64}$/;

/**
 * What a screen shows of a site, for whoever has this right to it; everybody else is led to the door that names the site: who
 * signs in there comes back.
 */
export async function ofOwnSite<Right extends 'read' | 'draft' | 'decide' | 'manage', View>(
  { context, params }: { context: Readonly<RouterContextProvider>; params: { site: string } },
  right: Right,
  read: (ctx: Ctx, input: { by: SiteAccess<Right> }) => Promise<View>,
): Promise<View> {
  const { ctx } = context.get(appContext);
  if (!SITE.test(params.site)) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  try {
    return await read(ctx, { by: await proveSite(ctx, right, params.site) });
  } catch (error) {
    if (isAppError(error, 'sites.not-found')) throw redirect(paths.manager({ site: params.site }));
    if (isAppError(error)) throw refusal(error.status, { code: error.code, requestId: ctx.requestId });
    throw error;
  }
}
