/** Every variable that the product reads: its own, and those that each adapter declares of its vendor. */
import { z } from 'zod';
import { arubaSettings } from '../adapters/aruba/settings.ts';
import { dnsSettings } from '../adapters/dns/settings.ts';
import { mailHostSettings } from '../adapters/dovecot/settings.ts';
import { filesSettings } from '../adapters/files-s3/settings.ts';
import { newsSettings, smtpSettings } from '../adapters/mail-smtp/settings.ts';
import { mailgunSettings } from '../adapters/mailgun/settings.ts';
import { registrarSettings } from '../adapters/registrar/settings.ts';
import { socialSettings } from '../adapters/social-pages/settings.ts';
import { stripeSettings } from '../adapters/stripe/settings.ts';
import { zoneSettings } from '../adapters/zones/settings.ts';
import { ownSettings } from './own-settings.ts';

/** Those of the vendors, by their part of the configuration. */
export const SETTINGS = {
  stripe: stripeSettings,
  social: socialSettings,
  registrar: registrarSettings,
  zones: zoneSettings,
  dns: dnsSettings,
  eInvoices: arubaSettings,
  smtp: smtpSettings,
  news: newsSettings,
  mailgun: mailgunSettings,
  mailHost: mailHostSettings,
  files: filesSettings,
} as const;

/** What is wrong with a variable is said behind its name. */
export const environment = z.object({
  ...ownSettings.variables,
  ...stripeSettings.variables,
  ...socialSettings.variables,
  ...registrarSettings.variables,
  ...zoneSettings.variables,
  ...dnsSettings.variables,
  ...arubaSettings.variables,
  ...smtpSettings.variables,
  ...newsSettings.variables,
  ...mailgunSettings.variables,
  ...mailHostSettings.variables,
  ...filesSettings.variables,
});
