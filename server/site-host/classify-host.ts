import type { Config } from '../../platform/config.ts';
import { canvasHost, originOf, previewHost } from '../../modules/sites/index.server.ts';
import { canonicalHost } from './canonical-host.ts';

/** Whose host this is, as far as the name alone tells. */
export type HostKind =
  | { kind: 'own' }
  | { kind: 'preview' }
  | { kind: 'canvas' }
  | { kind: 'free'; host: string; slug: string }
  | { kind: 'custom'; host: string }
  | { kind: 'invalid' };

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** A developer's browser may name this machine either way. */
const LOOPBACK = ['localhost', '127.0.0.1'];

const ownHosts = (config: Config): string[] => {
  const { hostname } = new URL(config.publicUrl);
  return LOOPBACK.includes(hostname) ? LOOPBACK : [hostname];
};

/** Origins of our own pages: only they may frame a preview. */
export const ownOrigins = (config: Config): string[] => ownHosts(config).map((host) => originOf(config, host));

/** Answers for a Host header. Deny by default: what is not ours by name must be found in the table of sites. */
export function classifyHost(config: Config): (header: string | undefined) => HostKind {
  const ours = new Set(ownHosts(config));
  const preview = previewHost(config);
  const canvas = canvasHost(config);
  const suffix = `.${config.sitesDomain}`;
  return (header) => {
    const host = canonicalHost(header);
    if (host === null) return { kind: 'invalid' };
    if (ours.has(host)) return { kind: 'own' };
    if (host === preview) return { kind: 'preview' };
    if (host === canvas) return { kind: 'canvas' };
    if (!host.endsWith(suffix)) return { kind: 'custom', host };
    const slug = host.slice(0, -suffix.length);
    return SLUG.test(slug) ? { kind: 'free', host, slug } : { kind: 'invalid' };
  };
}
