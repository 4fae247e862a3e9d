/**
 * Pages of people's orders, bookings and subscriptions on our own host, `/o/{key}`: they outlive the site's host, its plan and the site
 * itself. Which room's a key is, the rooms say; the page is the same act as on the site.
 */
import type { Ctx } from '../../platform/ctx.ts';
import { liveSite, siteSpeaking, type LiveSite } from './live-site.ts';
import { lastingLegalPage } from './room-page.ts';
import type { PageOfKey, SiteAct, SiteActAnswer } from './site-acts.ts';
import { isVisitorKey } from './visitors.ts';

export const lastingPath = (key: string): string => `/o/${key}`;

/** Where somebody finds their page: on the site as long as visitors see it, else on our own host. */
export const pageUrl = (ctx: Ctx, { site, path, key }: { site: LiveSite; path: string; key: string }): string =>
  site.isShown ? `${site.url}/_${path}${key}` : lastingUrl(ctx, key);
export const lastingUrl = ({ config }: Pick<Ctx, 'config'>, key: string): string =>
  `${config.publicUrl}${lastingPath(key)}`;

const ASKED = /^([\w-]{20,40})(\.ics|\.json|\/privacy|\/cookies)?$/;

interface AskedLasting extends Pick<SiteAct, 'method' | 'query' | 'form' | 'network'> {
  /** What follows `/o/`. */
  rest: string;
}
/** Null for a key that opens nothing, the same for every such key. */
export async function lastingPage(ctx: Ctx, { rest, ...asked }: AskedLasting): Promise<SiteActAnswer | null> {
  const [, key = '', what = ''] = ASKED.exec(rest) ?? [];
  const found = isVisitorKey(key) ? await pageOfKey(ctx, key) : null;
  const site = found && (await liveSite(ctx, found.siteId));
  if (!found || !site) return null;
  const place = { path: lastingPath(key), site: site.isShown ? site.url : null };
  if (what === '/privacy' || what === '/cookies') {
    const page = what === '/privacy' ? 'privacy' : 'cookies';
    const { document: doc } = siteSpeaking(site, found.lang);
    return asked.method === 'GET' ? lastingLegalPage(ctx, doc, { page, place }) : null;
  }
  const act = {
    ...asked,
    siteId: site.id,
    isPaused: !site.isShown,
    path: found.path + what,
    lang: null,
    lasting: place,
  };
  for (const room of ctx.contributed('siteHttp')) {
    const answer = await room(ctx, act);
    if (answer) return answer;
  }
  return null;
}

async function pageOfKey(ctx: Ctx, key: string): Promise<PageOfKey | null> {
  for (const room of ctx.contributed('pageOfKey')) {
    const found = await room(ctx, key);
    if (found) return found;
  }
  return null;
}
