import type { Config } from '../../platform/config.ts';

/**
 * Headers of the product's own pages. `scripts` are the sources of the policy that let the page's own inline scripts run
 * and no others: one nonce, or the hash of each.
 */
export function pageHeaders(config: Config, scripts: readonly string[]): Record<string, string> {
  const provider = new URL(config.stripe.scriptUrl).origin;
  const plain = config.publicUrl.startsWith('https:') ? '' : `http://*.${config.sitesDomain}:* `;
  const sites = `${plain}https://*.${config.sitesDomain}`;
  const csp = [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')} ${provider}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: ${sites}`,
    `font-src 'self'`,
    `connect-src 'self' ${provider} https://api.stripe.com`,
    // Ourselves: the draft of a site, which its own policy puts into an origin of its own.
    `frame-src 'self' ${sites} ${provider}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ];
  return {
    'content-security-policy': csp.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...transport(config),
  };
}

/** Where we are reached by TLS, browsers come back by TLS only. */
export const transport = ({ publicUrl }: Config): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Headers of every answer that is no page: whatever a browser should make of it, it runs and embeds nothing. */
export const answerHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  ...transport(config),
});
