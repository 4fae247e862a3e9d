import type { Config } from '../../platform/config.ts';

/**
 * Headers of the product's own pages. `scripts` are the sources of the policy that let the page's own inline scripts run
 * and no others: one nonce, or the hash of each.
 */
export function pageHeaders(config: Config, scripts: readonly string[]): Record<string, string> {
  const provider = new URL(config.stripe.scriptUrl).origin;
  const sites = `http://*.${config.sitesDomain}:* https://*.${config.sitesDomain}`;
  const csp = [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')} ${provider}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: ${sites}`,
    `font-src 'self'`,
    `connect-src 'self' ${provider} https://api.stripe.com`,
    `frame-src ${sites} ${provider}`,
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
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
