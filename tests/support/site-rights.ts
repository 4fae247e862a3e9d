import { expect } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { SITE_RIGHT } from '../../modules/access/rights.rules.ts';
import type { Ctx } from '../../platform/ctx.ts';

/** The rights that this caller has to a site. Without one of them, the site is none for them. */
export async function rightsTo(ctx: Ctx, siteId: string): Promise<string[]> {
  const asked = await Promise.all(
    SITE_RIGHT.map((right) =>
      proveSite(ctx, right, siteId).then(
        () => [right],
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'sites.not-found', status: 404 });
          return [];
        },
      ),
    ),
  );
  return asked.flat();
}
