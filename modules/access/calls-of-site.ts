import type * as mini from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { defineCall, type HttpCall, type Schema } from '../../platform/http-call.ts';
import { proveSite, type SiteAccess } from './prove-site.ts';

interface Limit {
  burst: number;
  perMinute: number;
}

/** A part of what an owner does with a site, with a screen of its own. */
interface PartOfSite {
  /** Below the address of the site: '/bookings'. */
  path: `/${string}`;
  limit: Limit;
  /** Of what the screen shows. */
  answer: Schema;
  view: (ctx: Ctx, given: { by: SiteAccess<'draft'> }) => Promise<unknown>;
}
interface About {
  id: string;
  summary: string;
}
interface AboutAct<Body> extends About {
  body: mini.ZodMiniType<Body>;
  /** Where it differs from that of the part. */
  limit?: Limit;
}
/** `id`: of what the path names below the part; empty where it names nothing. */
type ActRight = 'draft' | 'publish' | 'manage' | 'dispose';
type Act<Right extends ActRight, Body> = (
  ctx: Ctx,
  given: { by: SiteAccess<Right>; id: string } & Body,
) => Promise<unknown>;

/** Calls of a screen: its first look, and acts of whoever may write for the site, publish it, manage it or dispose of its money and people, each answered with all that the screen shows. */
export function callsOfSite({ path, limit, answer, view }: PartOfSite) {
  const base = `/buy_yr/api/site/{id}${path}` as const;
  const act = <Right extends ActRight, Body>(
    below: `/${string}`,
    right: Right,
    about: AboutAct<Body>,
    run: Act<Right, Body>,
    sees: (ctx: Ctx, by: SiteAccess<Right>) => SiteAccess<'draft'> | Promise<SiteAccess<'draft'>>,
  ): HttpCall =>
    defineCall({
      method: 'post',
      path: `${base}${below}`,
      limit,
      answer,
      ...about,
      async run(ctx, { params: { id, ...names }, body }) {
        const [named = ''] = Object.values<string>(names);
        const by = await proveSite(ctx, right, id);
        await run(ctx, { by, id: named, ...(await body()) });
        return view(ctx, { by: await sees(ctx, by) });
      },
    });
  const anew = (ctx: Ctx, { siteId }: { siteId: string }) => proveSite(ctx, 'draft', siteId);
  return {
    look: (about: About): HttpCall =>
      defineCall({
        method: 'get',
        path: base,
        limit,
        answer,
        ...about,
        run: async (ctx, { params }) => view(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
      }),
    draft: <Body>(below: `/${string}`, about: AboutAct<Body>, run: Act<'draft', Body>): HttpCall =>
      act(below, 'draft', about, run, (_ctx, by) => by),
    publish: <Body>(below: `/${string}`, about: AboutAct<Body>, run: Act<'publish', Body>): HttpCall =>
      act(below, 'publish', about, run, anew),
    manage: <Body>(below: `/${string}`, about: AboutAct<Body>, run: Act<'manage', Body>): HttpCall =>
      act(below, 'manage', about, run, anew),
    dispose: <Body>(below: `/${string}`, about: AboutAct<Body>, run: Act<'dispose', Body>): HttpCall =>
      act(below, 'dispose', about, run, anew),
  };
}
