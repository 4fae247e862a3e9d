import { downloadHeaders } from '../../platform/download-headers.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteActAnswer } from './site-acts.ts';

/**
 * What is kept of one person at a site, as a file that any program and a person reads, with whose site it is and where it says for how long and
 * why it is kept (GDPR, art. 15 and 20).
 */
export function ownDataAnswer({ document: doc, url }: LiveSite, name: string, kept: object): SiteActAnswer {
  const controller = [doc.name, ...doc.footer.legal].map(({ value }) => value);
  const body = JSON.stringify({ controller, privacy: `${url}/privacy`, ...kept }, null, 2);
  const headers = downloadHeaders('application/json; charset=utf-8', `filename="${name}.json"`);
  return { status: 200, body, headers: { ...headers, 'cache-control': 'no-store' } };
}
