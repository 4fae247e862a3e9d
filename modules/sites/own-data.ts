import type { Ctx } from '../../platform/ctx.ts';
import { downloadHeaders } from '../../platform/download-headers.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteAct, SiteActAnswer } from './site-acts.ts';

interface OwnData extends Pick<SiteAct, 'lasting'> {
  site: LiveSite;
  /** Of the file, without what follows its point. */
  name: string;
  kept: object;
}

/**
 * What is kept of one person at a site, as a file that any program and a person reads, with whose site it is and where it says for how long and
 * why it is kept (GDPR, art. 15 and 20): on our own host, where the site's own page may be none any more, on that of the file.
 */
export function ownDataAnswer({ config }: Pick<Ctx, 'config'>, { site, lasting, name, kept }: OwnData): SiteActAnswer {
  const { document: doc, url } = site;
  const origin = lasting === null ? url : (lasting.site ?? `${config.publicUrl}${lasting.path}`);
  const controller = [doc.name, ...doc.footer.legal].map(({ value }) => value);
  const body = JSON.stringify({ controller, privacy: `${origin}/privacy`, ...kept }, null, 2);
  const headers = downloadHeaders('application/json; charset=utf-8', `filename="${name}.json"`);
  return { status: 200, body, headers: { ...headers, 'cache-control': 'no-store' } };
}
