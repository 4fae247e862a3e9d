/** Names under which mail and calendars of a business usually stand; a zone cannot be listed. */
export const HOSTS = 'mail smtp imap pop pop3 webmail autodiscover autoconfig pec mx mta-sts'.split(' ');

export const SERVICES = [
  '_imap._tcp',
  '_imaps._tcp',
  '_pop3s._tcp',
  '_submission._tcp',
  '_submissions._tcp',
  '_autodiscover._tcp',
  '_caldavs._tcp',
  '_carddavs._tcp',
  '_sip._tls',
  '_sipfederationtls._tcp',
];

/** DKIM selectors of the large providers, and those that people choose by hand. */
export const SELECTORS = (
  'google selector1 selector2 default dkim mail smtp email key1 key2 k1 k2 k3 s1 s2 s1024 s2048 mx zoho zmail pm fm1 fm2 fm3 ' +
  'protonmail protonmail2 protonmail3 mandrill sig1 sendgrid mailjet aruba arubamail register ovhmo ionos strato x'
).split(' ');

export const TEXTS = ['_dmarc', '_mta-sts', '_smtp._tls'];
