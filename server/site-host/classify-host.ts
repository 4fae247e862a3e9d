import type { Config } from '../../platform/config.ts';
import { previewHost } from '../../modules/sites/index.server.ts';
import { canonicalHost } from './canonical-host.ts';

/** Whose host this is, as far as the name alone tells. */
export type HostKind =
  | { kind: 'own' }
  | { kind: 'preview' }
  | { kind: 'free'; host: string; slug: string }
  | { kind: 'custom'; host: string }
  | { kind: 'invalid' };

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Answers for a Host header. Deny by default: what is not ours by name must be found in the table of sites. */
export function classifyHost(config: Config): (header: string | undefined) => HostKind {
  const own = new URL(config.publicUrl).hostname;
  const ours = LOOPBACK.has(own) ? LOOPBACK : new Set([own]);
  const preview = previewHost(config);
  const suffix = `.${config.sitesDomain}`;
  return (header) => {
    const host = canonicalHost(header);
    if (host === null) return { kind: 'invalid' };
    if (ours.has(host)) return { kind: 'own' };
    if (host === preview) return { kind: 'preview' };
    if (!host.endsWith(suffix)) return { kind: 'custom', host };
    const slug = host.slice(0, -suffix.length);
    return SLUG.test(slug) ? { kind: 'free', host, slug } : { kind: 'invalid' };
  };
}
