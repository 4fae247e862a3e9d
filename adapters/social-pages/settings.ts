import { z } from 'zod';
import { byCommas, defineSettings, secret, url, withoutSlash } from '../../platform/settings.ts';

const digits = (of: string) =>
  z
    .string()
    .regex(/^\d{5,25}$/, `must be the digits of ${of}`)
    .optional();

export const socialSettings = defineSettings({
  variables: {
    SOCIAL_API_BASE: url('the social network’s Graph API').default('https://graph.facebook.com/v25.0'),
    SOCIAL_ACCESS_TOKEN: secret('the social network’s access token'),
    SOCIAL_APP_SECRET: secret('the social network’s app secret'),
    SOCIAL_APP_ID: digits('the social network’s app id'),
    SOCIAL_LOGIN_CONFIG: digits('a login configuration'),
    SOCIAL_CONNECT_CONFIG: digits('a login configuration'),
    SOCIAL_WEBHOOK_TOKEN: secret('the verify token of the social network’s webhook').optional(),
    SOCIAL_DIALOG_BASE: url('the social network’s login dialog').default('https://www.facebook.com/v25.0'),
    SOCIAL_PICTURE_HOSTS: z.string().default('.fbcdn.net,.cdninstagram.com,lookaside.fbsbx.com'),
  },
  rows: [
    {
      names: ['SOCIAL_ACCESS_TOKEN', 'SOCIAL_APP_SECRET'],
      unset: '–',
      what: 'Graph API with Page Public Content Access',
    },
    {
      names: ['SOCIAL_APP_ID', 'SOCIAL_LOGIN_CONFIG'],
      unset: '–',
      what: 'lets customers sign in by Facebook and owners of a page put it online for free (the app’s secret is `SOCIAL_APP_SECRET`), for an app of the business kind by a configuration (`config_id`) that is made in the network’s dashboard; without it by a mailed link only',
    },
    {
      names: ['SOCIAL_WEBHOOK_TOKEN', 'SOCIAL_CONNECT_CONFIG'],
      unset: '–',
      what: 'lets customers connect their page, so that its news come at once: the verify token of the webhook `/webhooks/social`, and for an app of the business kind a configuration with the permissions',
    },
    {
      names: ['SOCIAL_API_BASE', 'SOCIAL_DIALOG_BASE', 'SOCIAL_PICTURE_HOSTS'],
      unset: 'the vendor’s',
      what: 'Graph API, login dialog, whose pictures may be fetched (a leading dot means any sub-domain)',
    },
  ],
  read: (env) => ({
    apiBase: withoutSlash(env.SOCIAL_API_BASE),
    accessToken: env.SOCIAL_ACCESS_TOKEN,
    appSecret: env.SOCIAL_APP_SECRET,
    pictureHosts: byCommas(env.SOCIAL_PICTURE_HOSTS),
    /** Undefined: nobody logs in by the social network. */
    appId: env.SOCIAL_APP_ID,
    /** Undefined: the login asks by the name of the permission. */
    loginConfig: env.SOCIAL_LOGIN_CONFIG,
    /** Undefined: connecting asks by the names of the permissions. */
    connectConfig: env.SOCIAL_CONNECT_CONFIG,
    /** Undefined: no page can be connected. */
    webhookToken: env.SOCIAL_WEBHOOK_TOKEN,
    dialogBase: withoutSlash(env.SOCIAL_DIALOG_BASE),
  }),
});
