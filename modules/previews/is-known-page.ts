import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';

/** A form is not kept waiting for a slow network: the order asks again when it is opened. */
const PATIENCE_MS = 2500;

/** False where the network says that there is no such public page; true also where it does not answer in time. */
export async function mayBeAPage(ctx: Ctx, pageId: string): Promise<boolean> {
  const patience = Promise.withResolvers<true>();
  const timer = setTimeout(() => patience.resolve(true), PATIENCE_MS);
  const asked = ctx.ports.social.read(pageId).then(
    () => true,
    (error: unknown) => !isAppError(error, 'previews.page-missing'),
  );
  try {
    return await Promise.race([asked, patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}
