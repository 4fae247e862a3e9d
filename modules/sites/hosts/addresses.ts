import type { Config } from '../../../platform/config.ts';

/** Host of the free address of a site, without port. */
export const freeHost = (config: Config, slug: string): string => `${slug}.${config.sitesDomain}`;

export const previewHost = (config: Config): string => `preview.${config.sitesDomain}`;

/** Where the page of a draft stands while its owner edits it. */
export const canvasHost = (config: Config): string => `canvas.${config.sitesDomain}`;

/** Scheme, host and port under which this installation answers for `host`; no trailing slash. */
export function originOf(config: Config, host: string): string {
  const { protocol, port } = new URL(config.publicUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
